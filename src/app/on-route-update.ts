import { isForward } from "../layout/first-row-first";
import { leaveFirstPage } from "../lib/first-page";
import { focusArrival, releaseFocus } from "./arrival/focus-arrival";
import { beginAtTop } from "./arrival/keep-scroll";
import { removePageJsonLd } from "./arrival/remove-page-json-ld";
import type { RouteUpdate } from "./arrival/route-update";
import { runSteps } from "./failures/steps";
import { layOutAll } from "./first-load/lay-out-rest";
import { navigationRendered } from "./navigation/loading/wrap-loader";
import { checkAction } from "./navigation/router-action";
import { cacheVisitedPage } from "./offline/read-offline";

/** Called before another page, or another state of the same, is rendered. */
export const onPreRouteUpdate = (update: RouteUpdate): void => {
  if (update.prevLocation) checkAction(update.location);
  if (update.prevLocation && update.prevLocation.pathname !== update.location.pathname) leaveFirstPage();
  runSteps(
    navigationRendered,
    () => removePageJsonLd(update),
    () => releaseFocus(update),
  );
  // Going back needs the page's full height at once. Going forward, this would lay out the rest of the current page.
  if (update.prevLocation && !isForward(update.location)) layOutAll();
};

/** Called when it has been rendered. */
export const onRouteUpdate = (update: RouteUpdate): void => {
  if (update.prevLocation) layOutAll();
  runSteps(
    () => beginAtTop(update),
    () => focusArrival(update),
    () => cacheVisitedPage(update),
  );
};
