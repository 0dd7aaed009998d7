import { isObject, isSame, type Json } from "../../domain/json/json";
import { endWith, revised } from "../../domain/showings/showing-edits";
import { OWNED } from "../owners";

/** How conflicts are settled: by the source, by the content, or not yet. */
export type Choice = "theirs" | "ours" | null;

/** A field that both an editor and the source have changed. */
export interface Conflict {
  readonly label: string;
  readonly ours: Json;
  readonly theirs: Json;
}

interface Merge {
  /** The showing in the content, with its effective prices. */
  readonly content: Json;
  /** The source's values at the last pull; null when there are none. */
  readonly said: Json | null;
  /** The source's values now, as fields of the content. */
  readonly now: Json;
  /** The source's reason for a cancellation or a move. */
  readonly reason: unknown;
  readonly choice: Choice;
  /** Time of the merge, Oslo wall clock. */
  readonly at: string;
}

export interface MergedShowing {
  /** The same object as the content's when nothing has changed. */
  readonly content: Json;
  readonly said: Json;
  readonly conflicts: readonly Conflict[];
  /** Fields taken from the source. */
  readonly taken: readonly string[];
}

const picked = (value: Json, fields: readonly string[]): Json =>
  Object.fromEntries(fields.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]));

const without = (value: Json, fields: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)));

type Verdict = "same" | "ours" | "theirs" | "conflict";

const verdictOf = (ours: Json, before: Json, theirs: Json): Verdict => {
  const isKnown = Object.keys(before).length > 0;
  if (isSame(ours, theirs)) return "same";
  // The source repeats itself, so an editor has decided since.
  if (isKnown && isSame(before, theirs)) return "ours";
  if (isKnown ? isSame(before, ours) : Object.keys(ours).length === 0) return "theirs";
  // Nobody must turn up for a cancelled showing.
  return theirs.status === "cancelled" ? "theirs" : "conflict";
};

const settled = (verdict: Verdict, choice: Choice): Verdict =>
  verdict === "conflict" && choice !== null ? choice : verdict;

const CALENDAR_FIELDS = ["start", "hall", "previousStart"];
const NOTICE_STATUSES: readonly unknown[] = ["cancelled", "moved"];

/** A showing with the source's fields; raises its revision when the data shown in calendars has changed. */
const withTakenFields = ({ content, now, reason: reasonText, at }: Merge, taken: readonly string[]): Json => {
  if (taken.length === 0) return content;
  const moved = taken.includes("start") && !taken.includes("end") ? endWith(content, String(now.start)) : {};
  const isStatus = taken.includes("status");
  const reason =
    isStatus && reasonText !== undefined && NOTICE_STATUSES.includes(now.status) ? { reason: reasonText } : {};
  const rest = without(content, [
    ...taken,
    ...(isStatus ? ["reason"] : []),
    ...(taken.includes("prices") ? ["priceList"] : []),
  ]);
  const next: Json = { ...rest, ...moved, ...picked(now, taken), ...reason };
  const isInCalendars =
    CALENDAR_FIELDS.some((name) => taken.includes(name) && !isSame(content[name], next[name])) ||
    (isStatus && NOTICE_STATUSES.some((status) => status === content.status || status === next.status));
  return isInCalendars ? revised(content, next, at) : { ...next, changed: at };
};

/**
 * Three-way merge of a source's showing with the content. The source's value is taken where nobody else has changed it;
 * an editor's stays, and is a conflict when the source has changed it since. A cancellation is always taken once, and
 * an editor's is never undone.
 */
export const mergeShowing = (merge: Merge): MergedShowing => {
  const { content, said, now, choice } = merge;
  const groups = OWNED.flatMap(({ label, fields }) => {
    const [ours, before, theirs] = [picked(content, fields), picked(said ?? {}, fields), picked(now, fields)];
    // A field that the source has never given is not its own.
    if (Object.keys(theirs).length === 0 && Object.keys(before).length === 0) return [];
    return [{ label, fields, ours, before, theirs, verdict: settled(verdictOf(ours, before, theirs), choice) }];
  });
  const taken = groups.filter(({ verdict }) => verdict === "theirs").flatMap(({ fields }) => [...fields]);
  return {
    content: withTakenFields(merge, taken),
    said: Object.assign({}, ...groups.map(({ verdict, before, theirs }) => (verdict === "conflict" ? before : theirs))),
    conflicts: groups
      .filter(({ verdict }) => verdict === "conflict")
      .map(({ label, ours, theirs }) => ({ label, ours, theirs })),
    taken: taken.filter((name) => !isSame(content[name], now[name])),
  };
};

/** The source of a content entity: its name, and the entity's id there. */
export const sourceOf = (
  value: Json,
): { readonly name: string; readonly id: string; readonly said: Json | null } | null => {
  const { source } = value;
  if (!isObject(source)) return null;
  return { name: String(source.name), id: String(source.id), said: isObject(source.said) ? source.said : null };
};
