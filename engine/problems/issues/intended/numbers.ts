/** Common notations of numbers. */

const YES_NO: Readonly<Record<string, boolean>> = {
  ja: true,
  sann: true,
  yes: true,
  nei: false,
  usann: false,
  no: false,
};

/** "1 t 48 min", "1:48": a duration in the smaller unit. */
const lengthIn = (text: string): readonly number[] => {
  const [, larger, smaller] =
    /^(\d{1,2})\s*(?:t|time|timer|min)\.?\s*(?:og\s*)?(\d{1,2})\s*(?:m|min|minutter|s|sek)\.?$/i.exec(text) ??
    /^(\d{1,2}):(\d{2})$/.exec(text) ??
    [];
  return larger === undefined ? [] : [60 * Number(larger) + Number(smaller)];
};

/** "110", "99,50", "120 kr", "kr 120", "ca. 142", "120,-", "12 000" */
const amountIn = (text: string): readonly number[] => {
  const joined = text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, "");
  const [, number] = /^(?:\p{L}+\.?\s*)?(-?\d+(?:[.,]\d+)?)(?:\s*(?:\p{L}+\.?|%|,-))?$/u.exec(joined) ?? [];
  if (number === undefined) return [];
  const value = Number(number.replace(",", "."));
  return Number.isInteger(value) ? [value] : [value, Math.round(value)];
};

/** A value of another type, written as text. */
export const numbersInText = (written: string): readonly unknown[] => {
  const text = written.trim();
  const word = text.toLowerCase();
  return [
    ...(word === "true" || word === "false" ? [word === "true"] : []),
    ...(Object.hasOwn(YES_NO, word) ? [YES_NO[word]] : []),
    ...(word === "null" ? [null] : []),
    ...(word === "gratis" ? [0] : []),
    ...lengthIn(text),
    ...amountIn(text),
  ];
};

/** The candidates for a number: 98.5 → 99, 50 of a hundred → 0.5. */
export const intendedByNumber = (value: number): readonly number[] => [
  ...(Number.isInteger(value) ? [] : [Math.round(value)]),
  ...(Number.isInteger(value) && value >= 10 && value <= 100 ? [value / 100] : []),
];

/** Expands a two-digit year: 26 is 2026, 94 is 1994. */
export const fullYear = (value: number): number => (value < 50 ? 2000 : 1900) + value;

/** Candidates for a two-digit year. */
export const intendedYear = (value: number): readonly number[] =>
  Number.isInteger(value) && value >= 0 && value < 100 ? [fullYear(value)] : [];
