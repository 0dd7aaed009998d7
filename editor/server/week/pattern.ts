import type { Json } from "../../../domain/json/json";
import type { Placed } from "../content/content-folder";

/** A showing and its production. */
export interface Shown {
  readonly event: Json;
  readonly production: Json;
}

export const shownIn = (entities: readonly Placed[]): readonly Shown[] => {
  const productions = new Map(entities.filter(({ kind }) => kind === "productions").map((one) => [one.id, one.value]));
  return entities
    .filter(({ kind }) => kind === "events")
    .flatMap(({ value }) => {
      const production = productions.get(String(value.production));
      return production === undefined ? [] : [{ event: value, production }];
    });
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Access that a hall offers at every showing; the rest depends on the film. */
const OF_THE_HALL: readonly unknown[] = ["hearingLoop", "wheelchair"];

/** The latest showing to copy from: of the same film or kind, preferably in the same hall. */
export const patternFor = (production: Json, hall: string, all: readonly Shown[]): Json | null => {
  const rank = ({ event, production: other }: Shown): number => {
    const isSame = other.id === production.id;
    const isPlain = listOf(event.features).length === 0 && event.status !== "free";
    const isAlike = other.object === production.object && other.typeText === production.typeText;
    if (!isSame && !isAlike) return 0;
    return (isSame ? 1 : 0) + (event.hall === hall ? 2 : 0) + (isPlain || isSame ? 4 : 0) + 1;
  };
  const [best] = all
    .filter((one) => rank(one) > 0)
    .sort((a, b) => rank(b) - rank(a) || String(b.event.start).localeCompare(String(a.event.start)));
  if (best === undefined) return null;
  if (best.production.id === production.id) return best.event;
  const { features: _features, end: _end, accessibility, accessSet: _set, noteText: _note, ...kept } = best.event;
  // Without its own access, the site's default for the hall applies.
  const access = Array.isArray(accessibility)
    ? { accessibility: accessibility.filter((one) => OF_THE_HALL.includes(one)) }
    : {};
  return { ...kept, production: production.id, ...access };
};
