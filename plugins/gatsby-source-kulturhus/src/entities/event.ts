import { z } from "zod";
import { isProgrammeCalendar, programmeCalendar } from "../../../../src/rules/calendar-address";
import { toEpoch, toIso, wallClock } from "../../../../src/rules/oslo";
import { ACCESSIBILITY, SHOWING_STATUSES, showingEnd } from "../../../../src/rules/showing";
import { sequenceOf } from "../../../../src/rules/showing-change";
import { evenWhenFieldsAreWrong, id, kroner, list, moment, schemaReference, text, webUrl, wholeNumber } from "./fields";
import type { Production } from "./production";

export const accessibility = z.array(z.enum(ACCESSIBILITY)).default([]);

/** Section 3, Event: one showing of a film, or one holding of a culture event. */
export const eventSchema = z
  .strictObject({
    id: id.describe("Fast kjennetegn. Billettsystem og kalendere kjenner forestillingen igjen på det."),
    production: id.describe("Id-en til filmen eller arrangementet."),
    start: moment.describe("Når det begynner, i norsk tid: 2026-12-01T18:00."),
    end: moment.optional().describe("Når det slutter. Trengs bare når spilletiden ikke er oppgitt."),
    hall: id.describe("Salen: id-en fra nettstedets liste."),
    status: z.enum(SHOWING_STATUSES).describe("Hvordan det står til med billettene."),
    reason: text.optional().describe("Hvorfor forestillingen er avlyst eller flyttet."),
    previousStart: moment.optional().describe("Det gamle tidspunktet for en flyttet forestilling."),
    saleOpens: moment.optional().describe("Når billettsalget åpner."),
    accessibility: accessibility.describe("Tilrettelegging på denne forestillingen."),
    features: list(text).default([]).describe("Korte merkelapper: Seniorkino, Babykino, Den store kinodagen …"),
    prices: list(z.strictObject({ label: text, amount: kroner }))
      .default([])
      .describe("Prisene. Tom liste når det er gratis."),
    ticketUrl: webUrl.optional().describe("Lenken til billettkjøp."),
    note: text.optional().describe("En kort beskjed til publikum."),
    changed: moment.optional().describe("Når forestillingen sist ble endret, for kalendere og kanaler."),
    revision: wholeNumber(0, 10_000)
      .default(0)
      .describe("Øk med 1 når du angrer en avlysning, eller flytter én gang til. Ellers trengs det ikke."),
  })
  .superRefine((event, context) => {
    if (isProgrammeCalendar(event.id)) {
      context.addIssue({
        code: "custom",
        path: ["id"],
        message: `er opptatt: ${programmeCalendar(event.id)} er kalenderen for programmet. → Velg en annen id.`,
      });
    }
    const need = (field: "reason" | "previousStart" | "saleOpens", why: string) => {
      if (event[field] === undefined) context.addIssue({ code: "custom", path: [field], message: why });
    };
    if (event.status === "cancelled") need("reason", "mangler. → Skriv hvorfor forestillingen er avlyst.");
    if (event.status === "moved") {
      need("reason", "mangler. → Skriv hvorfor forestillingen er flyttet.");
      need("previousStart", "mangler. → Skriv det gamle tidspunktet, for eksempel 2026-12-01T18:00.");
    }
    if (event.status === "saleOpensAt") need("saleOpens", "mangler. → Skriv når billettsalget åpner.");
    const { start, end } = event;
    const areMoments = [start, end].every((value) => moment.safeParse(value).success);
    if (end !== undefined && areMoments && toEpoch(end) <= toEpoch(start)) {
      context.addIssue({
        code: "custom",
        path: ["end"],
        message:
          "er ikke senere enn start. → Skriv når forestillingen slutter. Er den etter midnatt, så skriv neste dags dato.",
      });
    }
  }, evenWhenFieldsAreWrong);

export const eventsFileSchema = z
  .strictObject({ $schema: schemaReference, events: list(eventSchema) })
  .describe("Forestillinger.");

export type Event = z.infer<typeof eventSchema>;

export const EVENT_SDL = /* GraphQL */ `
  """
  One showing of a film, or one holding of a culture event.
  """
  type Event implements Node @dontInfer {
    "The id that editors wrote and the live events call uses. Example: \\"nattekspressen-1201-1800\\""
    key: String!
    "What is shown. Example: production { title }"
    production: Production! @link
    "Oslo wall clock. Example: \\"2026-12-01T18:00\\""
    start: String!
    "Oslo wall clock: its own end, or start + advertising + running time; null when unknown. Example: \\"2026-12-01T20:05\\""
    end: String
    "ISO 8601 with offset. Example: \\"2026-12-01T18:00:00+01:00\\""
    startIso: String!
    "ISO 8601 with offset, or null. Example: \\"2026-12-01T20:05:00+01:00\\""
    endIso: String
    "Where. Example: hall { name }"
    hall: Hall! @link
    "planned, saleOpensAt, onSale, fewLeft, soldOut, free, cancelled or moved. Example: \\"onSale\\""
    status: String!
    "Why it was cancelled or moved. Example: \\"Sykdom\\""
    reason: String
    "The old start of a moved showing. Example: \\"2026-12-01T17:00\\""
    previousStart: String
    "When the sale of tickets opens. Example: \\"2026-12-03T10:00\\""
    saleOpens: String
    "hearingLoop, audioDescription, norwegianSubtitles, relaxed, baby, wheelchair. Example: [\\"hearingLoop\\"]"
    accessibility: [String!]!
    "Short tags. Example: [\\"Seniorkino\\"]"
    features: [String!]!
    "Prices; empty when it is free. Example: prices { label amount }"
    prices: [Price!]!
    "Where tickets are sold. Example: \\"https://billett.example.no/forestilling/1\\""
    ticketUrl: String
    "A short word to the audience. Example: \\"Regissøren er til stede.\\""
    note: String
    "When it was last changed, Oslo wall clock; null when editors have not said. Example: \\"2026-11-16T09:00\\""
    changed: String
    "Rises with every change that calendars must hear of. Example: 1"
    sequence: Int!
  }

  """
  A price in Norwegian kroner.
  """
  type Price @dontInfer {
    "For whom. Example: \\"Honnør\\""
    label: String!
    "Kroner. Example: 110"
    amount: Float!
  }
`;

interface EventContext {
  readonly production: Production;
  readonly advertisingMinutes: number;
}

interface KnownEnd extends EventContext {
  readonly end: string | null;
}

const ends = new WeakMap<Event, KnownEnd>();

/**
 * When an event ends, as content would write it; films have advertising before them. Checks, opening hours, pages and
 * nodes ask it of every event.
 */
export const eventEnd = (event: Event, { production, advertisingMinutes }: EventContext): string | null => {
  const known = ends.get(event);
  if (known?.production === production && known.advertisingMinutes === advertisingMinutes) return known.end;
  const end = showingEnd({
    start: event.start,
    end: event.end,
    runningTime: production.runningTime,
    advertising: production.object === "movie" ? advertisingMinutes : 0,
  });
  ends.set(event, { production, advertisingMinutes, end });
  return end;
};

export const eventNode = (
  event: Event,
  { nodeIds, ...context }: EventContext & { nodeIds: { production: string; hall: string } },
) => {
  const end = eventEnd(event, context);
  return {
    key: event.id,
    production: nodeIds.production,
    start: wallClock(event.start),
    end: end === null ? null : wallClock(end),
    startIso: toIso(event.start),
    endIso: end === null ? null : toIso(end),
    hall: nodeIds.hall,
    status: event.status,
    reason: event.reason ?? null,
    previousStart: event.previousStart === undefined ? null : wallClock(event.previousStart),
    saleOpens: event.saleOpens === undefined ? null : wallClock(event.saleOpens),
    accessibility: event.accessibility,
    features: event.features,
    prices: event.prices,
    ticketUrl: event.ticketUrl ?? null,
    note: event.note ?? null,
    changed: event.changed === undefined ? null : wallClock(event.changed),
    sequence: sequenceOf(event),
  };
};
