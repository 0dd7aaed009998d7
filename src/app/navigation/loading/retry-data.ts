const DATA = /^\/(page|slice)-data\/[^?]+\.json(?:$|\?)/;

/** Truncated, or an HTML page of the server. */
const isCut = (text: string): boolean => !(text.startsWith("{") && text.trimEnd().endsWith("}"));

/** Gatsby's loader retries a failed request for page data, but not an invalid response, nor data of slices. */
const isBad = (kind: string | undefined, { status, responseText }: XMLHttpRequest): boolean =>
  (status === 200 && isCut(responseText)) || (kind === "slice" ? status !== 200 : status === 500);

const RETRY_MS = 300;

/** Retries an invalid response once, in the same XMLHttpRequest, before Gatsby's loader sees it. */
export const retryData = (): void => {
  const { prototype } = globalThis.XMLHttpRequest;
  const { open } = prototype;
  const retried = new Set<string>();
  prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    async: boolean = true,
    user?: string | null,
    password?: string | null,
  ) {
    const address = String(url);
    const kind = DATA.exec(address)?.[1];
    if (kind !== undefined && method === "GET") {
      this.addEventListener("readystatechange", (event) => {
        if (this.readyState !== this.DONE || retried.has(address) || !isBad(kind, this)) return;
        retried.add(address);
        event.stopImmediatePropagation();
        setTimeout(() => {
          open.call(this, method, url, async, user, password);
          this.send();
        }, RETRY_MS);
      });
    }
    open.call(this, method, url, async, user, password);
  };
};
