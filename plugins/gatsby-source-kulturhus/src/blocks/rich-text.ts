import { z } from "zod";
import { htmlText } from "../entities/fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const richText = defineBlock({
  component: "rich-text",
  train: "text",
  version: "v2",
  about: "Fri tekst.",
  doc: "Free text.",
  settings: z.strictObject({ heading, html: htmlText }),
  html: ["html"],
  fieldsSdl: `
    "Example: \\"Slik finner du fram\\""
    heading: String
    "Sanitised HTML. Example: \\"<p>…</p>\\""
    html: String!
  `,
  fields: ({ heading, html }) => ({ heading: heading ?? null, html }),
});
