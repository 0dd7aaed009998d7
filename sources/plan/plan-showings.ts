import { z } from "zod";
import { freeName } from "../../domain/json/free-name";
import { isObject, isSame, type Json } from "../../domain/json/json";
import { madeValue } from "../../domain/json/made-value";
import { entityDefinition } from "../../domain/kinds";
import { dateOf } from "../../domain/time/local-time";
import { fieldName } from "../../engine/problems/problem";
import { asContent, isSkipped, withStatusOf } from "../merge/as-content";
import { type Choice, mergeShowing, sourceOf } from "../merge/merge-showing";
import { type Prices, withAppliedPrices, withBriefPrices } from "../merge/prices";
import type { Pulled, PulledShowing, Source } from "../records";
import { finderOf } from "./find-showings";
import { type PlanItem, planItem, skippedItem } from "./items";
import type { ShowingChange } from "./planned";
import type { PresentContent, Written } from "./present-content";
import { changeText, conflictText } from "./values";

const { localeError } = z.locales.no();

/** Why a showing would break the build, in Bokmål; null when it would not. */
const faultIn = (showing: Json): string | null => {
  const { error } = entityDefinition("events").schema.safeParse(showing, { error: localeError });
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return null;
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  return `«${fieldName(path)}» ${issue.message}`;
};

interface Options {
  readonly present: PresentContent;
  readonly source: Pick<Source, "name" | "halls">;
  readonly pulled: Pulled;
  /** The content's production for each pulled showing; null while it waits. */
  readonly productionOf: (showing: PulledShowing) => string | null;
  readonly prices: Prices;
  readonly choice: Choice;
  /** Now, Oslo wall clock. */
  readonly at: string;
  /** Now, in the files' dates: a demonstration shifts them by whole weeks. */
  readonly today: string;
}

const startOf = (value: Json): string => String(value.start ?? "");

const ID = /^[a-z0-9]+(-[a-z0-9]+)+$/;
/** Calendars' event ids; unsuitable as the name of a showing. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Plans all showings of one source. */
export const planShowings = (options: Options) => {
  const { present, source, pulled, productionOf, prices, choice, at, today } = options;
  const { lastSaid, find, otherSource, missing } = finderOf(options);
  const titles = new Map(present.productions.map(({ value }) => [value.id, String(value.title)]));
  const taken = new Set<unknown>(present.events.map(({ value }) => value.id));
  const items: PlanItem[] = [];
  const changes: ShowingChange[] = [];

  const skip = (about: Parameters<typeof skippedItem>[0], why: string): void =>
    void items.push(skippedItem(about, why));
  const skipRecord = ({ production, id }: PulledShowing, why: string): void =>
    skip({ title: `${production.title}, ${id}` }, why);
  for (const { id, what = id, why } of pulled.skipped) skip({ title: what }, why);

  /** Whether the content could be built with it; one invalid record must not hold back all others. */
  const isUsable = (showing: PulledShowing, after: Json): boolean => {
    const fault = faultIn(after);
    if (fault !== null) skipRecord(showing, fault);
    return fault === null;
  };

  const aboutOf = (value: Json, title?: string) => ({
    title: title ?? titles.get(value.production) ?? String(value.production),
    start: startOf(value),
  });

  const add = (showing: PulledShowing, production: string, now: Json): void => {
    const made = madeValue("{production}-{start}", { production, start: now.start });
    const id = freeName(ID.test(showing.id) && !UUID.test(showing.id) ? showing.id : made, (id) => taken.has(id));
    const { start, end, hall, status, reason, previousStart, ...rest } = now;
    const said = withoutReason(now);
    const value = withBriefPrices(
      defined({ id, production, start, end, hall, status, reason, previousStart, ...rest }),
      prices,
    );
    const after = { ...value, source: { name: source.name, id: showing.id, said } };
    if (!isUsable(showing, after)) return;
    taken.add(id);
    changes.push({ file: null, before: null, after });
    items.push(planItem("added", aboutOf(value, showing.production.title)));
  };

  const merge = (written: Written, showing: PulledShowing, now: Json): void => {
    const { file, value } = written;
    const from = sourceOf(value);
    const said = from?.said ?? null;
    const own = (values: Json): Json => (showing.status === null ? withStatusOf(value, values) : values);
    const merged = mergeShowing({
      content: withAppliedPrices(value, prices),
      said: said && own(said),
      now: own(withoutReason(now)),
      reason: now.reason,
      choice,
      at,
    });
    const kept = isObject(value.source) ? value.source : {};
    const { gone, ...rest } = kept;
    const origin = { ...rest, name: source.name, id: showing.id, said: merged.said };
    const isPriced = merged.taken.includes("prices");
    const content =
      merged.taken.length === 0
        ? value
        : withBriefPrices(isPriced ? merged.content : withOwnPrices(merged.content, value), prices);
    const after: Json = { ...content, source: origin };
    const about = { ...aboutOf(after), file };
    if (merged.taken.length > 0 && !isUsable(showing, after)) return;
    if (!isSame(after, value)) changes.push({ file, before: value, after });
    if (merged.conflicts.length > 0) {
      items.push(planItem("conflict", { ...about, details: merged.conflicts.map(conflictText) }));
    }
    const details = merged.taken
      .filter((name) => name !== "previousStart" && !isSame(value[name], content[name]))
      .map((name) => changeText(name, withAppliedPrices(value, prices)[name], merged.content[name]));
    if (gone !== undefined) items.push(planItem("back", about));
    if (merged.taken.length > 0) {
      const isCancelled = after.status === "cancelled" && value.status !== "cancelled";
      items.push(planItem(isCancelled ? "cancelled" : "changed", { ...about, details }));
    } else if (from === null) items.push(planItem("adopted", about));
  };

  for (const showing of pulled.showings) {
    const production = productionOf(showing);
    const now = asContent(showing, lastSaid(showing.id), {
      halls: present.halls,
      named: source.halls,
    });
    if (isSkipped(now)) {
      skipRecord(showing, now.why);
      continue;
    }
    if (production === null) continue;
    const written = find(showing.id, production, now);
    const other = written === null ? otherSource(production, now) : null;
    if (other !== null) skip(aboutOf(now, showing.production.title), `er hentet fra ${other} allerede`);
    else if (written === null) add(showing, production, now);
    else merge(written, showing, now);
  }

  for (const { file, value } of missing()) {
    const origin = isObject(value.source) ? value.source : {};
    if (startOf(value) > today) {
      if (origin.gone !== undefined) continue;
      changes.push({ file, before: value, after: { ...value, source: { ...origin, gone: dateOf(today) } } });
      items.push(planItem("gone", { ...aboutOf(value), file }));
    } else if (origin.gone !== undefined && dateOf(startOf(value)) < dateOf(today)) {
      changes.push({ file, before: value, after: null });
      items.push(planItem("removed", { ...aboutOf(value), file }));
    }
  }
  return { changes, items };
};

const defined = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

const withoutReason = ({ reason: _reason, ...rest }: Json): Json => rest;

/** A merged showing with its prices as they were written. */
const withOwnPrices = ({ prices: _prices, ...merged }: Json, value: Json): Json => ({
  ...merged,
  ...(value.prices !== undefined && { prices: value.prices }),
  ...(value.priceList !== undefined && { priceList: value.priceList }),
});
