import { z } from "zod";
import { date, id, list, text, wholeNumber } from "../entities/fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

const count = wholeNumber(1, 100_000);

const fault = z.strictObject({
  id: id.describe("Kjennetegn. Feil som kontrollene kjenner, har samme id der."),
  foundBy: z
    .enum(["tests", "people"])
    .describe("tests: funnet av de automatiske kontrollene. people: funnet av mennesker."),
  criterion: text.describe("Kravet som brytes, med nummer: 1.2.2 Teksting (forhåndsinnspilt)."),
  what: text.describe("Hva som er galt, i én setning."),
  where: text.describe("Hvor på nettstedet."),
  instead: text.describe("Hva leseren kan gjøre i stedet."),
});

/** The facts are those of the accessibility tests; a browser test holds them against what is tested. */
export const accessibilityStatement = defineBlock({
  component: "accessibility-statement",
  train: "text",
  version: "v2",
  about: "Hva som er kontrollert av universell utforming, feil vi kjenner til, og lenken til erklæringen i uustatus.",
  doc: "What the accessibility tests have looked at, the faults that are known, and the published statement.",
  settings: z.strictObject({
    heading,
    checked: date.describe("Dagen kontrollene sist ble kjørt."),
    tool: text.describe("Verktøyet, med versjon."),
    pages: count.describe("Antall sider som er kontrollert."),
    closely: count.describe("Antall sider som er kontrollert i lyst og mørkt fargevalg på alle skjermbreddene."),
    widths: list(count)
      .min(1, "er tom. → Skriv minst én bredde, for eksempel 360.")
      .describe("Skjermbredder i piksler."),
    zoom: count.describe("Forstørringen som alle sider er kontrollert ved, i prosent."),
    faults: list(fault).default([]).describe("Feil vi kjenner til."),
  }),
  fieldsSdl: `
    "Example: \\"Hva vi har kontrollert\\""
    heading: String
    "The statement that the municipality has published, or null. Example: \\"https://uustatus.no/nb/erklaringer/publisert/1\\""
    published: String
    "The day on which the tests were last run. Example: \\"2026-11-22\\""
    checked: String!
    "Example: \\"axe-core 4.14.1\\""
    tool: String!
    "How many pages were tested. Example: 87"
    pages: Int!
    "How many of them in light and dark at all widths. Example: 43"
    closely: Int!
    "Widths of screens in pixels. Example: [360, 1280]"
    widths: [Int!]!
    "In per cent. Example: 400"
    zoom: Int!
    "Example: faults { what where }"
    faults: [AccessibilityFault!]!
  `,
  typesSdl: `
  "A known fault in accessibility."
  type AccessibilityFault @dontInfer {
    "The id that editors wrote. Example: \\"trailere\\""
    key: String!
    "\\"tests\\" or \\"people\\". Example: \\"people\\""
    foundBy: String!
    "Example: \\"1.2.2 Teksting (forhåndsinnspilt)\\""
    criterion: String!
    "Example: \\"Mange trailere mangler teksting.\\""
    what: String!
    "Example: \\"Filmsider med trailer\\""
    where: String!
    "Example: \\"Omtalen på filmsiden forteller hva filmen handler om.\\""
    instead: String!
  }`,
  fields: ({ heading, faults, ...facts }, { accessibilityStatement }) => ({
    ...facts,
    heading: heading ?? null,
    published: accessibilityStatement,
    faults: faults.map(({ id: key, ...rest }) => ({ key, ...rest })),
  }),
});
