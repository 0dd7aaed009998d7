import { z } from "zod";
import { field } from "../define/field";
import { namedChoice } from "../fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const movieInfo = defineBlock({
  component: "movie-info",
  train: "movie-info",
  version: "v6",
  label: "Om filmen",
  about: "Fakta eller omtale av en film eller et arrangement.",
  doc: "Facts or description of a production and its versions.",
  slots: {
    productions: {
      model: "production",
      collection: true,
      doc: "The main version first.",
      example: "productions { title }",
    },
  },
  settings: z.strictObject({
    heading: heading("Om filmen"),
    show: field(namedChoice("MovieInfo", "What is shown of a production.", { facts: "Fakta", description: "Omtale" }), {
      label: "Viser",
      help: "facts viser fakta, description viser omtalen.",
      example: "facts",
    }),
  }),
});
