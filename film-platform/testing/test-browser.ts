/** The origin of the tests' pages. */
const PAGE = "http://localhost:8000";

interface Cookie {
  readonly value: string;
  readonly path: string;
  /** The raw Set-Cookie header. */
  readonly said: string;
}

interface Call {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed as JSON; undefined when it is not JSON. */
  readonly json: unknown;
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A browser's cookies, and a page that repeats the XSRF cookie as the site's client does. */
export const newBrowser = () => {
  const cookies = new Map<string, Cookie>();
  const keep = (said: string): void => {
    const [, name = "", value = "", path = "/"] = /^([^=]+)=([^;]*).*?Path=([^;]+)/.exec(said) ?? [];
    cookies.set(`${name} ${path}`, { value, path, said });
  };
  const cookie = (name: string, path = "/") => cookies.get(`${name} ${path}`);
  const cookiesFor = (path: string): string =>
    [...cookies]
      .filter(([, one]) => path.startsWith(one.path))
      .map(([key, { value }]) => `${key.split(" ")[0]}=${value}`)
      .join("; ");
  const call = async (url: string, { method = "GET", body, headers = {} }: Call = {}): Promise<Answer> => {
    const xsrf = cookie("XSRF-TOKEN")?.value;
    const response = await fetch(url, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: {
        Origin: PAGE,
        Cookie: cookiesFor(new URL(url).pathname),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(xsrf === undefined ? {} : { "X-XSRF-TOKEN": xsrf }),
        ...headers,
      },
    });
    response.headers.getSetCookie().forEach(keep);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: asJson(text) };
  };
  return {
    call,
    cookie,
    get: (url: string) => call(url),
    post: (url: string, body?: unknown, headers?: Call["headers"]) =>
      call(url, { method: "POST", body, ...(headers ? { headers } : {}) }),
  };
};

export type Browser = ReturnType<typeof newBrowser>;
