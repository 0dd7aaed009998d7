import { cancellationOf } from "../merge/as-content";
import type { Pulled, PulledArticle, PulledProduction, PulledShowing, Skipped } from "../records";
import { plainLine, plainText } from "./plain-text";
import { unreadableIn, unreadableText } from "./unreadable";

const lineOrNull = (text: string | null): string | null => (text === null ? null : plainLine(text) || null);

const plainValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === "string" ? plainLine(value) : value;
};

const plainFacts = (facts: PulledProduction["facts"]): PulledProduction["facts"] =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainValue(value)]));

const plainProduction = (production: PulledProduction): PulledProduction => {
  const summary = production.summary === null ? null : plainText(production.summary);
  return {
    ...production,
    title: plainLine(production.title),
    facts: plainFacts(production.facts),
    // A draft for editors, who can write it themselves.
    summary: summary === null || unreadableIn(summary) !== null ? null : summary || null,
  };
};

const plainShowing = (showing: PulledShowing): PulledShowing => ({
  ...showing,
  production: plainProduction(showing.production),
  hall: plainLine(showing.hall),
  reason: lineOrNull(showing.reason),
  prices: showing.prices?.map(({ label, amount }) => ({ label: plainLine(label), amount })) ?? null,
  ticketUrl: lineOrNull(showing.ticketUrl),
});

const plainArticle = (article: PulledArticle): PulledArticle => ({
  ...article,
  title: plainLine(article.title),
  summary: article.summary === null ? null : plainText(article.summary),
  facts: plainFacts(article.facts),
});

const unreadable = (showing: PulledShowing): Skipped | null => {
  const { id, production, hall, reason, prices } = showing;
  const facts = Object.values(production.facts).flat();
  const words = [production.title, hall, reason ?? "", ...(prices ?? []).map(({ label }) => label), ...facts];
  const word = words.map((one) => unreadableIn(String(one))).find((one) => one !== null);
  if (word === undefined) return null;
  const isRead = (text: string | null): boolean => text !== null && unreadableIn(text) === null;
  const cancels = cancellationOf({
    ...showing,
    production: isRead(production.title) ? production : null,
    hall: isRead(hall) ? hall : null,
    reason: isRead(reason) ? reason : null,
  });
  return { id, what: production.title, why: unreadableText(word), cancels };
};

/** Why an article cannot be taken: a title, ingress or line that cannot be read. */
const unreadableArticle = ({ id, title, summary, content }: PulledArticle): readonly Skipped[] => {
  const places = [
    ["«Tittel»", title],
    ["«Ingress»", summary ?? ""],
    ...content.split("\n").map((line, at) => [`«Tekst», linje ${at + 1}`, plainText(line)] as const),
  ] as const;
  const [why] = places.flatMap(([place, text]) => {
    const word = unreadableIn(text);
    return word === null ? [] : [`${place}: ${unreadableText(word)}`];
  });
  return why === undefined ? [] : [{ id, what: title, why }];
};

/** A text that a new production would begin with, once for each production. */
const unreadableSummaries = (showings: readonly PulledShowing[]): readonly Skipped[] =>
  [...new Map(showings.map(({ production }) => [production.id, production])).values()].flatMap(({ title, summary }) => {
    const word = unreadableIn(plainText(summary ?? ""));
    return word === null ? [] : [{ id: "", what: title, why: `teksten: ${unreadableText(word)}. Resten er hentet` }];
  });

/** What a source said, in plain text; without what cannot be read, which is reported. Every source passes it. */
export const readable = (pulled: Pulled): Pulled => {
  const articles = pulled.articles?.map(plainArticle) ?? null;
  const unread = articles?.flatMap(unreadableArticle) ?? [];
  const records = pulled.showings.map(plainShowing).map((showing) => unreadable(showing) ?? showing);
  return {
    ...pulled,
    showings: records.flatMap((one) => ("why" in one ? [] : [one])),
    skipped: [
      ...pulled.skipped,
      ...records.flatMap((one) => ("why" in one ? [one] : [])),
      ...unreadableSummaries(pulled.showings),
      ...unread,
    ],
    articles: articles?.filter(({ id }) => !unread.some((one) => one.id === id)) ?? null,
  };
};
