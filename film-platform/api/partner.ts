import type { App } from "../app";
import { accountCalls } from "./account";
import { eventsCall } from "./events";
import { memberCalls } from "./member";
import { movieCalls } from "./movies";
import type { PartnerApi } from "./partner-api";
import { qrPicture } from "./qr-picture";

/** All calls of a partner, below its own address. */
export const partnerCalls = (app: App, api: PartnerApi): void => {
  accountCalls(app, api);
  movieCalls(app, api);
  memberCalls(app, api);
  eventsCall(app, api);
  qrPicture(app);
};
