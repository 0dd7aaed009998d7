import { pageDataPath } from "../../../domain/addresses/page-data-path";
import { decodedPath, encodedPath } from "../../../domain/addresses/redirect-path";
import { decodablePath, requestedPath } from "./mend-address";

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

/** Leaves the not-found page for the page that is meant, if there is one. */
export const leaveForMeantPage = async (): Promise<void> => {
  const { pathname, search, hash } = window.location;
  const meant = meantPath(pathname);
  if (globalThis.pagePath !== NOT_FOUND || meant === requestedPath() || !(await isPage(meant))) return;
  // A mended address is the page's already; replaced by itself, it would only be scrolled to its hash.
  if (meant === pathname) window.location.reload();
  else window.location.replace(meant + search + hash);
  await new Promise(() => undefined);
};
