import { z } from "zod";
import { link, list, text } from "../entities/fields";
import { defineBlock } from "./define-block";

export const searchField = defineBlock({
  component: "search-field",
  train: "search",
  version: "v3",
  about: "Søkefeltet, med et ord om hva som kan søkes fram.",
  doc: "The search field with a word on what can be found.",
  settings: z.strictObject({
    text: text.describe("Hva man kan søke etter."),
    examples: list(text).default([]).describe("Eksempler på søk."),
    ways: list(link).default([]).describe("Veier videre når søket ikke hjelper: label og path."),
  }),
  fieldsSdl: `
    "Where the form leads: the site's search page. Example: \\"/sok\\""
    path: String!
    "Example: \\"Søk i filmer, arrangementer og artikler.\\""
    text: String!
    "Example: [\\"barnefilm\\"]"
    examples: [String!]!
    "Ways on for those whom searching does not help. Example: ways { label path }"
    ways: [Link!]!
  `,
  fields: (settings, { searchPath }) => ({ ...settings, path: searchPath }),
});
