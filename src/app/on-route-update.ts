import { focusArrival } from "./runtime/focus-arrival";
import { beginAtTop } from "./runtime/keep-scroll";
import { layOutAll } from "./runtime/lay-out-rest";
import { leavePageFacts } from "./runtime/leave-page-facts";
import { leaveEarlierNavigations } from "./runtime/mind-navigation";
import { keepArrival } from "./runtime/read-offline";
import type { RouteUpdate } from "./runtime/route-update";

/** The reader is about to see another page, or another state of the same. */
export const onPreRouteUpdate = (update: RouteUpdate): void => {
  leaveEarlierNavigations();
  leavePageFacts(update);
  if (update.prevLocation) layOutAll();
};

/** The reader has arrived. */
export const onRouteUpdate = (update: RouteUpdate): void => {
  beginAtTop(update);
  focusArrival(update);
  keepArrival(update);
};
