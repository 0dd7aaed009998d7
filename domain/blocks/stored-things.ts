import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const storedThings = defineBlock({
  component: "stored-things",
  isLazy: true,
  train: "text",
  version: "v2",
  label: "Hva nettstedet lagrer",
  about: "Hva nettstedet lagrer i nettleseren, og svaret leseren har gitt om statistikk. Lista lager nettstedet selv.",
  doc: "What the site stores in a visitor's browser, from the code's own list, and the answer on statistics.",
  settings: z.strictObject({ heading: heading("Det nettleseren husker for oss") }),
});
