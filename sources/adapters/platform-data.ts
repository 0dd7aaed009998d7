import { z } from "zod";
import { toLocal, wallClock } from "../../domain/time/oslo";
import { platformDataApi } from "../../src/features/partner-services/build/platform-data";
import { runtimeApi } from "../../src/features/partner-services/build/runtime-api";
import { cancellationOf } from "../merge/as-content";
import {
  isAnyUnknown,
  type Pulled,
  type PulledProduction,
  type PulledShowing,
  type Skipped,
  SourceFault,
} from "../records";
import { callSource, parseAnswer, parseRecords, type Refused } from "./call-source";

const PAGE = 500;

/** Converts wall clock, or an instant with an offset, to wall clock. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/, "er ikke et tidspunkt")
  .refine((text) => !Number.isNaN(Date.parse(text)), "er ikke et tidspunkt")
  .transform((text) => (/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? toLocal(Date.parse(text)) : wallClock(text)));

/** An id, which some systems write as a number. */
const id = z.union([z.string().min(1), z.int()]).transform(String);
const text = z.string().nullish();

const production = z.object({
  id,
  kind: z.enum(["film", "culture"]),
  title: z.string().min(1),
  typeText: text,
  originalTitle: text,
  ediNumber: z.union([z.string(), z.int()]).transform(String).nullish(),
  runningTime: z.number().nullish(),
  ageLimit: text,
  genres: z.array(z.string()).nullish(),
  directors: z.array(z.string()).nullish(),
  spokenLanguage: text,
  subtitles: text,
  format: text,
  premiere: text,
  year: z.number().nullish(),
  country: text,
  distributor: text,
  summary: text,
});

const siteEvent = z.object({
  id,
  production: production.nullable(),
  start: moment,
  end: moment.nullish(),
  hall: z.string(),
  status: z.string(),
  reason: text,
  previousStart: moment.nullish(),
  saleOpens: moment.nullish(),
  prices: z.array(z.object({ label: z.string(), amount: z.number() })).nullish(),
  ticketUrl: text,
});

const sites = z.array(z.object({ id, name: text }));
const siteEvents = z.object({ total: z.int().min(0), events: z.array(z.unknown()) });
const basicEvent = z.object({ id, start: moment, hall: z.string(), status: z.string(), reason: text });

/** What a record that is not as agreed may still say, each field alone. */
const remains = z.object({
  id: id.nullable().catch(null),
  production: production.nullable().catch(null),
  start: moment.nullable().catch(null),
  hall: z.string().nullable().catch(null),
  status: z.string().nullable().catch(null),
  reason: z.string().nullable().catch(null),
});

type ProductionAnswer = z.output<typeof production>;

const hasContent = ([, value]: [string, unknown]): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

const productionOf = ({ id, kind, title, ediNumber, summary, ...facts }: ProductionAnswer): PulledProduction => ({
  id,
  kind,
  title,
  ediNumber: ediNumber ?? null,
  summary: summary ?? null,
  facts: Object.fromEntries(Object.entries(facts).filter(hasContent)),
});

const showingOf = (event: z.output<typeof siteEvent>): PulledShowing | Skipped =>
  event.production === null
    ? {
        id: event.id,
        why: "kilden sier ikke hva som vises",
        cancels: cancellationOf({ ...event, production: null, reason: event.reason ?? null }),
      }
    : {
        id: event.id,
        production: productionOf(event.production),
        start: event.start,
        end: event.end ?? null,
        hall: event.hall,
        status: event.status,
        reason: event.reason ?? null,
        previousStart: event.previousStart ?? null,
        saleOpens: event.saleOpens ?? null,
        prices: event.prices ?? null,
        ticketUrl: event.ticketUrl ?? null,
      };

/** A record that cannot be taken, but for its cancellation. */
const skippedOf = ({ record, why }: Refused): Skipped => {
  const { id, production, ...said } = remains.parse(typeof record === "object" && record !== null ? record : {});
  return {
    id: id ?? "",
    ...(production !== null && { what: production.title }),
    why,
    cancels: cancellationOf({
      ...said,
      id: id ?? "",
      production: production === null ? null : productionOf(production),
    }),
  };
};

interface Options {
  readonly site: number;
  readonly data: { readonly url: string; readonly user: string; readonly password: string };
  /** The service for changes at short notice; null without one. */
  readonly runtime: { readonly url: string } | null;
}

type Api = ReturnType<typeof platformDataApi>;

const siteText = ({ id: number, name }: z.output<typeof sites>[number]): string =>
  name ? `${number} (${name})` : number;

/** Reports a wrong site number with the valid ones: the events call just returns an empty list. */
const checkSite = async (api: Api, { site }: Options): Promise<void> => {
  const call = { request: "sites" };
  const known = parseAnswer(sites, await callSource(call, () => api.sites()), call);
  if (known.some((one) => one.id === String(site))) return;
  const others = known.length === 0 ? "ingen nettsteder" : known.map(siteText).join(", ");
  throw new SourceFault(
    `nettstedet ${site} finnes ikke hos kilden, som har ${others}. → Rett site i sources.json, eller partners i filen til nettstedet.`,
  );
};

/** Page by page, one request at a time. */
const eventsFrom = async (api: Api, { site }: Options) => {
  const events: unknown[] = [];
  const call = { request: `sites/${site}/events` };
  for (;;) {
    const answer = await callSource(call, () => api.events(site, { skip: events.length, take: PAGE }));
    const { total, events: page } = parseAnswer(siteEvents, answer, call);
    events.push(...page);
    if (page.length === 0 || events.length >= total) return parseRecords(siteEvent, events, call);
  }
};

const basicFrom = async ({ site, runtime }: Options) => {
  if (runtime === null) return { read: [], refused: [] };
  const call = { request: `sites/${site}/basic_events` };
  const answer = await callSource(call, () => runtimeApi(runtime).basicEvents(site));
  return parseRecords(basicEvent, parseAnswer(z.array(z.unknown()), answer, call), call);
};

/** The platform data service, with newer data from the runtime service. */
export const platformData = async (options: Options): Promise<Pulled> => {
  const api = platformDataApi(options.data);
  await checkSite(api, options);
  const { read: events, refused } = await eventsFrom(api, options);
  const { read: basic, refused: refusedBasic } = await basicFrom(options);
  const newer = new Map(basic.map((one) => [one.id, one]));
  const records = events
    .map((one) => ({ ...one, ...newer.get(one.id), reason: newer.get(one.id)?.reason ?? one.reason }))
    .map(showingOf);
  const listed = new Set(events.map(({ id }) => id));
  const alone = basic.filter(({ id }) => !listed.has(id));
  const malformed = [...refused, ...refusedBasic].map(skippedOf);
  return {
    showings: records.flatMap((one) => ("why" in one ? [] : [one])),
    skipped: [
      ...records.flatMap((one) => ("why" in one ? [one] : [])),
      ...malformed,
      ...alone.flatMap((one) => {
        const cancels = cancellationOf({ ...one, reason: one.reason ?? null });
        return cancels === undefined ? [] : [{ id: one.id, why: "", cancels }];
      }),
    ],
    isPartial: isAnyUnknown(malformed),
    articles: null,
  };
};
