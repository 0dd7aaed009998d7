import { z } from "zod";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { openDaysOfRows, partRows, partsOfRows, rows } from "./part-rows";
import { heading, today } from "./settings";

/** The next showing may be some days away. */
const DAYS_AHEAD = 8;

export const nowAndNext = defineBlock({
  component: "now-and-next",
  isLazy: true,
  train: "hours",
  version: "v2",
  label: "Nå og neste",
  about: "Hva som skjer i hver del av huset nå, og hva som er neste: forestillinger og åpningstider på én linje.",
  doc: "What goes on in each part of the venue now, and what is next.",
  slots: {
    events: { model: "event", collection: true, doc: "Earliest first.", example: "events { start }" },
  },
  settings: z.strictObject({ heading: heading("Nå og neste i huset"), rows }),
  horizon: () => DAYS_AHEAD,
  turns: turnsOf,
  partsShown: partsOfRows,
  derived: { today, rows: partRows, openDays: openDaysOfRows },
});
