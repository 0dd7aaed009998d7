const headersOf = (init: RequestInit): readonly (readonly [string, string])[] => [...new Headers(init.headers)];

/**
 * A `fetch` for tests in jsdom, which has none: over its XMLHttpRequest, so that cookies, origin and preflights are
 * those of a browser.
 */
export const xhrFetch = (url: string, init: RequestInit): Promise<Pick<Response, "ok" | "status" | "text">> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", url);
    request.withCredentials = init.credentials === "include";
    for (const [name, value] of headersOf(init)) request.setRequestHeader(name, value);
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ ok: status >= 200 && status < 300, status, text: async () => responseText });
    };
    request.onerror = () => reject(new TypeError("Failed to fetch"));
    request.onabort = () => reject(new DOMException("Aborted", "AbortError"));
    init.signal?.addEventListener("abort", () => request.abort());
    request.send(typeof init.body === "string" ? init.body : null);
  });
