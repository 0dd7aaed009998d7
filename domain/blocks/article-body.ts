import { z } from "zod";
import { defineBlock } from "./define-block";

export const articleBody = defineBlock({
  component: "article-body",
  train: "article",
  version: "v2",
  label: "Artikkeltekst",
  about: "Teksten i en artikkel.",
  doc: "The text of an article.",
  slots: { article: { model: "article", collection: false, example: "article { content }" } },
  settings: z.strictObject({}),
});
