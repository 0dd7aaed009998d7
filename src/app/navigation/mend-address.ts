import { pageDataPath } from "../../rules/addresses/page-data-path";
import { decodedPath, encodedPath } from "../../rules/addresses/redirect-path";

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

/** The page that an address without one is likely to mean: in lower case, without what a sentence puts after it. */
export const meantPath = (path: string): string =>
  encodedPath(
    decodedPath(decodablePath(path))
      .normalize()
      .toLowerCase()
      .replace(/[\s.,;:!?'"»”’)\]>]+$/, "") || "/",
  );

const isPage = (path: string): Promise<boolean> =>
  fetch(pageDataPath(path), { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

const NOT_FOUND = "/404.html";

/**
 * Leaves the not-found page for the page that is meant, if there is one. Otherwise makes the address decodable, since
 * Gatsby would end with an exception and an empty page.
 */
export const mendAddress = async (): Promise<void> => {
  const { pathname, search, hash } = window.location;
  const meant = meantPath(pathname);
  if (globalThis.pagePath === NOT_FOUND && meant !== pathname && (await isPage(meant))) {
    window.location.replace(meant + search + hash);
    await new Promise(() => undefined);
  }
  const mended = decodablePath(pathname) + search + (isDecodable(hash) ? hash : "");
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, "", mended);
};
