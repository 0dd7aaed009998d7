import { z } from "zod";
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
  }),
});
