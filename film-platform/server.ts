import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import { PARTNERS } from "./address";
import { partnerCalls } from "./api/partner";
import { type App, newApp } from "./app";
import { ensureDemoMember, isDemoMember } from "./data/demo-member";
import type { Programme } from "./data/programme";
import { demoTickets } from "./data/tickets";
import { faultCalls } from "./faults/fault-calls";
import { faultHooks } from "./faults/fault-hooks";
import { newFaults } from "./faults/faults";
import { allowLocalPages } from "./guard/cors";
import { rateLimitsOf } from "./guard/rate-limits";
import { sessionsOf } from "./guard/session";
import { refuseForgedWrites } from "./guard/xsrf";
import { changeCalls, newChanges } from "./house/changes";
import { houseServices } from "./house/services";
import { openStore } from "./store/open-store";

const MONTH_MINUTES = 30 * 24 * 60;

export interface FilmPlatformOptions {
  /** Films and showings as they are now. */
  readonly programme: () => Programme;
  /** The folder of the database. */
  readonly dataFolder: string;
  /** Today in Oslo: "2026-12-24". */
  readonly today: string;
  readonly sessionMinutes: number;
  /** How long a marsToken can be switched for a new session; a month when left out. */
  readonly tokenMinutes?: number;
  /** The limit per minute for logins, new accounts and forgotten passwords of one account, of each kind. */
  readonly loginTries: number;
  /** The limit per minute for one sender, of all kinds together. */
  readonly senderTries: number;
  /** Whether faults can be configured. */
  readonly faults: boolean;
  /** Tickets that the demonstration member has besides its three. */
  readonly olderTickets?: number;
  /** Milliseconds since 1970; tests of expiry advance it. */
  readonly now?: () => number;
}

/** The film platforms of both partners in one server, which does not listen yet. */
export const filmPlatform = async (options: FilmPlatformOptions): Promise<App> => {
  const { today, tokenMinutes = MONTH_MINUTES, olderTickets = 0, now = Date.now } = options;
  const changes = newChanges();
  const programme = () => changes.applied(options.programme());
  const app = newApp();
  const store = openStore({ folder: options.dataFolder, now });
  app.addHook("onClose", async () => store.close());
  await allowLocalPages(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  refuseForgedWrites(app, options.sessionMinutes);
  const faults = newFaults();
  if (options.faults) {
    faultCalls(app, faults);
    changeCalls(app, changes);
  }
  await houseServices(app, { house: () => programme().house, faults: options.faults ? faults : null });

  for (const partner of PARTNERS) {
    await ensureDemoMember({ partner, store, programme: programme(), today });
    const tickets = demoTickets({ partner, programme: programme(), today, olderTickets });
    await app.register(
      async (scope) => {
        if (options.faults) faultHooks(scope, partner, faults);
        partnerCalls(scope, {
          partner,
          store,
          sessions: sessionsOf({ partner, store, minutes: options.sessionMinutes }),
          programme,
          today,
          ticketsOf: (member) => (isDemoMember(member) ? tickets : []),
          tokenMinutes,
          tries: rateLimitsOf(scope, { ofAccount: options.loginTries, ofSender: options.senderTries }),
        });
      },
      { prefix: `/${partner}` },
    );
  }
  return app;
};
