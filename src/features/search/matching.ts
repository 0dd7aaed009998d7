import type { Entry, Lookup } from "./lookup";
import { kindredOf, stemOf } from "./words/inflection";
import { fold } from "./words/spelling";

/** Pages by number, with how well a word of the query describes them. */
export type Scores = ReadonlyMap<number, number>;

/** The weight of a word other than the typed one. */
const KINDRED = 0.5;
/** The minimum weight of a prefix, which grows with its share of the word, and its rest after a whole word. */
const BEGINNING = 0.5;
const REST = 0.3;
const BESIDE_WHOLE = 0.2;
const MIN_BEGINNING_LENGTH = 2;

/** Merges scores; a page keeps its best. */
export const best = (all: readonly Scores[]): Scores => {
  const scores = new Map<number, number>();
  for (const [page, score] of all.flatMap((one) => [...one])) scores.set(page, Math.max(score, scores.get(page) ?? 0));
  return scores;
};

/** The pages in any of the scores, with their sum. */
export const sumOf = (all: readonly Scores[]): Scores => {
  const scores = new Map<number, number>();
  for (const [page, score] of all.flatMap((one) => [...one])) scores.set(page, score + (scores.get(page) ?? 0));
  return scores;
};

/** The pages in all of the scores, with their mean. */
export const inAll = (all: readonly Scores[]): Scores =>
  new Map([...weighted(sumOf(all), 1 / Math.max(all.length, 1))].filter(([page]) => all.every((one) => one.has(page))));

/**
 * The pages in all of the scores; and those that some of the words describe better than all describe
 * any page: the page «Babykino», before one that mentions baby cinema and Thursday.
 */
export const inAllOrBetter = (all: readonly Scores[]): Scores => {
  const complete = inAll(all);
  if (complete.size === 0) return complete;
  const highest = Math.max(...complete.values());
  const means = weighted(sumOf(all), 1 / all.length);
  return new Map([...means].filter(([page, mean]) => complete.has(page) || mean > highest));
};

export const weighted = (scores: Scores, factor: number): Scores =>
  new Map([...scores].map(([page, score]) => [page, score * factor]));

const ofEntry = ({ where }: Entry, factor: number): Scores => weighted(new Map(where), factor);

/** The pages of a word: in any form, as a prefix, or by another word of the same verb. */
export const matchesOf = async (word: string, { exactly, beginning }: Lookup): Promise<Scores> => {
  const form = fold(word);
  const { root, action } = kindredOf(word);
  const [same, begun, byAction, byRoot, joined] = await Promise.all([
    exactly(stemOf(word)),
    form.length < MIN_BEGINNING_LENGTH ? [] : beginning(form),
    action === null ? null : exactly(action),
    root === null ? null : exactly(root),
    root === null ? [] : beginning(`${root}e`),
  ]);
  return best([
    ...(same ? [ofEntry(same, 1)] : []),
    ...begun.map((entry) =>
      ofEntry(entry, (BEGINNING + (REST * form.length) / entry.stem.length) * (same ? BESIDE_WHOLE : 1)),
    ),
    ...[byAction, byRoot, ...joined].flatMap((entry) => (entry ? [ofEntry(entry, KINDRED)] : [])),
  ]);
};
