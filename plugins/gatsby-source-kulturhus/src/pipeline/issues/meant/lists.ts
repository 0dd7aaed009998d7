import { WEEKDAYS } from "../../../../../../src/rules/local-time";
import { WEEKDAY_KEYS } from "../../../../../../src/rules/opening-hours";
import { meantByWord } from "./words";

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

const inItsWords = (items: readonly string[], accepts: (list: readonly unknown[]) => boolean) =>
  items.map((item) => [item, ...meantByWord(item)].find((word) => accepts([word])) ?? item);

/** The lists that a text may be meant to be, the likeliest first. */
export const meantLists = (
  written: string,
  accepts: (list: readonly unknown[]) => boolean,
): readonly (readonly string[])[] => [
  ...[daysIn(written)].filter((days) => days.length > 0),
  ...SPLITS.map((split) => written.trim().split(split).filter(Boolean)).map((items) => inItsWords(items, accepts)),
];
