/**
 * The path that a redirect leads from, decoded, as servers compare it. Editors write it as the address bar shows it or
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
 * A percent-decoded path in NFC; unchanged when the encoding is invalid. A Mac may write å as two code points, which
 * look the same.
 */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path.normalize("NFC");
  }
};

/** The forms that a decoded path may have in requests, for servers that compare bytes. */
export const requestedForms = (path: string): readonly string[] => [
  ...new Set([path.normalize("NFC"), path.normalize("NFD")]),
];

/** The decoded path of a link, without query and hash, as in pages and redirects. */
export const pathOfLink = (href: string): string => decodedPath(href.replace(/[?#].*$/s, "")) || "/";

/** Encodes a path as in `location.pathname`. */
export const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
