import { provideEvents } from "../../features/events/events-source";
import { loadTwice } from "../../lib/fetch-code";
import { filmPlatform } from "./film-platform";

/** Connects live events to the film platform. Without one, or without its address, pages stay as they were built. */
export const connectEvents = (): void => {
  const platform = filmPlatform();
  if (platform === null) return;
  provideEvents(async () => {
    const { connectTo } = await loadTwice(() => import("./live-events"));
    return connectTo(platform);
  });
};
