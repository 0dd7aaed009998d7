import { z } from "zod";
import { field, referenceTo } from "../define/field";
import { derived, named } from "../define/naming";
import { openDayFields } from "../entities/site/opening-hours";
import { id, list } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { heading, today } from "./settings";

/** Blocks with opening hours contain the coming days with showings of parts that follow the programme. */
export const openDayOfPart = named(
  { name: "OpenDayOfPart", doc: "When the doors of a part of the venue are open on a day with showings." },
  z.object({
    part: field(id, { label: "Del", help: "Delen av huset.", doc: "The key of the part.", example: "kinoen" }),
    ...openDayFields,
  }),
);

interface Parts {
  readonly parts: readonly string[];
}

export const openingHours = defineBlock({
  component: "opening-hours",
  isLazy: true,
  train: "hours",
  version: "v2",
  label: "Åpningstider",
  about: "Åpningstider for delene av huset, med unntak og helligdager.",
  doc: "Opening hours of parts of the venue, with exceptions and public holidays.",
  settings: z.strictObject({
    heading: heading("Åpningstider"),
    parts: field(list(id).default([]), {
      label: "Deler av huset",
      help: "Id-ene til delene som vises; tom liste viser alle.",
      atForm: "Delene som vises. Velger du ingen, vises alle.",
      refersTo: "OpeningHours",
    }),
  }),
  derived: {
    today,
    parts: derived(
      z.array(referenceTo("OpeningHours")),
      { example: "parts { name }" },
      ({ parts }: Parts, { venueParts }: BlockContext) => venueParts(parts).map((part) => part.id),
    ),
    openDays: derived(
      z.array(openDayOfPart),
      {
        doc: "Days with showings, in the eight weeks from the build's day, of parts that follow the programme.",
        example: "openDays { part date }",
      },
      ({ parts }: Parts, { openDays }: BlockContext) => [...openDays(parts)],
    ),
  },
});
