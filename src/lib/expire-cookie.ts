/** "hus.no" and "no" of "hus.no": the domains that a cookie of this host may have been set for. */
const domainsOf = (host: string): readonly string[] =>
  host.split(".").map((_part, index, parts) => parts.slice(index).join("."));

/**
 * Removes a cookie that scripts can read. Whether it was set for this host or a parent domain cannot be read, so it is
 * expired for each; browsers ignore domains that a page may not set.
 */
export const expireCookie = (name: string): void => {
  const expired = `${name}=; Path=/; Max-Age=0`;
  for (const where of ["", ...domainsOf(window.location.hostname).map((domain) => `; Domain=${domain}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: constant text, and not every browser has the Cookie Store
    document.cookie = expired + where;
  }
};
