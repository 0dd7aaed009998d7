import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const movieInfo = defineBlock({
  component: "movie-info",
  train: "movie-info",
  version: "v6",
  about: "Fakta eller omtale av en film eller et arrangement.",
  doc: "Facts or description of a production and its versions.",
  slots: { productions: { model: "production", collection: true } },
  settings: z.strictObject({
    heading,
    show: z.enum(["facts", "description"]).describe("facts viser fakta, description viser omtalen."),
  }),
  fieldsSdl: `
    "Example: \\"Om filmen\\""
    heading: String
    "facts or description. Example: \\"facts\\""
    show: String!
    "The main version first. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, show }) => ({ heading: heading ?? null, show }),
});
