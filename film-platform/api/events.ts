import { z } from "zod";
import { type App, Refusal } from "../app";
import { liveShowing as toLive } from "../data/seats";
import type { PartnerApi } from "./partner-api";
import { eventsQuery, liveShowing } from "./shapes";

/** The ticket system's current data of showings; unknown ones are left out. */
export const eventsCall = (app: App, { partner, programme }: PartnerApi): void => {
  app.get(
    "/events",
    { schema: { querystring: eventsQuery, response: { 200: z.array(liveShowing) } } },
    async ({ query: { site, keys } }) => {
      if (site !== partner) throw new Refusal(404, `Her svarer partner ${partner}, ikke ${site}.`);
      const requested = new Set(keys.split(","));
      return programme()
        .showings.filter(({ id }) => requested.has(id))
        .map(toLive);
    },
  );
};
