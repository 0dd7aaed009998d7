/**
 * A redirect's target with the query that was asked with, before the target's own hash.
 * @param query Empty, or from the question mark on.
 */
export const withQuery = (target: string, query: string): string => {
  const [address = "", ...hash] = target.split(/(?=#)/);
  const joined = address.includes("?") ? query.replace(/^\?/, "&") : query;
  return [address, joined, ...hash].join("");
};

/** As it stands in a Location header: letters such as å are percent-encoded, and what is encoded stays as it is. */
export const asLocation = (target: string): string => encodeURI(target).replaceAll("%25", "%");
