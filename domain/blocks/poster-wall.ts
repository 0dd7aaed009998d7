import { z } from "zod";
import { field } from "../define/field";
import { namedChoice } from "../fields";
import { listedUntil } from "../showings/showing";
import type { LocalDateTime } from "../time/local-time";
import type { Choice, ChoosableEvent } from "./choice";
import { defineBlock } from "./define-block";
import { emptyText, requiredHeading } from "./settings";

const PERIODS = { now: "Det som går nå", year: "Det som er i år", all: "Alt, også fra tidligere år" };

type Period = keyof typeof PERIODS;

/** Whether an event is in the period, at a moment. Cancelled ones have their posters too: they were announced. */
const isIn: Readonly<Record<Period, (event: ChoosableEvent, moment: LocalDateTime) => boolean>> = {
  now: ({ start, end }, moment) => listedUntil(start, end) > moment,
  year: ({ start }, moment) => start.slice(0, 4) === moment.slice(0, 4),
  all: () => true,
};

const choosing: Choice<Readonly<Record<string, unknown>>, { readonly period: Period }> = {
  shared: {},
  choose: ({ own, settings, moment }) => ({
    events: own("events")
      .events.filter((event) => isIn[settings.period](event, moment))
      .map(({ id }) => id),
  }),
};

export const posterWall = defineBlock({
  component: "poster-wall",
  isLazy: true,
  train: "cover",
  version: "v4",
  label: "Plakatvegg",
  about: "Plakatene til filmer og arrangementer tett i tett, fra nå eller fra hele året.",
  doc: "A wall of posters, each a link to its page.",
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "Of those given, the ones of the period, earliest first.",
      example: "events { start }",
    },
  },
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskrift over plakatene.", example: "Årets plakater" }),
    period: field(namedChoice("PosterPeriod", "When the events of a wall of posters take place.", PERIODS), {
      label: "Fra når",
      help: "now viser plakatene til det som går nå, year til alt i år, all til alt i kilden.",
      atForm: "Hvilke plakater som henger på veggen. «Det som er i år» følger året av seg selv.",
      example: "year",
    }),
    emptyText: emptyText("Ingen plakater henger her akkurat nå."),
  }),
  choice: choosing,
});
