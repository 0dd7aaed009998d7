import { entityDefinition } from "../../domain/kinds";
import { newArticle } from "./new-article";

const PULLED = {
  id: "7",
  title: "Kafé",
  slug: "kafe",
  summary: null,
  content: "<p>Åpent.</p>",
  facts: { category: "culture", createdAt: "2026-11-01T08:00", updatedAt: "2026-11-02T08:00" },
};

test("an article of which the source knows little is the newsroom's, and stands last", () => {
  const article = newArticle(PULLED, "kafe", "artikler");
  expect(article).toMatchObject({ id: "kafe", author: "Redaksjonen", order: 100, category: "culture" });
  expect("summary" in article).toBe(false);
});

test("what the source knows is kept, and only the picture is lacking", () => {
  const facts = { ...PULLED.facts, author: "Kinoen", order: 3 };
  const article = newArticle({ ...PULLED, summary: "Kort.", facts }, "kafe", "artikler");
  expect(article).toMatchObject({
    author: "Kinoen",
    order: 3,
    createdAt: "2026-11-01T08:00",
    updatedAt: "2026-11-02T08:00",
    source: { name: "artikler", id: "7" },
  });
  const { issues } = entityDefinition("articles").parse(article);
  expect(issues?.map(({ path }) => path)).toEqual([["image"]]);
});
