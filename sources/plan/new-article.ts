import type { Json } from "../../domain/json/json";
import { articleOrigin } from "../merge/merge-article";
import type { PulledArticle } from "../records";

const defined = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** A new article with what the source knows of it, in the order of its schema. */
export const newArticle = (article: PulledArticle, id: string, source: string): Json => {
  const { category, author = "Redaksjonen", createdAt, updatedAt, order = 100 } = article.facts;
  return defined({
    $schema: "../schemas/article.json",
    id,
    title: article.title,
    slug: article.slug,
    summary: article.summary ?? undefined,
    content: article.content,
    category,
    author,
    node_locale: "nb",
    createdAt,
    updatedAt,
    order,
    source: articleOrigin(article, source),
  });
};
