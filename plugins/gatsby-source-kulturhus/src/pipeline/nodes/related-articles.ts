import { grouped } from "../../../../../src/rules/collections/grouped";
import type { Article } from "../../content/article";

const AT_MOST = 3;

type Placed = Pick<Article, "id" | "category" | "order">;

/**
 * The related articles of one: those that follow it on the same topic, cyclically, then the others. So every article is
 * linked to from another.
 */
export const relatedArticles = (articles: readonly Placed[]): ((id: string) => readonly string[]) => {
  const inOrder = [...articles].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const byCategory = grouped(inOrder, ({ category }) => category);
  const categoryOf = new Map(inOrder.map(({ id, category }) => [id, category]));
  return (id) => {
    const category = categoryOf.get(id);
    if (category === undefined) return [];
    const alike = byCategory.get(category) ?? [];
    const at = alike.findIndex((article) => article.id === id);
    const others = inOrder.filter((article) => article.category !== category);
    return [...alike.slice(at + 1), ...alike.slice(0, at), ...others].slice(0, AT_MOST).map((article) => article.id);
  };
};
