import { createHash } from "node:crypto";
import type { Json } from "../../domain/json/json";
import type { PulledArticle } from "../records";
import { type Choice, sourceOf } from "./merge-showing";

/** Fields that a source may change after an article is created; everything else is then the editors'. */
const TEXTS = [
  { name: "summary", label: "Ingress" },
  { name: "content", label: "Tekst" },
] as const;

/** A text of content, which may be a list of lines. */
const asText = (value: unknown): string => [value ?? ""].flat().join("\n").trim();

/** The source's texts are kept as digests, so that a file has each text once. */
const digestOf = (value: unknown): string => createHash("sha256").update(asText(value)).digest("hex").slice(0, 16);

const saidBy = ({ summary, content }: PulledArticle): Json => ({
  ...(summary !== null && { summary: digestOf(summary) }),
  content: digestOf(content),
});

const originOf = (article: PulledArticle, source: string, said: Json): Json => ({ name: source, id: article.id, said });

/** The source of a new article. */
export const articleOrigin = (article: PulledArticle, source: string): Json =>
  originOf(article, source, saidBy(article));

interface Merge {
  readonly value: Json;
  readonly article: PulledArticle;
  readonly source: string;
  readonly choice: Choice;
}

const MAX_QUOTE_LENGTH = 60;

const quoted = (value: unknown): string => {
  const text = asText(value).replaceAll(/\s+/g, " ");
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
};

/**
 * Takes the texts that only the source has changed since the last pull. Editors' changes stay, and are a conflict when
 * the source has changed the same text.
 */
export const mergeArticle = ({ value, article, source, choice }: Merge) => {
  const before = sourceOf(value)?.said ?? null;
  // An article that editors wrote before the first pull is theirs.
  if (before === null) {
    return { after: { ...value, source: articleOrigin(article, source) }, taken: [], conflicts: [] };
  }
  const said: Record<string, unknown> = { ...before };
  const texts: Record<string, unknown> = {};
  const taken: string[] = [];
  const conflicts: string[] = [];
  for (const { name, label } of TEXTS) {
    const theirs = article[name];
    if (theirs === null || digestOf(theirs) === before[name]) continue;
    const isOurs = digestOf(value[name]) !== before[name] && digestOf(value[name]) !== digestOf(theirs);
    if (isOurs && choice === null) {
      conflicts.push(`${label}: her «${quoted(value[name])}», hos kilden «${quoted(theirs)}»`);
      continue;
    }
    said[name] = digestOf(theirs);
    if (isOurs && choice === "ours") continue;
    if (digestOf(value[name]) === digestOf(theirs)) continue;
    texts[name] = theirs;
    taken.push(`${label}: «${quoted(theirs)}»`);
  }
  const updated =
    taken.length > 0 && article.facts.updatedAt !== undefined ? { updatedAt: article.facts.updatedAt } : {};
  return { after: { ...value, ...texts, ...updated, source: originOf(article, source, said) }, taken, conflicts };
};
