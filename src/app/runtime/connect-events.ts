import runtime from "site-runtime.json";
import { provideEvents } from "../../features/events/events-source";

declare global {
  /** Set by tests before the page loads: where the film platform is. */
  var kulturhusFilmPlatform: string | undefined;
}

/** Tells live events where the film platform is. Without one, or without its address, pages stay as they were built. */
export const connectEvents = (): void => {
  const url = globalThis.kulturhusFilmPlatform ?? runtime.platform?.url;
  const site = runtime.platform?.site;
  if (!url || site === undefined) return;
  provideEvents(async () => {
    const { connectTo } = await import("../live-events");
    return connectTo({ url, site });
  });
};
