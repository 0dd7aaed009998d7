import { z } from "zod";
import { field } from "../define/field";
import { link } from "../fields";
import { defineBlock } from "./define-block";
import { requiredHeading } from "./settings";

export const relatedArticles = defineBlock({
  component: "related-articles",
  train: "article",
  version: "v2",
  label: "Les videre",
  about: "Hva leseren kan gå til etter en artikkel: beslektede artikler og programmet.",
  doc: "Links from an article to others.",
  slots: { article: { model: "article", collection: false, example: "article { related { title } }" } },
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskrift over artiklene.", example: "Les videre" }),
    cinemaLink: field(link.optional(), {
      label: "Lenke videre",
      help: "Lenke etter artikler om kino: label og path.",
      example: "cinemaLink { label path }",
    }),
    cultureLink: field(link.optional(), {
      label: "Lenke videre",
      help: "Lenke etter artikler om kultur: label og path.",
      example: "cultureLink { label path }",
    }),
  }),
});
