import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ACCOUNT_ROUTES, type Role, sessionSchema } from "../../api/accounts";
import type { ProviderSettings } from "../access/provider/provider-settings";
import { Accounts } from "../accounts/accounts";
import { editorServer } from "../http/server";
import { PreviewServer } from "../preview/preview";
import { contentInGit } from "./content-in-git";

export const ORIGIN = "https://rediger.example.no";
export const PASSWORD = "lerret og lys i salen";

interface Asked {
  readonly method?: "GET" | "POST" | "DELETE" | "HEAD";
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Sent {
  readonly port: number;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** Sends the path unmodified: `inject` and `fetch` resolve `..` before the server sees it. */
const overHttp = ({ port, path, method, headers, payload }: Sent): Promise<{ statusCode: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      answer.setEncoding("utf8");
      answer
        .toArray()
        .then((parts) => resolve({ statusCode: answer.statusCode ?? 0, body: parts.join("") }))
        .catch(reject);
    });
    sent.on("error", reject).end(payload);
  });

/** A hosted desk on a copy of the demonstration, as if behind a reverse proxy. */
export const hostedDesk = async (
  provider: ProviderSettings | null = null,
  releasesIn: (root: string) => string | undefined = () => undefined,
) => {
  const content = contentInGit();
  const stateRoot = join(content.root, "state");
  const appRoot = join(content.root, "app");
  mkdirSync(appRoot);
  writeFileSync(join(appRoot, "index.html"), "<title>Redaksjonen</title>");
  let moved = 0;
  const accounts = new Accounts({ folder: stateRoot, now: () => Date.now() + moved });
  const about = { desk: content.desk, stateRoot };
  const server = await editorServer({
    ...about,
    appRoot,
    access: { hosting: { isHosted: true, origin: ORIGIN, previewOrigin: null }, accounts, provider },
    publishing: {
      refreshRoot: join(content.root, "refresh"),
      refreshTimes: "",
      target: { command: undefined, releases: releasesIn(content.root), reload: undefined },
    },
    preview: new PreviewServer({ ...about, port: 8201, setting: "av", deskAddress: ORIGIN, origin: null }),
  });

  const port = async (): Promise<number> => {
    if (!server.server.listening) await server.listen({ port: 0, host: "127.0.0.1" });
    return (server.server.address() as AddressInfo).port;
  };

  /** A browser: it keeps the session's cookie, and that of a known device. */
  const newBrowser = () => {
    const jar = new Map<string, string>();
    const cookieOf = (name: string) => (jar.has(name) ? [`${name}=${jar.get(name)}`] : []);
    const cookie = () => cookieOf("__Host-redaksjon").join("");
    const requestOf = ({ method = "GET", body, headers = {} }: Asked) => {
      const isChange = method === "POST" || method === "DELETE";
      return {
        method,
        headers: {
          host: new URL(ORIGIN).host,
          "x-forwarded-proto": "https",
          "x-forwarded-for": "192.0.2.7",
          ...(isChange && { origin: ORIGIN, "content-type": "application/json" }),
          ...(jar.size > 0 && { cookie: [...jar.keys()].flatMap(cookieOf).join("; ") }),
          ...headers,
        },
        ...(isChange && { payload: JSON.stringify(body ?? {}) }),
      };
    };
    const ask = async (asked: Asked) => {
      const answer = await server.inject({ ...requestOf(asked), url: asked.url });
      for (const { name, value } of answer.cookies) jar.set(name, value);
      return answer;
    };
    /** The same request over a socket, with the path unmodified. */
    const askRaw = async (asked: Asked) => {
      const { method, headers, payload = "" } = requestOf(asked);
      const length = { "content-length": `${Buffer.byteLength(payload)}` };
      return overHttp({ port: await port(), path: asked.url, method, headers: { ...headers, ...length }, payload });
    };
    const login = (email: string, password: string) =>
      ask({ method: "POST", url: ACCOUNT_ROUTES.session, body: { email, password } });
    return { ask, askRaw, login, cookie };
  };

  /** A person with an account, and that person's logged-in browser. */
  const newPerson = async (name: string, role: Role) => {
    const email = `${name.toLowerCase()}@example.no`;
    const { secret } = accounts.invite({ email, role, by: null });
    const browser = newBrowser();
    const body = { secret, name, password: PASSWORD };
    const answer = await browser.ask({ method: "POST", url: ACCOUNT_ROUTES.acceptance, body });
    const { person } = sessionSchema.parse(answer.json());
    return { ...browser, email, id: person?.id ?? "" };
  };

  return {
    ...content,
    accounts,
    server,
    newBrowser,
    newPerson,
    /** Advances the clock of sessions, invitations and the audit trail. */
    wait: (ms: number) => {
      moved += ms;
    },
    close: async () => {
      await server.close();
      accounts.close();
      content.remove();
    },
  };
};
