import { eventCode, lastEventCode } from "../../domain/addresses/event-code";
import type { Json } from "../../domain/json/json";
import { lackingIn, WAITING } from "../../engine/checks/sources/waiting";
import { sourceOf } from "../merge/merge-showing";
import type { PulledProduction, Source } from "../records";
import { titleKey } from "../text/plain-text";
import { type PlanItem, planItem } from "./items";
import { completed, isComplete, newId, newProduction } from "./new-production";
import type { FileValue } from "./planned";
import type { PresentContent } from "./present-content";

const isOfKind = (value: Json, { kind }: PulledProduction): boolean =>
  value.object === (kind === "film" ? "movie" : "culture");

const sameTitle = (value: Json, { title }: PulledProduction): boolean =>
  titleKey(String(value.title)) === titleKey(title);

const isMadeOf = (value: Json, { id }: PulledProduction, source: string): boolean => {
  const from = sourceOf(value);
  return from?.name === source && from.id === id;
};

const isSameProduction = (value: Json, production: PulledProduction, source: string): boolean => {
  if (!isOfKind(value, production)) return false;
  if (isMadeOf(value, production, source)) return true;
  if (production.kind === "film" && production.ediNumber !== null) return value.ediNumber === production.ediNumber;
  return value.id === production.id || sameTitle(value, production);
};

/** Whether a title alone may mean several films, such as one in 2D and in 3D. */
const isUnclear = ({ kind, ediNumber }: PulledProduction, found: number): boolean =>
  kind === "film" && ediNumber === null && found > 1;

/** Finds the production in the content of one that is pulled: that of the source first. */
export const productionFinder = ({ productions }: Pick<PresentContent, "productions">, source: string) => {
  const found = new Map<string, string | null>();
  const find = (production: PulledProduction): string | null => {
    const same = productions.filter(({ value }) => isSameProduction(value, production, source));
    const made = same.find(({ value }) => isMadeOf(value, production, source));
    const there = made ?? (isUnclear(production, same.length) ? undefined : same[0]);
    return there === undefined ? null : String(there.value.id);
  };
  return (production: PulledProduction): string | null => {
    const key = `${production.id} ${production.ediNumber ?? ""} ${production.title}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const id = find(production);
    found.set(key, id);
    return id;
  };
};

/** Creates the productions of new showings; incomplete ones wait for an editor in a folder of their own. */
export const planProductions = (
  present: PresentContent,
  { name: source }: Pick<Source, "name">,
  wanted: readonly PulledProduction[],
) => {
  const files: FileValue[] = [];
  const items: PlanItem[] = [];
  const made = new Map<string, string | null>();
  const there = [...present.productions, ...present.waiting].map(({ value }) => value);
  const ids = new Set(there.map(({ id }) => String(id)));
  const addresses = new Set(there.map(({ pageReference }) => pageReference));
  const isTaken = (address: string): boolean => addresses.has(address);
  const lastCode = lastEventCode(addresses);

  const make = (production: PulledProduction): string | null => {
    const waiting = present.waiting.find(({ value }) => isSameProduction(value, production, source));
    const id = waiting === undefined ? newId(production, (one) => ids.has(one)) : String(waiting.value.id);
    ids.add(id);
    const known = newProduction(production, { id, source, code: eventCode(lastCode + made.size + 1), isTaken });
    addresses.add(known.pageReference);
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

  for (const production of wanted) {
    if (!made.has(production.id)) made.set(production.id, make(production));
  }
  return { files, items, made };
};
