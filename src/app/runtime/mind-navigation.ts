import { announcingDelay, endDelay } from "./announce-delay";
import { gatsby, type Load } from "./gatsby-globals";
import { arriveAtPage, onlyLatest } from "./latest-load";
import { stayStill } from "./navigation-state";
import { mindTargets } from "./navigation-target";
import { forgetOutcomes, recordOutcome } from "./outcomes";
import { mindingFailures } from "./page-failures";
import { withBlocks } from "./prepare-pages";
import { retryData } from "./retry-data";
import { endWay, watchLeaving } from "./under-way";
import { watchRequests } from "./watch-requests";
import { wholePages } from "./whole-pages";

const nothing: Load = async () => undefined;

let load: Load = nothing;

/** Loads a page that may be wanted soon. Nobody is told when it fails. */
export const loadAhead = (path: string): Promise<unknown> => load(path).catch(() => undefined);

/** Puts what is ours between Gatsby and its loader. From the inside out: header and footer, blocks, the latest only, the wait, failures. */
export const mindNavigation = (): void => {
  const loader = gatsby.loader();
  if (!loader) return;
  load = withBlocks(wholePages(loader.loadPage));
  loader.loadPage = mindingFailures(announcingDelay(onlyLatest(load)));
  loader.hovering = (path) => void loadAhead(path);
  mindTargets();
  watchLeaving();
  retryData();
  watchRequests(recordOutcome);
  window.addEventListener("online", () => {
    forgetOutcomes();
    stayStill();
  });
};

/** The reader has arrived at another page, or at another place of the same. */
export const leaveEarlierNavigations = (): void => {
  if (!arriveAtPage()) return;
  endDelay();
  endWay();
  stayStill();
};
