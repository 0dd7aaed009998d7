import { z } from "zod";
import { field, key } from "../define/field";
import { derived, namedObject } from "../define/naming";
import { date, id, list, namedChoice, text, wholeNumber } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

const count = wholeNumber(1, 100_000);

const fault = namedObject("AccessibilityFault", "A known fault in accessibility.", {
  id: key(id, {
    help: "Kjennetegn. Feil som kontrollene kjenner, har samme id der.",
    atForm: "Feil som kontrollene kjenner, heter det samme der.",
    example: "trailere",
  }),
  foundBy: field(
    namedChoice("FaultFinder", "What found a fault in accessibility.", {
      tests: "De automatiske kontrollene",
      people: "Mennesker",
    }),
    {
      label: "Funnet av",
      help: "tests: funnet av de automatiske kontrollene. people: funnet av mennesker.",
      example: "people",
    },
  ),
  criterion: field(text, {
    label: "Krav",
    help: "Kravet som brytes, med nummer: 1.2.2 Teksting (forhåndsinnspilt).",
    example: "1.2.2 Teksting (forhåndsinnspilt)",
  }),
  what: field(text, {
    label: "Feil",
    help: "Hva som er galt, i én setning.",
    example: "Mange trailere mangler teksting.",
  }),
  where: field(text, { label: "Hvor", help: "Hvor på nettstedet.", example: "Filmsider med trailer" }),
  instead: field(text, {
    label: "I stedet",
    help: "Hva leseren kan gjøre i stedet.",
    example: "Omtalen på filmsiden forteller hva filmen handler om.",
  }),
});

/** The facts are those of the accessibility tests; a browser test compares the two. */
export const accessibilityStatement = defineBlock({
  component: "accessibility-statement",
  isLazy: true,
  train: "text",
  version: "v2",
  label: "Tilgjengelighet",
  about: "Hva som er kontrollert av universell utforming, feil vi kjenner til, og lenken til erklæringen i uustatus.",
  doc: "What the accessibility tests have looked at, the faults that are known, and the published statement.",
  settings: z.strictObject({
    heading: heading("Hva vi har kontrollert"),
    checked: field(date, {
      label: "Kontrollert",
      help: "Dagen kontrollene sist ble kjørt.",
      doc: "The day on which the tests were last run.",
      example: "2026-11-22",
    }),
    tool: field(text, { label: "Verktøy", help: "Verktøyet, med versjon.", example: "axe-core 4.14.1" }),
    pages: field(count, {
      label: "Antall sider",
      help: "Antall sider som er kontrollert.",
      doc: "How many pages were tested.",
      example: 87,
    }),
    closely: field(count, {
      label: "Nøye kontrollert",
      help: "Antall sider som er kontrollert i lyst og mørkt fargevalg på alle skjermbreddene.",
      doc: "How many of them in light and dark at all widths.",
      example: 43,
    }),
    widths: field(list(count).min(1, "er tom. → Skriv minst én bredde, for eksempel 360."), {
      label: "Skjermbredder",
      help: "Skjermbredder i piksler.",
      doc: "Widths of screens in pixels.",
      example: [360, 1280],
    }),
    zoom: field(count, {
      label: "Forstørring",
      help: "Forstørringen som alle sider er kontrollert ved, i prosent.",
      doc: "In per cent.",
      example: 400,
    }),
    faults: field(list(fault).default([]), {
      label: "Kjente feil",
      help: "Feil vi kjenner til.",
      example: "faults { what where }",
    }),
  }),
  derived: {
    published: derived(
      z.string().nullable(),
      {
        doc: "The statement that the municipality has published, or null.",
        example: "https://uustatus.no/nb/erklaringer/publisert/1",
      },
      (_settings: object, { accessibilityStatement }: BlockContext) => accessibilityStatement,
    ),
  },
});
