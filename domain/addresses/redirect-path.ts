/**
 * The path that a redirect leads from, as servers compare it: decoded. Editors write it as the address bar shows it or
 * as it is copied, "/Påske" or "/P%C3%A5ske". Null when no request can have it: control characters, empty segments, `.`
 * and `..`.
 */
export const redirectPath = (written: string): string | null => {
  const path = decodedPath(written);
  const segments = path.split("/").slice(1);
  const isReachable =
    path.startsWith("/") &&
    !/[\p{Cc}\p{Surrogate}\\?#]/u.test(path) &&
    segments.every((segment) => !["", ".", ".."].includes(segment));
  return isReachable ? path : null;
};

/**
 * A percent-decoded path in NFC; not decoded when the encoding is invalid. A Mac may write å as two characters, which
 * look the same.
 */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path.normalize("NFC");
  }
};

/** The forms in which requests may have a decoded path, for servers that compare bytes. */
export const requestedForms = (path: string): readonly string[] => [
  ...new Set([path.normalize("NFC"), path.normalize("NFD")]),
];

/** The decoded path of a link, without query and hash, as pages and redirects have it. */
export const pathOfLink = (href: string): string => decodedPath(href.replace(/[?#].*$/s, "")) || "/";

/** A decoded path as `location.pathname` gives it. */
export const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
