import { z } from "zod";
import { field } from "../define/field";
import { derived } from "../define/naming";
import { picture, text, wholeNumber } from "../fields";
import { onScreenUntil } from "../showings/showing";
import { turnsOf } from "../showings/showing-state";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { openDaysOfRows, partRows, partsOfRows, rows } from "./part-rows";
import { emptyText, today } from "./settings";

/** For this many days, a screen that is not reloaded advances at midnight. */
const DAYS_AHEAD = 10;

export const foyerScreen = defineBlock({
  component: "foyer-screen",
  isLazy: true,
  train: "program",
  version: "v8",
  label: "Foajéskjerm",
  about:
    "Foajéskjermen: forestillingene i dag og neste dag i stort, og hva som skjer i huset nå, for en skjerm som står på hele dagen.",
  doc: "Showings of two days, and what goes on now, for the foyer screen.",
  slots: {
    events: { model: "event", collection: true, doc: "Earliest first.", example: "events { start }" },
  },
  settings: z.strictObject({
    heading: field(text, {
      label: "Overskrift",
      help: "Overskriften på skjermen, for eksempel husets navn.",
      example: "Rakkestad kulturhus",
    }),
    seconds: field(wholeNumber(6, 120).default(12), {
      label: "Sekunder per side",
      help: "Hvor mange sekunder hver side står når ikke alt får plass.",
      doc: "How long a page is displayed, in seconds.",
      example: 12,
    }),
    rows,
    emptyText: emptyText("Ingen forestillinger", "Shown when there is nothing to show."),
  }),
  givesHeading: true,
  horizon: () => DAYS_AHEAD,
  turns: (times) => [...turnsOf(times), onScreenUntil(times)],
  partsShown: partsOfRows,
  derived: {
    today,
    rows: partRows,
    openDays: openDaysOfRows,
    logo: derived(
      picture,
      { doc: "The site's logo.", example: "logo { file { publicURL } }" },
      (_settings: object, { logo }: BlockContext) => logo,
    ),
  },
});
