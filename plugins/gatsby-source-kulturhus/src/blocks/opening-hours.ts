import { z } from "zod";
import { id, list } from "../entities/fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const openingHours = defineBlock({
  component: "opening-hours",
  train: "hours",
  version: "v2",
  about: "Åpningstider for delene av huset, med unntak og helligdager.",
  doc: "Opening hours of parts of the house, with exceptions and public holidays.",
  settings: z.strictObject({
    heading,
    parts: list(id).default([]).describe("Id-ene til delene som vises; tom liste viser alle."),
  }),
  needs: ({ parts }) => ({ openingHours: parts }),
  fieldsSdl: `
    "Example: \\"Åpningstider\\""
    heading: String
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Example: parts { name }"
    parts: [OpeningHours!]! @link
    "Days with showings, in the eight weeks from the build's day, of parts that follow the programme. Example: openDays { part date }"
    openDays: [OpenDayOfPart!]!
  `,
  typesSdl: `
  "When the doors of a part of the house are open on a day with showings."
  type OpenDayOfPart @dontInfer {
    "The key of the part. Example: \\"kinoen\\""
    part: String!
    "Example: \\"2026-12-05\\""
    date: String!
    "Example: \\"12:30\\""
    opens: String!
    "On the next day when it is not after opens. Example: \\"00:35\\""
    closes: String!
  }`,
  fields: ({ heading, parts }, { todayNode, openingHoursNodes, openDays }) => ({
    heading: heading ?? null,
    today: todayNode,
    parts: openingHoursNodes(parts),
    openDays: openDays(parts),
  }),
});
