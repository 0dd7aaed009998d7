import { z } from "zod";
import { isObject, isSame, type Json } from "../../domain/json/json";
import { entityDefinition } from "../../domain/kinds";
import { fieldName } from "../../engine/problems/problem";
import { withStatusOf } from "../merge/as-content";
import { type Choice, mergeShowing, sourceOf } from "../merge/merge-showing";
import { type Prices, withAppliedPrices, withBriefPrices } from "../merge/prices";
import type { PulledShowing } from "../records";
import { type ItemKind, type PlanItem, planItem } from "./items";
import type { ShowingChange } from "./planned";
import type { Written } from "./present-content";
import { changeText, conflictText } from "./values";

const { localeError } = z.locales.no();

/** Why a showing would break the build, in Bokmål; null when it would not. */
export const faultIn = (showing: Json): string | null => {
  const { error } = entityDefinition("events").schema.safeParse(showing, { error: localeError });
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return null;
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  return `«${fieldName(path)}» ${issue.message}`;
};

/** A showing's source, and what that said last: its fields, and its title where that is not the production's. */
export const lastSaidOf = (value: Json) => {
  const from = sourceOf(value);
  const { title, ...fields } = from?.said ?? {};
  return {
    from,
    said: from === null || from.said === null ? null : fields,
    called: typeof title === "string" ? title : null,
  };
};

export const withoutReason = ({ reason: _reason, ...rest }: Json): Json => rest;

/** A merged showing with its prices as they were written. */
const withOwnPrices = ({ prices: _prices, ...merged }: Json, value: Json): Json => ({
  ...merged,
  ...(value.prices !== undefined && { prices: value.prices }),
  ...(value.priceList !== undefined && { priceList: value.priceList }),
});

interface MergeKnown {
  readonly written: Written;
  /** The title of its production in the content. */
  readonly title: string;
  readonly showing: Pick<PulledShowing, "id" | "status">;
  /** The source's values, as fields of the content. */
  readonly now: Json;
  /** What the source calls it, where that is not its production. */
  readonly called: string | null;
  /** The source's name. */
  readonly source: string;
  readonly prices: Prices;
  readonly choice: Choice;
  readonly at: string;
}

interface MergedKnown {
  readonly change: ShowingChange | null;
  readonly items: readonly PlanItem[];
  /** Why it cannot be taken; null when it can. */
  readonly fault: string | null;
}

/** Plans a showing that is in the content. */
export const mergeKnown = ({
  written,
  title,
  showing,
  now,
  called,
  source,
  prices,
  choice,
  at,
}: MergeKnown): MergedKnown => {
  const { file, value } = written;
  const { from, said, called: before } = lastSaidOf(value);
  const own = (values: Json): Json => (showing.status === null ? withStatusOf(value, values) : values);
  const merged = mergeShowing({
    content: withAppliedPrices(value, prices),
    said: said && own(said),
    now: own(withoutReason(now)),
    reason: now.reason,
    choice,
    at,
  });
  const { gone, ...kept } = isObject(value.source) ? value.source : {};
  const saidNow = { ...merged.said, ...(called !== null && { title: called }) };
  const origin = { ...kept, name: source, id: showing.id, said: saidNow };
  const isPriced = merged.taken.includes("prices");
  const isTaken = merged.taken.length > 0;
  const content = isTaken
    ? withBriefPrices(isPriced ? merged.content : withOwnPrices(merged.content, value), prices)
    : value;
  const after: Json = { ...content, source: origin };
  const fault = isTaken ? faultIn(after) : null;
  if (fault !== null) return { change: null, items: [], fault };

  const items: PlanItem[] = [];
  const tell = (kind: Exclude<ItemKind, "skipped">, details: readonly string[] = []): void =>
    void items.push(planItem(kind, { title, start: String(after.start ?? ""), file, details }));
  if (merged.conflicts.length > 0) tell("conflict", merged.conflicts.map(conflictText));
  if (gone !== undefined) tell("back");
  if (called !== before) {
    tell("renamed", [
      called === null
        ? `Kilden kaller den ikke lenger «${before}».`
        : `Kilden kaller den «${called}». → Er det noe annet enn «${title}», så rett det på forestillingen.`,
    ]);
  }
  if (isTaken) {
    const isCancelled = after.status === "cancelled" && value.status !== "cancelled";
    const details = merged.taken
      .filter((name) => name !== "previousStart" && !isSame(value[name], content[name]))
      .map((name) => changeText(name, withAppliedPrices(value, prices)[name], merged.content[name]));
    tell(isCancelled ? "cancelled" : "changed", details);
  } else if (from === null) tell("adopted");
  if (items.length === 0 && from?.id !== showing.id) tell("adopted", ["Har fått ny id hos kilden."]);
  return { change: isSame(after, value) ? null : { file, before: value, after }, items, fault: null };
};
