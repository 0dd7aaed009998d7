import { byText } from "../../../../domain/collections/by-text";
import { AGE_LIMITS } from "../../../../domain/showings/age-limit";
import { dateOf, isCalendarDate, type LocalDate, type LocalDateTime } from "../../../../domain/time/local-time";
import { alphabetKey, longDate, sentenceCase } from "../../../../domain/time/norwegian";
import type { Traits } from "./listing";
import { daysOf, FACETS, type Facet, FILTERS, type Filter, type Selection } from "./selection";
import { programmeTexts } from "./texts";

/** The venue's own kinds, as they are in addresses, in order. */
export const KINDS_OF_HOUSE: readonly string[] = Object.keys(programmeTexts.kinds);

/** An item that can be filtered: an event, or a film with all its showings. */
export interface Filterable {
  /** Its day; null for a film in a list without days. */
  readonly date: LocalDate | null;
  /** When it leaves the list; null when the caller removes it. */
  readonly until: LocalDateTime | null;
  /** An event has one set of traits. A film has one for each showing of each version, and matches by any of them. */
  readonly traits: readonly Traits[];
}

/** An item with its traits, which are computed once. */
export interface Indexed<One> extends Filterable {
  readonly listing: One;
}

/** Items that have not ended at a moment. */
export const stillListed = <One extends Filterable>(all: readonly One[], now: LocalDateTime): readonly One[] =>
  all.filter(({ until }) => until === null || until > now);

/** The items of `all` that pass every filter of the selection. */
export const filtered = <One extends Filterable>(
  all: readonly One[],
  selection: Selection,
  now: LocalDateTime | LocalDate,
): readonly One[] => {
  const days = daysOf(selection.day, dateOf(now));
  const facets = FACETS.filter((facet) => selection[facet] !== "");
  return all.filter(({ date, traits }) => {
    const isOfDays = days === null || (date !== null && date >= days[0] && date <= days[1]);
    return isOfDays && traits.some((set) => facets.every((facet) => set[facet].has(selection[facet])));
  });
};

export interface Option {
  readonly value: string;
  readonly label: string;
}

const LIMITS: readonly string[] = AGE_LIMITS.map((limit) => limit.toLowerCase());

const inOrder = (facet: Facet, a: Option, b: Option): number => {
  const first = facet === "age" ? LIMITS : KINDS_OF_HOUSE;
  const place = ({ value }: Option) => (first.includes(value) ? first.indexOf(value) : first.length);
  return place(a) - place(b) || byText<Option>(({ label }) => alphabetKey(label))(a, b);
};

/** The options of a facet: values that only some items have, and the value in the address. */
export const optionsOf = (all: readonly Filterable[], facet: Facet, chosen: string): readonly Option[] => {
  const labels = new Map<string, string>();
  const counts = new Map<string, number>();
  const held = new Set<number>();
  for (const { traits } of all) {
    const own = new Map(traits.flatMap((set) => [...set[facet]]));
    for (const [value, label] of own) {
      labels.set(value, label);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  // An age that admits no more than the next lower one is left out.
  const byAge = (value: string): boolean => {
    const count = counts.get(value) ?? 0;
    const isNew = !held.has(count);
    held.add(count);
    return isNew;
  };
  const values = [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => inOrder(facet, a, b))
    .filter(({ value }) => counts.get(value) !== all.length && (facet !== "age" || byAge(value)));
  const isKnown = chosen === "" || values.some(({ value }) => value === chosen);
  return isKnown ? values : [...values, { value: chosen, label: labels.get(chosen) ?? chosen }];
};

/** A filter's text for the visitor: "I helga", "Lørdag 5. desember", "Norsk tale". */
export const filterLabel = (all: readonly Filterable[], filter: Filter, value: string): string => {
  if (filter !== "day") return optionsOf(all, filter, value).find((option) => option.value === value)?.label ?? value;
  const quick: Readonly<Record<string, string>> = programmeTexts.quickDays;
  return quick[value] ?? (isCalendarDate(value) ? sentenceCase(longDate(value)) : value);
};

/** A filter to drop, and the number of matches without it. */
export interface DroppableFilter {
  readonly filter: Filter;
  readonly label: string;
  readonly found: number;
}

/** For an empty result: each filter whose removal alone gives matches, the one with most first. */
export const droppableFilters = (
  all: readonly Filterable[],
  selection: Selection,
  now: LocalDateTime | LocalDate,
): readonly DroppableFilter[] =>
  FILTERS.filter((filter) => selection[filter] !== "")
    .map((filter) => ({
      filter,
      label: filterLabel(all, filter, selection[filter]),
      found: filtered(all, { ...selection, [filter]: "" }, now).length,
    }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
