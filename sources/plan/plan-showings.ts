import { freeName } from "../../domain/json/free-name";
import { isObject, type Json } from "../../domain/json/json";
import { madeValue } from "../../domain/json/made-value";
import { dateOf } from "../../domain/time/local-time";
import { asContent, isSkipped, onlyCancelled, statusOf } from "../merge/as-content";
import type { Choice } from "../merge/merge-showing";
import { type Prices, withBriefPrices } from "../merge/prices";
import { OWNED } from "../owners";
import type { PulledProduction, PulledShowing, Skipped, Source } from "../records";
import { type PlanItem, planItem, skippedItem } from "./items";
import { calledBy, type Matches, nameOf } from "./match-showings";
import { faultIn, lastSaidOf, mergeKnown, withoutReason } from "./merge-known";
import type { ShowingChange } from "./planned";
import type { PresentContent, Written } from "./present-content";
import { valueText } from "./values";

interface Options {
  readonly present: PresentContent;
  readonly source: Pick<Source, "name" | "halls">;
  readonly skipped: readonly Skipped[];
  readonly matches: Matches;
  /** The content's production, also a new one; null while it waits. */
  readonly productionOf: (production: PulledProduction) => string | null;
  readonly prices: Prices;
  readonly choice: Choice;
  /** Now, Oslo wall clock. */
  readonly at: string;
  /** Now, in the files' dates: a demonstration shifts them by whole weeks. */
  readonly today: string;
}

const startOf = (value: Json): string => String(value.start ?? "");

/** The states that a new showing is expected to have. */
const USUAL = ["planned", "onSale", "free"];

const ID = /^[a-z0-9]+(-[a-z0-9]+)+$/;
/** Calendars' event ids; unsuitable as the name of a showing. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Plans all showings of one source. */
export const planShowings = (options: Options) => {
  const { present, source, skipped, matches, productionOf, prices, choice, at, today } = options;
  const titles = new Map(present.productions.map(({ value }) => [value.id, String(value.title)]));
  const taken = new Set<unknown>(present.events.map(({ value }) => value.id));
  const items: PlanItem[] = [];
  const changes: ShowingChange[] = [];

  const skip = (about: Parameters<typeof skippedItem>[0], why: string): void =>
    void items.push(skippedItem(about, why));
  const skipRecord = ({ production, id }: PulledShowing, why: string): void =>
    skip({ title: `${production.title}, ${id}` }, why);
  for (const { id, what = id, why } of skipped) if (why !== "") skip({ title: what }, why);

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
    const fault = faultIn(after);
    // One invalid record must not hold back all others.
    if (fault !== null) {
      skipRecord(showing, fault);
      return;
    }
    taken.add(id);
    changes.push({ file: null, before: null, after });
    const details = USUAL.includes(String(status)) ? [] : [valueText(status)];
    items.push(planItem("added", { ...aboutOf(value, showing.production.title), details }));
  };

  /** @returns Why it cannot be taken; null when it is. */
  const merge = (
    written: Written,
    showing: Pick<PulledShowing, "id" | "status">,
    now: Json,
    called: string | null,
  ): string | null => {
    const { title } = aboutOf(written.value);
    const merged = mergeKnown({ written, title, showing, now, called, source: source.name, prices, choice, at });
    if (merged.change !== null) changes.push(merged.change);
    items.push(...merged.items);
    return merged.fault;
  };

  const cancel = (written: Written, id: string | null, reason: unknown): void => {
    const { from, said, called } = lastSaidOf(written.value);
    const known = { id: id ?? from?.id ?? String(written.value.id), status: "cancelled" };
    merge(written, known, onlyCancelled(said ?? owned(written.value), reason), called);
  };

  const take = (written: Written, showing: PulledShowing, now: Json | Skipped): void => {
    const { value } = written;
    const isAsBefore = productionOf(showing.production) === value.production;
    const fault = isSkipped(now)
      ? now.why
      : merge(written, showing, now, isAsBefore ? null : calledBy(showing.production));
    if (fault === null) return;
    skipRecord(showing, fault);
    // A cancellation is taken all the same.
    const { status, reason } = statusOf(showing, lastSaidOf(value).said ?? owned(value));
    if (status === "cancelled") cancel(written, showing.id, reason);
  };

  for (const { showing, known, why } of matches.all) {
    const said = known === null ? null : lastSaidOf(known.value).said;
    const now =
      why === null ? asContent(showing, said, { halls: present.halls, named: source.halls }) : { id: showing.id, why };
    if (known !== null) {
      take(known, showing, now);
      continue;
    }
    const production = productionOf(showing.production);
    if (why !== null) skip({ title: showing.production.title, start: showing.start }, why);
    // A new production may wait for an editor, and its showings with it.
    else if (production !== null) isSkipped(now) ? skipRecord(showing, now.why) : add(showing, production, now);
  }

  for (const { known, cancellation } of matches.cancelled) cancel(known, cancellation.id, cancellation.reason);

  const named = new Map(matches.all.map(({ showing }) => [showing.id, nameOf(showing)]));
  for (const { file, value } of matches.missing) {
    const origin = isObject(value.source) ? value.source : {};
    if (startOf(value) > today) {
      if (origin.gone !== undefined) continue;
      changes.push({ file, before: value, after: { ...value, source: { ...origin, gone: dateOf(today) } } });
      const other = named.get(String(origin.id));
      const details = other === undefined ? [] : [`Id-en «${origin.id}» er nå ${other} hos kilden.`];
      items.push(planItem("gone", { ...aboutOf(value), file, details }));
    } else if (origin.gone !== undefined && dateOf(startOf(value)) < dateOf(today)) {
      changes.push({ file, before: value, after: null });
      items.push(planItem("removed", { ...aboutOf(value), file }));
    }
  }
  return { changes, items };
};

const defined = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** The fields of a showing that are its source's. */
const owned = (value: Json): Json =>
  defined(Object.fromEntries(OWNED.flatMap(({ fields }) => fields.map((name) => [name, value[name]]))));
