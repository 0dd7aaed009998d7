import runtime from "site-runtime.json";
import { keepInstallPrompt } from "../features/film-club/film-club";
import { connectEvents, connectFilmClub } from "./connect/connect";
import { trackFollowedLists } from "./connect/tracking";
import { bypassReact } from "./first-load/early-taps";
import { logBundleErrors } from "./navigation/loading/bundle-errors";
import { wrapLoader } from "./navigation/loading/wrap-loader";
import { leaveForMeantPage } from "./navigation/meant-page";
import { setPagePath } from "./navigation/page-path";
import { redirectAtLoad } from "./navigation/redirect-at-load";

const collectErrors = async (url: string): Promise<void> => {
  const { collectErrorsAt } = await import("./failures/collect-errors");
  collectErrorsAt(url);
};

/** Runs first in the browser. Gatsby waits for the returned promise before it hydrates. */
export const onClientEntry = (): Promise<void> | undefined => {
  setPagePath();
  if (runtime.errorCollector !== null) void collectErrors(runtime.errorCollector).catch(() => undefined);
  logBundleErrors();
  bypassReact();
  wrapLoader();
  if (runtime.analytics !== null) trackFollowedLists();
  if (runtime.memberPages !== null) keepInstallPrompt();
  connectEvents();
  connectFilmClub();
  // Webpack leaves this branch out of a build, and its import with it: in a function of its own it would be published.
  // The preview's clock is set before the page is drawn.
  if (process.env.NODE_ENV === "development") {
    return import("./develop/develop").then(({ startDevelop }) => {
      startDevelop();
      return redirectAtLoad() ?? leaveForMeantPage();
    });
  }
  return redirectAtLoad() ?? leaveForMeantPage();
};
