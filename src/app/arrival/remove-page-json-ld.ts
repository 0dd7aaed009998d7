import type { RouteUpdate } from "./route-update";

/**
 * The build writes structured data into each page. It describes the page that was loaded, so it is removed on
 * navigation.
 */
export const removePageJsonLd = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const element of document.querySelectorAll("[data-maskin]")) element.remove();
};
