import { z } from "zod";
import { field } from "../define/field";
import { htmlText } from "../fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const richText = defineBlock({
  component: "rich-text",
  train: "text",
  version: "v2",
  label: "Tekst",
  about: "Fri tekst.",
  doc: "Free text.",
  settings: z.strictObject({
    heading: heading("Slik finner du fram"),
    html: field(htmlText, {
      label: "Tekst",
      help: "Tekst i HTML: én tekst, eller en liste med ett avsnitt på hver linje.",
      doc: "Sanitised HTML.",
      example: "<p>…</p>",
    }),
  }),
});
