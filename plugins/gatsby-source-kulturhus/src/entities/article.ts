import { z } from "zod";
import { toEpoch } from "../../../../src/rules/oslo";
import { htmlText, id, moment, optionalText, order, picture, schemaReference, slug, text } from "./fields";
import { toPicture } from "./to-picture";

/** Section 3, Article: local date-times in content, epoch milliseconds in GraphQL. */
export const articleSchema = z
  .strictObject({
    $schema: schemaReference,
    id: id.describe("Artikkelens faste kjennetegn."),
    title: text.describe("Overskriften."),
    slug: slug.describe("Siste del av adressen: /article/<slug>."),
    summary: text.describe("En eller to setninger som lister og søk viser."),
    content: htmlText,
    image: picture.describe("Bildet på toppen av artikkelen."),
    thumbnail: picture.optional().describe("Et eget bilde til lister; ellers brukes hovedbildet."),
    category: z.enum(["cinema", "culture"]).describe("cinema for kino, culture for kultur."),
    author: text.describe("En rolle, for eksempel Redaksjonen."),
    node_locale: optionalText.describe("Språket: nb."),
    createdAt: moment.describe("Når artikkelen ble skrevet, for eksempel 2026-10-02T09:00."),
    updatedAt: moment.describe("Når den sist ble endret."),
    order: order.describe("Plass i lister: lavest tall først."),
  })
  .describe("En artikkel.");

export type Article = z.infer<typeof articleSchema>;

export const ARTICLE_SDL = /* GraphQL */ `
  """
  An article; its page is made by the page file whose path is /article/:article.
  """
  type Article implements Node @dontInfer {
    "The id that editors wrote. Example: \\"aldersgrenser\\""
    key: String!
    "The headline. Example: \\"Aldersgrenser på kino\\""
    title: String!
    "The last part of its address. Example: \\"aldersgrenser\\""
    slug: String!
    "The path of its page, or null when no page shows it. Example: \\"/article/aldersgrenser\\""
    path: String
    "One or two sentences for lists. Example: \\"Hva grensene betyr, og når en voksen hjelper.\\""
    summary: String!
    "The text as sanitised HTML. Example: \\"<p>Aldersgrensen …</p>\\""
    content: String!
    "The picture on top. Example: image { alt }"
    image: Picture!
    "The picture for lists; the main picture when no other was chosen. Example: thumbnail { alt }"
    thumbnail: Picture!
    "\\"cinema\\" or \\"culture\\". Example: \\"cinema\\""
    category: String!
    "A role. Example: \\"Redaksjonen\\""
    author: String!
    "The locale. Example: \\"nb\\""
    node_locale: String!
    "Epoch milliseconds (Float, because Int is too small). Example: 1790924400000"
    createdAt: Float!
    "Epoch milliseconds. Example: 1790924400000"
    updatedAt: Float!
    "Place in lists, lowest first. Example: 10"
    order: Int!
  }
`;

export const articleNode = (article: Article, path: string | null) => ({
  key: article.id,
  title: article.title,
  slug: article.slug,
  path,
  summary: article.summary,
  content: article.content,
  image: toPicture(article.image),
  thumbnail: toPicture(article.thumbnail ?? article.image),
  category: article.category,
  author: article.author,
  node_locale: article.node_locale,
  createdAt: toEpoch(article.createdAt),
  updatedAt: toEpoch(article.updatedAt),
  order: article.order,
});
