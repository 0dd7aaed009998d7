import { isDeepStrictEqual } from "node:util";

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A showing as it is in its file, with what names are made of. */
export interface Written {
  readonly file: string;
  readonly index: number;
  readonly showing: Json;
  readonly production: Json;
}

/** A value that several showings have. */
export interface Common {
  readonly value: unknown;
  readonly showings: readonly Written[];
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Fewer are no reason for a list or a default. */
export const FEWEST = 3;

/** What several showings have in a field, or what a list has already; the most frequent first. */
export const commonValues = (all: readonly Written[], field: string, known: readonly unknown[]): readonly Common[] => {
  const groups = new Map<string, Written[]>();
  for (const one of all) {
    const value = one.showing[field];
    if (value === undefined || isEmpty(value)) continue;
    const name = JSON.stringify(value);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()]
    .map((showings) => ({ value: showings[0]?.showing[field], showings }))
    .filter(({ value, showings }) => showings.length >= FEWEST || known.some((one) => isDeepStrictEqual(one, value)))
    .sort((a, b) => b.showings.length - a.showings.length);
};

/** What all the showings have in common: the same text for each, or null. */
export const sameFor = (showings: readonly Written[], textOf: (one: Written) => unknown): string | null => {
  const [first, ...rest] = showings.map(textOf);
  return typeof first === "string" && first !== "" && rest.every((text) => text === first) ? first : null;
};
