import { TestContent } from "../testing/test-content";
import { contentOf, type Entry } from "./content";
import { namedAsFiles } from "./picture-files";

/** The bird in decomposed letters, as macOS stores it, and in composed ones, as it is typed. */
const [STORED, TYPED] = ["images/kråke.png".normalize("NFD"), "images/kråke.png".normalize("NFC")];

it("names pictures as their files, and keeps every other entry the same object", async () => {
  const { articles, productions } = await new TestContent().loaded();
  const [article] = articles;
  if (article === undefined) throw new Error("There is no article");
  const other = { ...article, entity: { ...article.entity, image: { ...article.entity.image, image: TYPED } } };
  const held: Readonly<Record<string, readonly Entry<unknown>[]>> = { articles: [article, other], productions };
  const content = contentOf((name) => held[name] ?? []);
  const named = namedAsFiles(content, [STORED, article.entity.image.image]);
  expect(named.articles[0]).toBe(article);
  expect(named.productions[0]).toBe(productions[0]);
  expect(named.articles[1]).toMatchObject({ entity: { image: { image: STORED } } });
});
