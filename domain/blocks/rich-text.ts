import { z } from "zod";
import { field } from "../define/field";
import { htmlField } from "../fields";
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
    html: htmlField("Tekst"),
    inColumns: field(z.boolean().default(false), {
      label: "I spalter",
      help: "true deler teksten i to spalter der det er plass, under noe som er like bredt.",
      doc: "Whether the text is in two columns where there is room.",
      example: true,
    }),
  }),
});
