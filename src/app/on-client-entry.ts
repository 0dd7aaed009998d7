import { connectEvents } from "./runtime/connect-events";
import { preparePages } from "./runtime/prepare-pages";
import { redirectAtLoad } from "./runtime/redirect-at-load";

/** The first that runs in the browser. Gatsby waits for what it gives before it draws. */
export const onClientEntry = (): Promise<void> | undefined => {
  preparePages();
  connectEvents();
  return redirectAtLoad();
};
