/**
 * The path and query of the page that a link leads to within the site; null for files, other sites, new windows, and
 * targets on the same page.
 */
export const pageBehind = (link: HTMLAnchorElement): string | null => {
  if (link.origin !== window.location.origin || link.hasAttribute("download") || link.relList.contains("external")) {
    return null;
  }
  if (link.target !== "" && link.target !== "_self") return null;
  if (/\.[a-z0-9]+$/i.test(link.pathname) || link.pathname === window.location.pathname) return null;
  return link.pathname + link.search;
};

/** The link that an event happened on or in. */
export const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
