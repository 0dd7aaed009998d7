/**
 * Texts of error responses. They are constant: internal errors, paths and stacks belong in the server's log. Missing
 * pages have a page of their own (404.html).
 */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: "Serveren forstår ikke forespørselen.",
  404: "Siden finnes ikke.",
  405: "Her kan du bare hente sider og filer.",
  408: "Forespørselen kom ikke fram i tide.",
  412: "Fila er ikke lenger den samme.",
  413: "Forespørselen er for stor.",
  414: "Adressen er for lang.",
  416: "Fila har ingen slik del.",
  431: "Forespørselen er for stor.",
};

export const CLIENT_FAULT = "Serveren kan ikke svare på forespørselen.";
export const SERVER_FAULT = "Noe gikk galt hos oss. Prøv igjen om litt.";

export const FAULTS: readonly (readonly [status: number, text: string])[] = Object.entries(BY_STATUS).map(
  ([status, text]) => [Number(status), text],
);

export const faultText = (status: number): string => BY_STATUS[status] ?? (status >= 500 ? SERVER_FAULT : CLIENT_FAULT);

export const FAULT_TYPE = "text/plain; charset=utf-8";

/** Caches store 405, 414 and 501 by default (RFC 9110, 15.1). */
export const NOT_KEPT = "no-store";
