/**
 * A redirect's target with the query of the request, before the target's own hash.
 * @param query Empty, or from the question mark on.
 */
export const withQuery = (target: string, query: string): string => {
  const [address = "", ...hash] = target.split(/(?=#)/);
  const joined = address.includes("?") ? query.replace(/^\?/, "&") : query;
  return [address, joined, ...hash].join("");
};

/** Characters allowed in an address (RFC 3986): others are percent-encoded, and encoded ones are left unchanged. */
const UNFIT = /%(?![0-9A-Fa-f]{2})|[^\w.~:/?#[\]@!&'()*+,;=%-]+/g;

/**
 * A redirect's target for a Location header. No text can end the header or be special in a server's configuration:
 * quotation marks, braces, backslashes, dollars, spaces and line breaks are percent-encoded.
 */
export const asLocation = (target: string): string =>
  target.replaceAll(/\p{Surrogate}/gu, "\ufffd").replaceAll(UNFIT, (text) => encodeURIComponent(text));
