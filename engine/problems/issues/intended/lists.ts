import { WEEKDAY_KEYS } from "../../../../domain/hours/opening-hours";
import { WEEKDAYS } from "../../../../domain/time/local-time";

/** Lists that are written as one text. */

const SPLITS: readonly RegExp[] = [/\s*[,;\n]\s*(?:og\s+)?|\s+og\s+/, /\s*[,;\n]\s*/];

const DAYS: readonly string[] = WEEKDAY_KEYS;
const NORWEGIAN_DAYS: readonly string[] = WEEKDAYS;

const dayIndex = (word: string): number =>
  Math.max(DAYS.indexOf(word.toLowerCase()), NORWEGIAN_DAYS.indexOf(word.toLowerCase()));

/** "monday-friday", "mandag–fredag" */
const daysIn = (text: string): readonly string[] => {
  const [from = -1, to = -1, ...others] = text.split(/\s*(?:[-–]|til)\s*/).map(dayIndex);
  return others.length === 0 && from >= 0 && to >= from ? DAYS.slice(from, to + 1) : [];
};

interface Field {
  readonly accepts: (list: readonly unknown[]) => boolean;
  /** The candidates for a word. */
  readonly words: (word: string) => readonly string[];
}

const inItsWords = (items: readonly string[], { accepts, words }: Field) =>
  items.map((item) => [item, ...words(item)].find((word) => accepts([word])) ?? item);

/** The candidate lists for a text, the likeliest first. */
export const intendedLists = (written: string, field: Field): readonly (readonly string[])[] => [
  ...[daysIn(written)].filter((days) => days.length > 0),
  ...SPLITS.map((split) => written.trim().split(split).filter(Boolean)).map((items) => inItsWords(items, field)),
];
