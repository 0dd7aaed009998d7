import { z } from "zod";
import { onScreenUntil } from "../../../../src/rules/showing";
import { turnsOf } from "../../../../src/rules/showing-state";
import { text, wholeNumber } from "../entities/fields";
import { defineBlock } from "./define-block";
import { emptyText } from "./settings";

/** So long a screen that nobody reloads can go on: it moves on at midnight by itself. */
const DAYS_AHEAD = 10;

export const foyerScreen = defineBlock({
  component: "foyer-screen",
  train: "program",
  version: "v8",
  about: "Foajéskjermen: dagens forestillinger i stort, for en skjerm som står på hele dagen.",
  doc: "Today's showings for a big screen in the foyer.",
  slots: { events: { model: "event", collection: true } },
  settings: z.strictObject({
    heading: text.describe("Overskriften på skjermen, for eksempel husets navn."),
    seconds: wholeNumber(6, 120).default(12).describe("Hvor mange sekunder hver side står når ikke alt får plass."),
    emptyText,
  }),
  givesHeading: true,
  horizon: () => DAYS_AHEAD,
  turns: (times) => [...turnsOf(times), onScreenUntil(times)],
  fieldsSdl: `
    "Example: \\"Rakkestad kulturhus\\""
    heading: String!
    "How long a page stands, in seconds. Example: 12"
    seconds: Int!
    "Shown when there is nothing to show. Example: \\"Ingen forestillinger\\""
    emptyText: String!
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Earliest first. Example: events { start }"
    events: [Event!]! @link
    "What the events show, each once. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, seconds, emptyText }, { todayNode }) => ({ heading, seconds, emptyText, today: todayNode }),
});
