import { gatsby } from "./gatsby-globals";
import { linkAt, pageBehind } from "./page-link";

/**
 * Links in what editors write are plain anchors. They are followed as all others are: within the app, with the wait
 * announced and the reader kept when there is no network. Gatsby's own links have prevented the click by now.
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
