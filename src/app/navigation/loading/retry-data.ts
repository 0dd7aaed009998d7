import { beforeOpen } from "./before-open";

const DATA = /^\/(page|slice)-data\/[^?]+\.json(?:$|\?)/;

/** Truncated, or an HTML page of the server. */
const isCut = (text: string): boolean => !(text.startsWith("{") && text.trimEnd().endsWith("}"));

/** Gatsby's loader retries a failed request for page data, but not an invalid response, nor data of slices. */
const isBad = (kind: string | undefined, { status, responseText }: XMLHttpRequest): boolean =>
  (status === 200 && isCut(responseText)) || (kind === "slice" ? status !== 200 : status === 500);

const RETRY_MS = 300;

/** Retries an invalid response once, in the same XMLHttpRequest, before Gatsby's loader sees it. */
export const retryData = (): void => {
  const retried = new Set<string>();
  beforeOpen((request, { method, url, reopen }) => {
    const kind = DATA.exec(url)?.[1];
    if (kind === undefined || method !== "GET") return;
    request.addEventListener("readystatechange", (event) => {
      if (request.readyState !== request.DONE || retried.has(url) || !isBad(kind, request)) return;
      retried.add(url);
      event.stopImmediatePropagation();
      setTimeout(() => {
        reopen();
        request.send();
      }, RETRY_MS);
    });
  });
};
