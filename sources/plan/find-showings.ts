import type { Json } from "../../domain/json/json";
import { sourceOf } from "../merge/merge-showing";
import type { Pulled, Source } from "../records";
import type { PresentContent, Written } from "./present-content";

interface Options {
  readonly present: Pick<PresentContent, "events">;
  readonly source: Pick<Source, "name">;
  readonly pulled: Pulled;
}

const placeOf = (production: unknown, { start, hall }: Json): string =>
  `${String(production)} ${String(start)} ${String(hall)}`;

/** Finds the showing in the content: by the source's id, by its own id, or by production, time and hall. */
export const finderOf = ({ present, source, pulled }: Options) => {
  const own = new Map<string, Written>();
  const byId = new Map<unknown, Written>();
  const byPlace = new Map<string, Written>();
  /** Names of other sources by their showings' places, including earlier places of moved showings. */
  const elsewhere = new Map<string, string>();
  for (const one of present.events) {
    const from = sourceOf(one.value);
    if (from?.name === source.name) own.set(from.id, one);
    if (from !== null) {
      if (from.name === source.name) continue;
      const { production, start, previousStart, hall } = one.value;
      for (const begins of [start, previousStart])
        elsewhere.set(placeOf(production, { start: begins, hall }), from.name);
      continue;
    }
    byId.set(one.value.id, one);
    byPlace.set(placeOf(one.value.production, one.value), one);
  }
  const used = new Set<Written>();
  return {
    /** The source's values for a showing at the last pull. */
    lastSaid: (id: string): Json | null => {
      const known = own.get(id);
      return known === undefined ? null : (sourceOf(known.value)?.said ?? null);
    },
    find: (id: string, production: string, now: Json): Written | null => {
      const found = own.get(id) ?? byId.get(id) ?? byPlace.get(placeOf(production, now)) ?? null;
      if (found === null || used.has(found)) return null;
      used.add(found);
      return found;
    },
    /** Another source that already has the showing. */
    otherSource: (production: string, now: Json): string | null => elsewhere.get(placeOf(production, now)) ?? null,
    /** Showings of this source that it no longer lists. */
    missing: (): readonly Written[] => {
      if (pulled.isPartial) return [];
      const listed = new Set([...pulled.showings, ...pulled.skipped].map(({ id }) => id));
      return [...own].flatMap(([id, one]) => (listed.has(id) ? [] : [one]));
    },
  };
};
