import { z } from "zod";
import { field } from "../define/field";
import { derived } from "../define/naming";
import { contact } from "../entities/site/contact";
import { id, list, wholeNumber } from "../fields";
import { type OccasionRule, suits } from "../showings/occasion";
import { listedUntil } from "../showings/showing";
import { turnsOf } from "../showings/showing-state";
import { addDays, dateOf } from "../time/local-time";
import type { BlockContext } from "./block-context";
import type { Choice } from "./choice";
import { defineBlock } from "./define-block";
import { occasionRule } from "./occasion-rule";
import { childQuestion, emptyText, heading, today } from "./settings";

/** A type, since an interface is not assignable to a record. */
type OccasionSettings = {
  readonly rule: OccasionRule;
  readonly daysAhead: number;
  readonly people: readonly string[];
};

/** A spare week, so that the page is right even if builds fail for some days. */
const SPARE_DAYS = 7;

/** Of what fits later: enough that one of them has seats. */
const MAX_LATER = 5;

const choosing: Choice<Readonly<Record<string, unknown>>, OccasionSettings> = {
  shared: {},
  choose: ({ own, settings, moment }) => {
    const fitting = own("events").events.filter(
      (event) =>
        listedUntil(event.start, event.end) > moment && event.status !== "cancelled" && suits(settings.rule, event),
    );
    const after = addDays(dateOf(moment), settings.daysAhead + SPARE_DAYS);
    const near = fitting.filter(({ start }) => dateOf(start) < after);
    return { events: fitting.slice(0, near.length + MAX_LATER).map(({ id: one }) => one) };
  },
};

export const occasion = defineBlock({
  component: "occasion",
  isLazy: true,
  train: "program",
  version: "v8",
  label: "Anledning",
  about: "Det i programmet som passer til en anledning, etter en regel: «Med en sjuåring», «Regnværssøndag».",
  doc: "What suits an occasion, by a rule: across cinema, culture and library.",
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "Of those given, the coming ones that the rule allows, earliest first.",
      example: "events { start }",
    },
  },
  settings: z.strictObject({
    heading: heading("Dette passer"),
    rule: field(occasionRule, {
      label: "Regel",
      help: "Hva en forestilling må være for å komme med. Alt som er fylt ut, må stemme.",
      example: "rule { weekdays }",
    }),
    daysAhead: field(wholeNumber(1, 60).default(14), {
      label: "Dager framover",
      help: "Hvor mange dager framover som vises. Passer ingenting da, vises det første som passer senere.",
      doc: "How many days ahead are shown; when nothing suits then, the first thing later.",
      example: 14,
    }),
    childQuestion,
    emptyText: emptyText(
      "Ingenting i programmet passer akkurat nå.",
      "Shown, with the contacts, when nothing in the whole programme suits.",
    ),
    people: field(list(id).default([]), {
      label: "Hvem man kan spørre",
      help: "Id-ene til kontaktene som vises når ingenting passer. Tom liste viser alle.",
      atForm: "Kontaktene som vises når ingenting passer. Velger du ingen, vises alle.",
      refersTo: "Contact",
    }),
  }),
  turns: turnsOf,
  choice: choosing,
  derived: {
    today,
    people: derived(
      z.array(contact),
      { doc: "Whom to ask when nothing suits.", example: "people { name phone }" },
      ({ people }: OccasionSettings, { contacts }: BlockContext) => [...contacts(people)],
    ),
  },
});

interface OccasionLike {
  readonly component: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The rule of a block in content; null for other blocks. */
export const ruleOf = ({ component, settings }: OccasionLike): OccasionRule | null =>
  component === occasion.component ? (occasionRule.safeParse(settings.rule).data ?? null) : null;
