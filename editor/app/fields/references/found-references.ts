import type { Summary } from "../../../api/api";

/** The rest are found by adding a word. */
const MAX_FOUND = 30;

/** Longer details, such as lists of people, are not shown beside a title. */
const MAX_DETAIL_LENGTH = 60;

/** What can be referred to. */
export type Entry = Pick<Summary, "id" | "title" | "detail" | "picture">;

/** "Nattekspressen – Film" */
export const nameOf = ({ title, detail }: Entry): string =>
  detail === "" || detail.length > MAX_DETAIL_LENGTH ? title : `${title} – ${detail}`;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries that match every word; titles that start with the query come first. */
export const foundReferences = (
  all: readonly Entry[],
  sought: string,
): { readonly found: readonly Entry[]; readonly count: number } => {
  const words = wordsIn(sought);
  const whole = sought.trim().toLowerCase();
  const matching = all.filter((one) => words.every((word) => nameOf(one).toLowerCase().includes(word)));
  const isFirst = ({ title }: Entry): boolean => title.toLowerCase().startsWith(whole);
  const ordered = whole === "" ? matching : [...matching.filter(isFirst), ...matching.filter((one) => !isFirst(one))];
  return { found: ordered.slice(0, MAX_FOUND), count: matching.length };
};

/** The only entry with a title, written out. */
export const entryNamed = (all: readonly Entry[], sought: string): Entry | undefined => {
  const whole = sought.trim().toLowerCase();
  const named = all.filter(({ title }) => title.toLowerCase() === whole);
  return named.length === 1 ? named[0] : undefined;
};
