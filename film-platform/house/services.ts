import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { PARTNERS } from "../address";
import { type App, Refusal } from "../app";
import type { House } from "../data/programme";
import { faultHooks } from "../faults/fault-hooks";
import type { Faults } from "../faults/faults";
import { FILES_PREFIX, fileCalls } from "./files";
import { MANAGEMENT_AUTH_PREFIX, MANAGEMENT_PREFIX, managementCalls, tokenCalls } from "./management";
import { isSecret, ofSite, siteId } from "./request";
import { basicEvent, siteAnswer, siteEventsAnswer, siteEventsQuery } from "./shapes";

/** The credentials of the platform data service. */
export const DATA_USER = "kulturhus";
export const DATA_PASSWORD = "plattformdata-118";

export const DATA_PREFIX = "/platform-data";
export const RUNTIME_PREFIX = "/runtime";

const HOUSE_NAME = "Rakkestad kino";

/** What the calls are called in orders for faults. */
const CALLS: Readonly<Record<string, string>> = {
  [`${DATA_PREFIX}/sites`]: "sites",
  [`${DATA_PREFIX}/sites/:siteId/events`]: "siteEvents",
  [`${RUNTIME_PREFIX}/sites/:site/basic_events`]: "basicEvents",
  [`${MANAGEMENT_PREFIX}/site/:siteId/article`]: "article",
  [`${MANAGEMENT_AUTH_PREFIX}/token`]: "token",
  [`${FILES_PREFIX}/:siteId/kalender.ics`]: "calendar",
  [`${FILES_PREFIX}/:siteId/program.csv`]: "spreadsheet",
};

const callOf = ({ routeOptions }: FastifyRequest): string => CALLS[routeOptions.url ?? ""] ?? "";

const EXPECTED = `Basic ${Buffer.from(`${DATA_USER}:${DATA_PASSWORD}`).toString("base64")}`;

interface Services {
  readonly house: () => House;
  /** Null when faults cannot be ordered. */
  readonly faults: Faults | null;
}

const dataCalls = (app: App, house: Services["house"]): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (isSecret(request.headers.authorization, EXPECTED)) return;
    reply.header("WWW-Authenticate", "Basic");
    throw new Refusal(401, "Brukernavnet eller passordet er feil.");
  });
  app.get("/sites", { schema: { response: { 200: z.array(siteAnswer) } } }, async () =>
    PARTNERS.map((id) => ({ id, name: HOUSE_NAME, timeZone: "Europe/Oslo" })),
  );
  const schema = { params: z.object({ siteId }), querystring: siteEventsQuery, response: { 200: siteEventsAnswer } };
  app.get("/sites/:siteId/events", { schema }, async ({ params, query: { skip, take } }) => {
    ofSite(params.siteId);
    const { productions, showings } = house();
    return {
      total: showings.length,
      events: showings.slice(skip, skip + take).map(({ production, ...showing }) => ({
        ...showing,
        production: productions.find(({ id }) => id === production) ?? null,
      })),
    };
  });
};

const runtimeCalls = (app: App, house: Services["house"]): void => {
  const schema = { params: z.object({ site: siteId }), response: { 200: z.array(basicEvent) } };
  app.get("/sites/:site/basic_events", { schema }, async ({ params }) => {
    ofSite(params.site);
    return house().showings.map(({ id, start, hall, status, reason }) => ({ id, start, hall, status, reason }));
  });
};

/**
 * Platform data with basic auth, the runtime service, which is open, the management service with its token service
 * (specification, section 7); and a calendar and a spreadsheet, which other systems give.
 */
export const houseServices = async (app: App, { house, faults }: Services): Promise<void> => {
  const tokens = new Set<string>();
  const services = [
    [DATA_PREFIX, dataCalls],
    [RUNTIME_PREFIX, runtimeCalls],
    [MANAGEMENT_AUTH_PREFIX, tokenCalls(tokens)],
    [MANAGEMENT_PREFIX, managementCalls(tokens)],
    [FILES_PREFIX, fileCalls],
  ] as const;
  for (const [prefix, calls] of services) {
    await app.register(
      async (scope) => {
        if (faults) faultHooks(scope, "house", faults, callOf);
        calls(scope, house);
      },
      { prefix },
    );
  }
};
