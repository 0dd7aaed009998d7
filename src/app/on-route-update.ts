import { isForward } from "../layout/first-row-first";
import { leaveFirstPage } from "../lib/first-page";
import { focusArrival } from "./runtime/focus-arrival";
import { beginAtTop } from "./runtime/keep-scroll";
import { layOutAll } from "./runtime/lay-out-rest";
import { leavePageFacts } from "./runtime/leave-page-facts";
import { leaveEarlierNavigations } from "./runtime/mind-navigation";
import { keepArrival } from "./runtime/read-offline";
import type { RouteUpdate } from "./runtime/route-update";
import { takeSteps } from "./runtime/steps";

/** The reader is about to see another page, or another state of the same. */
export const onPreRouteUpdate = (update: RouteUpdate): void => {
  if (update.prevLocation && update.prevLocation.pathname !== update.location.pathname) leaveFirstPage();
  takeSteps(leaveEarlierNavigations, () => leavePageFacts(update));
  // Going back needs the next page's whole height at once. Going forward, the page that is left would be laid out to its end.
  if (update.prevLocation && !isForward(update.location)) layOutAll();
};

/** The reader has arrived. */
export const onRouteUpdate = (update: RouteUpdate): void => {
  if (update.prevLocation) layOutAll();
  takeSteps(
    () => beginAtTop(update),
    () => focusArrival(update),
    () => keepArrival(update),
  );
};
