const DATA = /^\/(page|slice)-data\/[^?]+\.json(?:$|\?)/;

/** A server that answers with a page of its own, or stops in the middle. */
const isCut = (text: string): boolean => !(text.startsWith("{") && text.trimEnd().endsWith("}"));

/** Gatsby's loader asks again by itself for a page's data that did not come, but not when the answer is broken, nor for slices. */
const isBad = (kind: string | undefined, { status, responseText }: XMLHttpRequest): boolean =>
  (status === 200 && isCut(responseText)) || (kind === "slice" ? status !== 200 : status === 500);

const RETRY_MS = 300;

/** Has data that comes broken asked for once more, in the same request, before Gatsby's loader hears of it. */
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
