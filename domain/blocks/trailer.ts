import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const trailer = defineBlock({
  component: "trailer",
  isLazy: true,
  train: "trailer",
  version: "v1",
  label: "Trailer",
  about: "Trailer, som lastes først når noen trykker.",
  doc: "A trailer; nothing of it is loaded before a click.",
  slots: {
    productions: {
      model: "production",
      collection: true,
      doc: "The first that has a trailer is shown.",
      example: "productions { trailer { url } }",
    },
  },
  settings: z.strictObject({ heading: heading("Trailer") }),
});
