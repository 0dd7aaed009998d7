import type { Json } from "../../domain/json/json";
import { lackingIn, WAITING } from "../../engine/checks/sources/waiting";
import { sourceOf } from "../merge/merge-showing";
import type { Pulled, PulledProduction, PulledShowing, Skipped, Source } from "../records";
import { titleKey } from "../text/plain-text";
import { type PlanItem, planItem } from "./items";
import { completed, isComplete, newId, newProduction } from "./new-production";
import type { FileValue } from "./planned";
import type { PresentContent } from "./present-content";

const isOfKind = (value: Json, { kind }: PulledProduction): boolean =>
  value.object === (kind === "film" ? "movie" : "culture");

const sameTitle = (value: Json, { title }: PulledProduction): boolean =>
  titleKey(String(value.title)) === titleKey(title);

const isSameProduction = (value: Json, production: PulledProduction, source: string): boolean => {
  if (!isOfKind(value, production)) return false;
  const from = sourceOf(value);
  if (from?.name === source && from.id === production.id) return true;
  if (production.kind === "film" && production.ediNumber !== null) return value.ediNumber === production.ediNumber;
  return value.id === production.id || sameTitle(value, production);
};

/** Showings of films with the same EDI number as another film of the source. */
const ambiguous = ({ showings }: Pulled): readonly Skipped[] => {
  const titles = new Map<string, Map<string, string>>();
  for (const { production } of showings) {
    if (production.ediNumber === null) continue;
    const own = titles.get(production.ediNumber) ?? new Map<string, string>();
    const film = `${production.id} ${production.title.toLowerCase()}`;
    titles.set(production.ediNumber, own.set(film, production.title));
  }
  return showings.flatMap(({ id, production: { ediNumber } }) => {
    const own = [...(titles.get(ediNumber ?? "")?.values() ?? [])];
    return own.length > 1
      ? [{ id, why: `EDI-nummer ${ediNumber} står på flere filmer hos kilden: ${own.join(" og ")}` }]
      : [];
  });
};

const twice = ({ showings }: Pulled): readonly Skipped[] => {
  const seen = new Map<string, number>();
  for (const { id } of showings) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen].flatMap(([id, count]) =>
    count > 1 ? [{ id, why: `kilden har ${count} visninger med denne id-en` }] : [],
  );
};

/** A source's showings without the ambiguous ones. */
export const unambiguous = (pulled: Pulled): Pulled => {
  const skipped = [...new Map([...ambiguous(pulled), ...twice(pulled)].map((one) => [one.id, one])).values()];
  const bad = new Set(skipped.map(({ id }) => id));
  return {
    ...pulled,
    showings: pulled.showings.filter(({ id }) => !bad.has(id)),
    skipped: [...pulled.skipped, ...skipped],
  };
};

/** Finds or creates the production of each showing; incomplete ones wait for an editor in a folder of their own. */
export const planProductions = (present: PresentContent, { name: source }: Pick<Source, "name">, pulled: Pulled) => {
  const files: FileValue[] = [];
  const items: PlanItem[] = [];
  const found = new Map<string, string | null>();
  const ids = new Set([...present.productions, ...present.waiting].map(({ value }) => String(value.id)));

  const make = (production: PulledProduction): string | null => {
    const there = present.productions.find(({ value }) => isSameProduction(value, production, source));
    if (there !== undefined) return String(there.value.id);
    const waiting = present.waiting.find(({ value }) => isSameProduction(value, production, source));
    const id = waiting === undefined ? newId(production, (one) => ids.has(one)) : String(waiting.value.id);
    ids.add(id);
    const known = newProduction(production, id, source);
    const value = waiting === undefined ? known : completed(waiting.value, known);
    if (isComplete(value)) {
      const file = `productions/${id}.json`;
      files.push({ file, value }, ...(waiting === undefined ? [] : [{ file: waiting.file, value: null }]));
      items.push(planItem("production", { title: production.title, file }));
      return id;
    }
    const file = waiting?.file ?? `${WAITING}/${id}.json`;
    files.push({ file, value });
    const details = [`Mangler: ${lackingIn(value).join(", ")}. Skriv det i content/${file}.`];
    items.push(planItem("waiting", { title: production.title, file, details }));
    return null;
  };

  for (const { production } of pulled.showings) {
    if (!found.has(production.id)) found.set(production.id, make(production));
  }
  return { files, items, productionOf: ({ production }: PulledShowing) => found.get(production.id) ?? null };
};
