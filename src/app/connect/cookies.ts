/** The platform's cookie that pages can read and repeat in a header, against cross-site request forgery. */
export const XSRF_COOKIE = "XSRF-TOKEN";

const cookieOf = (name: string): string | null => {
  const start = `${name}=`;
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  if (found === undefined) return null;
  const value = found.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The header X-XSRF-TOKEN with the cookie's value; none without the cookie, and none in Node, which has no cookies. */
export const xsrfHeaders = (): Readonly<Record<string, string>> => {
  const token = typeof document === "undefined" ? null : cookieOf(XSRF_COOKIE);
  return token === null ? {} : { "X-XSRF-TOKEN": token };
};

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
