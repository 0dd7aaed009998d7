import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading, limit, moreLink } from "./settings";

export const cardList = defineBlock({
  component: "card-list",
  train: "cards",
  version: "v3",
  about: "Artikler som kort.",
  doc: "Articles as cards.",
  slots: { articles: { model: "article", collection: true } },
  settings: z.strictObject({ heading, limit, link: moreLink, emptyText }),
  fieldsSdl: `
    "Example: \\"Aktuelt\\""
    heading: String
    "How many are shown; null for all. Example: 3"
    limit: Int
    "Example: link { label path }"
    link: Link
    "Shown when there are none. Example: \\"Ingen artikler\\""
    emptyText: String!
    "By their order. Example: articles { title }"
    articles: [Article!]! @link
  `,
  fields: ({ heading, limit, link, emptyText }) => ({
    heading: heading ?? null,
    limit: limit ?? null,
    link: link ?? null,
    emptyText,
  }),
});
