import fc from "fast-check";
import { relatedArticles } from "./related-articles";

const article = (id: string, category: "cinema" | "culture" | undefined, order: number) => ({ id, category, order });

const ARTICLES = [
  article("d", "cinema", 4),
  article("a", "cinema", 1),
  article("b", "cinema", 2),
  article("c", "culture", 3),
];

test("has those on the same matter that follow it first, then the ones before it, then the others", () => {
  const relatedTo = relatedArticles(ARTICLES);
  expect(relatedTo("a")).toEqual(["b", "d", "c"]);
  expect(relatedTo("b")).toEqual(["d", "a", "c"]);
  expect(relatedTo("c")).toEqual(["a", "b", "d"]);
});

test("returns nothing for an article without a page", () => {
  expect(relatedArticles(ARTICLES)("x")).toEqual([]);
});

test("contains the article itself never, others at most once, three at most, and each article is linked to from another", () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      category: fc.constantFrom("cinema" as const, "culture" as const),
      order: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(some, (articles) => {
      const relatedTo = relatedArticles(articles);
      const all = articles.flatMap(({ id }) => {
        const others = relatedTo(id);
        expect(others).not.toContain(id);
        expect(others).toHaveLength(Math.min(3, articles.length - 1));
        expect(new Set(others).size).toBe(others.length);
        return others;
      });
      const alone = (category: string) => articles.filter((one) => one.category === category).length === 1;
      const toBeFound = articles.filter(({ category }) => !alone(category));
      expect(all).toEqual(expect.arrayContaining(toBeFound.map(({ id }) => id)));
    }),
  );
});

test("an article without a topic follows no other, and is followed by those with one", () => {
  const relatedTo = relatedArticles([...ARTICLES, article("personvern", undefined, 0)]);
  for (const { id } of ARTICLES) expect(relatedTo(id)).not.toContain("personvern");
  expect(relatedTo("personvern")).toHaveLength(3);
});
