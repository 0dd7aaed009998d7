import { either } from "../../domain/define/voices";
import type { EntityDefinition } from "../../domain/entities/define-entity";
import { ENTITY_NAMES, entityDefinition } from "../../domain/kinds";
import type { Content, Entry } from "../content/content";
import { type Problem, problemAt } from "../problems/problem";

/** Cures where another name is no solution. */
const CURES: Readonly<Record<string, string>> = {
  from: "Fjern den ene: en gammel adresse kan bare føre ett sted.",
  id: `Gi en av dem ${either("en annen id", "et annet kjennetegn")}. Er det samme ting skrevet to ganger, så fjern den ene.`,
  ediNumber: "Rett det ene nummeret. Hver versjon av en film har sitt eget.",
};

/** "kraka-2", or the first free number. */
const freeName = (key: string, taken: readonly (string | null)[]): string => {
  const base = key.replace(/-\d{1,3}$/, "");
  const numbers = Array.from({ length: taken.length + 1 }, (_, at) => `${base}-${at + 2}`);
  return numbers.find((name) => !taken.includes(name)) ?? base;
};

const repeated = (
  entries: readonly Entry<unknown>[],
  field: string,
  keyOf: (entity: unknown) => string | null,
): readonly Problem[] => {
  const seen = new Map<string, Entry<unknown>>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry.entity);
    if (key === null) return [];
    const first = seen.get(key);
    seen.set(key, first ?? entry);
    return first
      ? [
          problemAt(entry.origin, {
            at: [field],
            message: `er «${key}», men den er brukt i ${first.origin.file} også.`,
            cure: CURES[field] ?? "Gi en av dem et annet navn.",
            // An id is only a name; numbers and addresses have a meaning of their own.
            ...(field === "id" && {
              fix: {
                path: [field],
                value: freeName(
                  key,
                  entries.map(({ entity }) => keyOf(entity)),
                ),
              },
            }),
          }),
        ]
      : [];
  });
};

const textAt = (entity: unknown, field: string): string | null => {
  const value: unknown = typeof entity === "object" && entity !== null ? Reflect.get(entity, field) : null;
  return typeof value === "string" ? value : null;
};

/** The items of a list in one file, each with its own place. */
const itemsOf = ({ entity, origin }: Entry<unknown>, list: string): readonly Entry<unknown>[] => {
  const items: unknown = typeof entity === "object" && entity !== null ? Reflect.get(entity, list) : null;
  return Array.isArray(items)
    ? items.map((item: unknown, index) => ({ entity: item, origin: { ...origin, path: [list, index] } }))
    : [];
};

const inKind = (entries: readonly Entry<unknown>[], definition: EntityDefinition): readonly Problem[] => {
  const { unique, uniqueWithin } = definition;
  const fields = [...new Set(["id", ...entries.flatMap(({ entity }) => Object.keys(unique?.(entity) ?? {}))])];
  return [
    ...fields.flatMap((field) =>
      repeated(entries, field, (entity) => (field === "id" ? textAt(entity, "id") : (unique?.(entity)[field] ?? null))),
    ),
    ...entries.flatMap((entry) =>
      Object.entries(uniqueWithin).flatMap(([list, field]) =>
        repeated(itemsOf(entry, list), field, (item) => textAt(item, field)),
      ),
    ),
  ];
};

/** Ids, slugs and EDI numbers are unique. */
export const checkIdentity = (content: Content): readonly Problem[] =>
  ENTITY_NAMES.flatMap((name) => inKind(content[name], entityDefinition(name)));
