import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const trailer = defineBlock({
  component: "trailer",
  train: "trailer",
  version: "v1",
  about: "Trailer, som lastes først når noen trykker.",
  doc: "A trailer; nothing of it is loaded before a click.",
  slots: { productions: { model: "production", collection: true } },
  settings: z.strictObject({ heading }),
  fieldsSdl: `
    "Example: \\"Trailer\\""
    heading: String
    "The first that has a trailer is shown. Example: productions { trailer { url } }"
    productions: [Production!]! @link
  `,
  fields: ({ heading }) => ({ heading: heading ?? null }),
});
