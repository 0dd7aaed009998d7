import { z } from "zod";
import { turnsOf } from "../../../../src/rules/showing-state";
import { wholeNumber } from "../entities/fields";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading, moreLink } from "./settings";

export const schedule = defineBlock({
  component: "schedule",
  train: "program",
  version: "v8",
  about: "Programmet, dag for dag.",
  doc: "Showings day by day.",
  slots: { events: { model: "event", collection: true } },
  settings: z.strictObject({
    heading,
    variant: z.enum(["hero", "list"]).default("list").describe("hero er forsidens store program."),
    days: wholeNumber(1, 366).optional().describe("Hvor mange dager med forestillinger som vises."),
    link: moreLink,
    filters,
    childQuestion,
    emptyText,
  }),
  // A week in reserve, so that the page stays full although nobody builds it for some days.
  horizon: ({ days }) => (days === undefined ? null : days + 7),
  turns: turnsOf,
  fieldsSdl: `
    "Example: \\"På kino nå\\""
    heading: String
    "hero or list. Example: \\"hero\\""
    variant: String!
    "How many days with showings are shown; null for all. Example: 4"
    days: Int
    "Example: link { label path }"
    link: Link
    "Whether the reader can filter. Example: true"
    filters: Boolean!
    "Whether it asks for the child's age. Example: true"
    childQuestion: Boolean!
    "Shown when there is nothing to show. Example: \\"Ingen forestillinger\\""
    emptyText: String!
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Earliest first. Example: events { start }"
    events: [Event!]! @link
    "What the events show, each once. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, variant, days, link, ...settings }, { todayNode }) => ({
    heading: heading ?? null,
    variant,
    days: days ?? null,
    link: link ?? null,
    ...settings,
    today: todayNode,
  }),
});
