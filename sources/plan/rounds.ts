import { grouped } from "../../domain/collections/grouped";
import type { Written } from "./present-content";

/** A showing of the content, with what it is known by: as its source said it last. */
export interface Known {
  readonly written: Written;
  readonly isOwn: boolean;
  readonly id: string;
  readonly production: string;
  /** The key of what the source called it when that was not its production's title. */
  readonly title: string | null;
  readonly place: string;
  /** What is enough for a cancellation, when it is of this showing alone; see `partsOf`. */
  readonly parts: readonly string[];
  readonly isCancelled: boolean;
  readonly isOver: boolean;
  /** Whether its source had it no longer. */
  readonly isGone: boolean;
}

/** A pulled showing or cancellation, with what it may be known by. */
export interface Asked {
  /** Null when its id is not its own. */
  readonly id: string | null;
  /** The content's production; null when there is none, or it is unclear. */
  readonly production: string | null;
  /** The key of what the source calls it. */
  readonly title: string;
  /** Production or title, time and hall; none when one is unknown. */
  readonly places: readonly string[];
  /** As far as they can be read; none unless it is cancelled. */
  readonly parts: readonly string[];
  readonly isCancelled: boolean;
}

export const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);

/** A production with its start or its day; a hall with a start. */
export const partsOf = (times: readonly string[], whose: readonly unknown[], halls: readonly unknown[]) => [
  ...times.flatMap((time) => whose.map((one) => keyOf("whose", one, time))),
  ...times.flatMap((time) => halls.map((one) => keyOf("hall", one, time))),
];

/** One way to recognise a showing: by a key in common. */
interface Round {
  readonly known: (known: Known) => readonly string[];
  readonly asked: (asked: Asked) => readonly string[];
  readonly isAllowed?: (asked: Asked, known: Known) => boolean;
  /** Whether a key that several have tells nothing. */
  readonly isSole?: boolean;
}

const listOf = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

const BY_PLACE: Round = { known: ({ place }) => [place], asked: ({ places }) => places };

/**
 * What has kept its place is not moved, whatever its id: ids may be numbers of rows, or new at each export. Only then
 * does an id tell what has moved.
 */
const ROUNDS: readonly Round[] = [
  {
    known: ({ id, place }) => [keyOf(id, place)],
    asked: ({ id, places }) => (id === null ? [] : places.map((place) => keyOf(id, place))),
  },
  { ...BY_PLACE, isAllowed: (asked, known) => asked.isCancelled === known.isCancelled },
  BY_PLACE,
  {
    known: ({ id, production, title }) => [keyOf(id, production), keyOf(id, "title", title)],
    asked: ({ id, production, title }) =>
      id === null ? [] : [...listOf(production).map((one) => keyOf(id, one)), keyOf(id, "title", title)],
  },
];

/**
 * An id alone: a new title, unless one of the titles goes with another showing, as with numbers of rows. A cancellation
 * is taken all the same.
 */
const byIdAlone = (known: readonly Known[], open: readonly Asked[]): Round => {
  const knownTitles = new Set<string | null>(known.map(({ isOwn, production }) => (isOwn ? production : null)));
  const openTitles = new Set<string | null>(open.map(({ production }) => production));
  const isNew = ({ production }: Asked): boolean => production === null || !knownTitles.has(production);
  return {
    known: ({ id }) => [id],
    asked: ({ id }) => listOf(id),
    isAllowed: (asked, { isOver, isGone, production }) =>
      !isOver && (asked.isCancelled || (!isGone && isNew(asked) && !openTitles.has(production))),
  };
};

/** Nobody must turn up for what is cancelled, although its record is damaged. */
const BY_PARTS: Round = {
  known: ({ parts }) => parts,
  asked: ({ parts }) => parts,
  isAllowed: (_, { isOver }) => !isOver,
  isSole: true,
};

/** Pairs off what a round recognises, each once. */
const play = (round: Round, asked: readonly Asked[], free: Set<Known>): ReadonlyMap<Asked, Known> => {
  const keyed = [...free].flatMap((known) => round.known(known).map((key) => ({ key, known })));
  const index = grouped(keyed, ({ key }) => key);
  const pairs = new Map<Asked, Known>();
  for (const one of asked) {
    const known = round
      .asked(one)
      .map((key) =>
        (index.get(key) ?? []).filter(
          (found) => free.has(found.known) && (round.isAllowed?.(one, found.known) ?? true),
        ),
      )
      .find((found) => (round.isSole ? found.length === 1 : found.length > 0))?.[0]?.known;
    if (known === undefined) continue;
    pairs.set(one, known);
    free.delete(known);
  }
  return pairs;
};

/** The known showing that each pulled one is; those that are new are left out. */
export const pairsOf = (asked: readonly Asked[], known: readonly Known[]): ReadonlyMap<Asked, Known> => {
  const pairs = new Map<Asked, Known>();
  const free = new Set(known);
  const open = () => asked.filter((one) => !pairs.has(one));
  const take = (round: Round): void => {
    for (const [one, found] of play(round, open(), free)) pairs.set(one, found);
  };
  for (const round of ROUNDS) take(round);
  take(byIdAlone(known, open()));
  take(BY_PARTS);
  return pairs;
};
