import runtime from "site-runtime.json";
import { tellPagePath } from "./page-path";
import { logBundleErrors } from "./runtime/bundle-errors";
import { connectEvents } from "./runtime/connect-events";
import { connectFilmClub } from "./runtime/connect-film-club";
import { leaveEarlyTaps } from "./runtime/early-taps";
import { mindNavigation } from "./runtime/mind-navigation";
import { redirectAtLoad } from "./runtime/redirect-at-load";
import { rememberLists } from "./tracking";

const collectErrors = async (url: string): Promise<void> => {
  const { collectErrorsAt } = await import("./runtime/collect-errors");
  collectErrorsAt(url);
};

/** The first that runs in the browser. Gatsby waits for what it gives before it draws. */
export const onClientEntry = (): Promise<void> | undefined => {
  tellPagePath();
  if (runtime.errorCollector !== null) void collectErrors(runtime.errorCollector).catch(() => undefined);
  logBundleErrors();
  leaveEarlyTaps();
  mindNavigation();
  if (runtime.analytics !== null) rememberLists();
  connectEvents();
  connectFilmClub();
  return redirectAtLoad();
};
