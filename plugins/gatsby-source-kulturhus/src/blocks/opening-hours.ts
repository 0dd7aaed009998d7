import { z } from "zod";
import { id } from "../entities/fields";
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
    parts: z.array(id).default([]).describe("Id-ene til delene som vises; tom liste viser alle."),
  }),
  needs: ({ parts }) => ({ openingHours: parts }),
  fieldsSdl: `
    "Example: \\"Åpningstider\\""
    heading: String
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Example: parts { name }"
    parts: [OpeningHours!]! @link
  `,
  fields: ({ heading, parts }, { todayNode, openingHoursNodes }) => ({
    heading: heading ?? null,
    today: todayNode,
    parts: openingHoursNodes(parts),
  }),
});
