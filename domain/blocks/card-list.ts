import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading, limit, moreLink } from "./settings";

export const cardList = defineBlock({
  component: "card-list",
  train: "cards",
  version: "v3",
  label: "Artikkelkort",
  about: "Artikler som kort.",
  doc: "Articles as cards.",
  slots: {
    articles: { model: "article", collection: true, doc: "By their order.", example: "articles { title }" },
  },
  settings: z.strictObject({
    heading: heading("Aktuelt"),
    limit: limit(3),
    link: moreLink(),
    emptyText: emptyText("Ingen artikler"),
  }),
});
