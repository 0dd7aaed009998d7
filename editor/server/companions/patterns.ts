import { begunValue } from "../../../domain/define/begun-value";
import { fieldNode } from "../../../domain/define/field-node";
import { isObject } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import { buildMoment } from "../../../engine/load/build-day";
import type { Pattern } from "../../api/companions";
import { isKind, type Placed } from "../content/content-folder";

/** The hall with most showings of films, or of culture. */
const usualHall = (object: unknown, entities: readonly Placed[]): string => {
  const own = new Set(
    entities.filter(({ kind, value }) => kind === "productions" && value.object === object).map(({ id }) => id),
  );
  const counts = new Map<string, number>();
  for (const { kind, value } of entities) {
    if (kind !== "events" || !own.has(String(value.production))) continue;
    const hall = String(value.hall);
    counts.set(hall, (counts.get(hall) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
};

/** Starting points for new content of a kind, besides a copy. */
export const patternsFor = (kind: string, entities: readonly Placed[]): readonly Pattern[] => {
  if (!isKind(kind)) return [];
  const { schema, beginnings } = entityDefinition(kind);
  const now = buildMoment().slice(0, 16);
  return beginnings.flatMap(({ name, label, of }) => {
    const value = begunValue(fieldNode(schema), of(now));
    return isObject(value) ? [{ name, label, value, hall: usualHall(value.object, entities) }] : [];
  });
};
