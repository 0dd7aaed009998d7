import { gatsby } from "./gatsby-globals";
import { linkAt, pageBehind } from "./page-link";

/**
 * Links in editors' texts are plain anchors. They navigate within the app like all others, with the delay announced and
 * the page kept offline. Gatsby's own links have called `preventDefault` by now.
 */
export const followTextLinks = (): void => {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkAt(event);
    const navigate = gatsby.navigate();
    if (!link || !navigate || pageBehind(link) === null) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
};
