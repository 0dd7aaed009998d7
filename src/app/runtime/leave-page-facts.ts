interface Navigation {
  readonly location: Pick<Location, "pathname">;
  readonly prevLocation: Pick<Location, "pathname"> | null;
}

/**
 * The build writes into each page what it tells machines. It holds for the page that was loaded: a reader who goes on
 * within the site leaves it behind.
 */
export const onPreRouteUpdate = ({ location, prevLocation }: Navigation): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const element of document.querySelectorAll("[data-maskin]")) element.remove();
};
