/** Gatsby decodes a path twice and a hash once, and none of it is guarded. */
const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(decodeURIComponent(text));
    return true;
  } catch {
    return false;
  }
};

/** Bytes as older programs write them, in Latin-1: "%E5pningstider". */
const fromLatin1 = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (_byte, code: string) =>
    encodeURIComponent(String.fromCharCode(parseInt(code, 16))),
  );

/** A path that Gatsby can decode: the same one, or the nearest without percent signs of its own. */
export const decodablePath = (path: string): string => {
  const plain = path.replace(/%25|%(?![0-9a-f]{2})/gi, "");
  const found = [path, plain, fromLatin1(plain)].find(isDecodable) ?? path.replaceAll("%", "");
  return found.replace(/^\/{2,}/, "/");
};

let requested: string | null = null;

/** The path that the page was requested by, also when it has been mended. */
export const requestedPath = (): string => requested ?? window.location.pathname;

/**
 * Makes the address decodable. Gatsby's router decodes it while its code loads, before any hook: mended later, it has
 * thrown already, or keeps the address as it was.
 */
export const mendAddress = (): void => {
  const { pathname, search, hash } = window.location;
  requested = pathname;
  const mended = decodablePath(pathname) + search + (isDecodable(hash) ? hash : "");
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, "", mended);
};
