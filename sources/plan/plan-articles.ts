import { isObject, type Json } from "../../domain/json/json";
import { slugOf } from "../../domain/json/made-value";
import { entityDefinition } from "../../domain/kinds";
import { isArticle, lackingIn, WAITING } from "../../engine/checks/sources/waiting";
import { articleOrigin, mergeArticle } from "../merge/merge-article";
import { type Choice, sourceOf } from "../merge/merge-showing";
import type { PulledArticle, Skipped, Source } from "../records";
import { type ItemKind, type PlanItem, planItem, skippedItem } from "./items";
import { completed } from "./new-production";
import type { FileValue } from "./planned";
import type { PresentContent, Written } from "./present-content";

const defined = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** A new article from the source's data, in schema order. */
const newArticle = (article: PulledArticle, id: string, source: string): Json => {
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

interface Options {
  readonly present: PresentContent;
  readonly source: Pick<Source, "name">;
  /** Null when the source has no articles at all. */
  readonly articles: readonly PulledArticle[] | null;
  readonly skipped: readonly Skipped[];
  /** Missing is not deleted. */
  readonly isPartial: boolean;
  readonly choice: Choice;
}

const slugsTwice = (articles: readonly PulledArticle[]): ReadonlySet<string> =>
  new Set(articles.map(({ slug }) => slug).filter((slug, at, all) => all.indexOf(slug) !== at));

/** Plans the articles of one source. */
export const planArticles = ({ present, source: { name: source }, articles, skipped, isPartial, choice }: Options) => {
  const files: FileValue[] = [];
  const items: PlanItem[] = [];
  if (articles === null) return { files, items };
  const ids = new Set([...present.articles, ...present.waiting].map(({ value }) => String(value.id)));
  const twice = slugsTwice(articles);

  const report = (
    kind: Exclude<ItemKind, "skipped">,
    title: string,
    about: Partial<Pick<PlanItem, "file" | "details">> = {},
  ): void => void items.push(planItem(kind, { title, ...about }));
  const skip = ({ title }: PulledArticle, why: string): void => void items.push(skippedItem({ title }, why));

  const isFrom = ({ value }: Written, { id }: PulledArticle): boolean => {
    const from = sourceOf(value);
    return from?.name === source && from.id === id;
  };

  const merge = ({ file, value }: Written, article: PulledArticle): void => {
    const { after, taken, conflicts } = mergeArticle({ value, article, source, choice });
    files.push({ file, value: after });
    const what = String(value.title);
    if (conflicts.length > 0) report("conflict", what, { file, details: conflicts });
    if (taken.length > 0) report("changed", what, { file, details: taken });
    else if (sourceOf(value) === null) report("adopted", what, { file });
  };

  const add = (article: PulledArticle): void => {
    const waiting = present.waiting.find((one) => isArticle(one.value) && isFrom(one, article));
    const plain = slugOf(article.slug) || slugOf(article.title) || "artikkel";
    const id = String(waiting?.value.id ?? (ids.has(plain) ? `${plain}-${slugOf(article.id) || "2"}` : plain));
    ids.add(id);
    const known = newArticle(article, id, source);
    const value = waiting === undefined ? known : completed(waiting.value, known);
    if (entityDefinition("articles").parse(value).found !== null) {
      const file = `articles/${id}.json`;
      files.push({ file, value }, ...(waiting === undefined ? [] : [{ file: waiting.file, value: null }]));
      report("production", article.title, { file });
      return;
    }
    const file = waiting?.file ?? `${WAITING}/${id}.json`;
    files.push({ file, value });
    const details = [`Mangler: ${lackingIn(value).join(", ")}. Skriv det i content/${file}.`];
    report("waiting", article.title, { file, details });
  };

  for (const article of articles) {
    if (twice.has(article.slug)) {
      skip(article, `kilden har flere artikler med adressen «${article.slug}»`);
      continue;
    }
    const there = present.articles.find((one) => isFrom(one, article));
    const sameSlug = present.articles.find(({ value }) => value.slug === article.slug);
    if (there !== undefined) merge(there, article);
    else if (sameSlug === undefined) add(article);
    else if (!isObject(sameSlug.value.source)) merge(sameSlug, article);
    else skip(article, `adressen «${article.slug}» er opptatt av ${sameSlug.file}`);
  }
  for (const { file, value } of present.articles) {
    const from = sourceOf(value);
    if (isPartial || from?.name !== source || [...articles, ...skipped].some(({ id }) => id === from.id)) continue;
    const details = ["Slett artikkelen, eller fjern source fra filen hvis dere beholder den."];
    report("gone", String(value.title), { file, details });
  }
  return { files, items };
};
