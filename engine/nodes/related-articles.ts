import { grouped } from "../../domain/collections/grouped";
import type { Article } from "../../domain/entities/article";

const AT_MOST = 3;

type Placed = Pick<Article, "id" | "category" | "order">;

/**
 * The related articles of one: those that follow it on the same topic, cyclically, then the others. So every article
 * on a topic is linked to from another; one without a topic is about the website itself, and follows none.
 */
export const relatedArticles = (articles: readonly Placed[]): ((id: string) => readonly string[]) => {
  const inOrder = [...articles].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const onTopics = inOrder.filter(({ category }) => category !== undefined);
  const byCategory = grouped(onTopics, ({ category }) => category);
  const categoryOf = new Map(inOrder.map(({ id, category }) => [id, category]));
  return (id) => {
    if (!categoryOf.has(id)) return [];
    const category = categoryOf.get(id);
    const alike = byCategory.get(category) ?? [];
    const at = alike.findIndex((article) => article.id === id);
    const others = onTopics.filter((article) => article.category !== category);
    return [...alike.slice(at + 1), ...alike.slice(0, at), ...others].slice(0, AT_MOST).map((article) => article.id);
  };
};
