import { z } from "zod";
import { field } from "../define/field";
import { derived } from "../define/naming";
import { link, list, text } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";

export const searchPath = derived(
  z.string(),
  { doc: "The form's target: the site's search page.", example: "/sok" },
  (_settings: object, context: BlockContext) => context.searchPath,
);

export const searchField = defineBlock({
  component: "search-field",
  isLazy: true,
  train: "search",
  version: "v3",
  label: "Søk",
  about: "Søkefeltet, med et ord om hva som kan søkes fram.",
  doc: "The search field with a text on what can be found.",
  settings: z.strictObject({
    text: field(text, {
      label: "Tekst",
      help: "Hva man kan søke etter.",
      example: "Søk i filmer, arrangementer og artikler.",
    }),
    examples: field(list(text).default([]), {
      label: "Eksempler",
      help: "Eksempler på søk.",
      example: ["barnefilm"],
    }),
    ways: field(list(link).default([]), {
      label: "Veier videre",
      help: "Veier videre når søket ikke hjelper: label og path.",
      doc: "Further links below the results.",
      example: "ways { label path }",
    }),
  }),
  derived: { path: searchPath },
});
