import { domainToUnicode } from "node:url";

/** An address as people read it: "https://www.xn--blfjellkino-y8a.no/filmer" → "www.blåfjellkino.no/filmer". */
export const shownAddress = (address: string): string =>
  address.replace(/^https:\/\/([^/]+)/, (_, host: string) => domainToUnicode(host) || host);
