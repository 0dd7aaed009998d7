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
