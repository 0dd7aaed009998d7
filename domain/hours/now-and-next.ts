import { listedUntil, showingPhase } from "../showings/showing";
import type { ShowingFacts } from "../showings/showing-state";
import { addDays, dateOf, type LocalDateTime } from "../time/local-time";
import { hoursTurnsOn, openAt } from "./open-now";
import type { PartHours } from "./opening-hours";

/** The contents of a row: the opening hours of a part of the venue, its programme, or both. */
export const ROW_CONTENTS = ["all", "programme", "hours"] as const;

/** Input for the state of a part of the venue. */
export interface Part<Showing> {
  /** One of `ROW_CONTENTS`. */
  readonly shows: string;
  readonly hours: PartHours;
  /** True for a part that opens for its showings only. */
  readonly followsProgramme: boolean;
  /** Showings in its halls, by start. */
  readonly showings: readonly Showing[];
}

/** What is on in a part: exactly one of these at any time. */
export type PartNow<Showing> =
  /** `others` is the number of other current showings; `until` is null when the end is unknown. */
  | {
      readonly is: "showing";
      readonly showing: Showing;
      readonly until: LocalDateTime | null;
      readonly others: number;
    }
  | { readonly is: "open"; readonly until: LocalDateTime | null }
  | { readonly is: "closed"; readonly opens: LocalDateTime | null }
  /** Nothing is on, and the row shows no hours. */
  | { readonly is: "quiet" };

export interface PartState<Showing> {
  readonly now: PartNow<Showing>;
  /** The next showing that takes place, whether or not it has tickets. */
  readonly next: Showing | null;
}

const isOff = ({ status }: ShowingFacts): boolean => status === "cancelled";

/** The current showing; of several, the last to begin. */
const goingOn = <Showing extends ShowingFacts>(
  showings: readonly Showing[],
  now: LocalDateTime,
): PartNow<Showing> | null => {
  const all = showings.filter((showing) => !isOff(showing) && showingPhase(showing, now) === "begun");
  const showing = all[all.length - 1];
  return showing ? { is: "showing", showing, until: showing.end, others: all.length - 1 } : null;
};

/** A part that follows its programme closes early when the rest is cancelled after the build. */
const hasSomethingLeft = <Showing extends ShowingFacts>(
  { followsProgramme, showings }: Part<Showing>,
  now: LocalDateTime,
  until: LocalDateTime | null,
): boolean =>
  !followsProgramme ||
  showings.some(
    (showing) => !isOff(showing) && showingPhase(showing, now) !== "ended" && (until === null || showing.start < until),
  );

const byHours = <Showing extends ShowingFacts>(part: Part<Showing>, now: LocalDateTime): PartNow<Showing> => {
  const state = openAt(part.hours, now);
  if (!state.isOpen) return { is: "closed", opens: state.opens };
  if (hasSomethingLeft(part, now, state.until)) return { is: "open", until: state.until };
  const after = state.until === null ? null : openAt(part.hours, state.until);
  return { is: "closed", opens: after === null || after.isOpen ? null : after.opens };
};

/**
 * A part's state at a moment in Oslo, and its next showing. A cancelled showing is never next; a sold-out one is, since
 * it takes place. For a part with hours of its own, the next showing is one of today; where only the programme is
 * shown, of any day.
 */
export const partStateAt = <Showing extends ShowingFacts>(
  part: Part<Showing>,
  now: LocalDateTime,
): PartState<Showing> => {
  const showings = part.shows === "hours" ? [] : part.showings;
  const going = goingOn(showings, now);
  const anyDay = part.shows === "programme" || part.followsProgramme;
  const next = showings.find((one) => now < one.start && !isOff(one) && (anyDay || dateOf(one.start) === dateOf(now)));
  const otherwise = (): PartNow<Showing> => (part.shows === "programme" ? { is: "quiet" } : byHours(part, now));
  return { now: going ?? otherwise(), next: next ?? null };
};

/** A part's state over a span of time. */
export interface PartStateSpan<Showing> extends PartState<Showing> {
  readonly from: LocalDateTime;
  readonly until: LocalDateTime;
}

/** Moments on some days when a part's state may change, in order; at midnight its text changes. */
const turnsBetween = <Showing extends ShowingFacts>(
  { hours, showings }: Part<Showing>,
  from: LocalDateTime,
  until: LocalDateTime,
): readonly LocalDateTime[] => {
  const turns = new Set(showings.flatMap(({ start, end }) => [start, listedUntil(start, end)]));
  for (let day = addDays(dateOf(from), -1); day <= dateOf(until); day = addDays(day, 1)) {
    turns.add(`${day}T00:00`);
    for (const turn of hoursTurnsOn(hours, day)) turns.add(turn);
  }
  return [from, ...[...turns].filter((turn) => from < turn && turn < until).sort()];
};

/** Keys that are equal exactly when the states are. */
const keyOf = <Showing extends ShowingFacts & { readonly key: string }>({ now, next }: PartState<Showing>): string =>
  JSON.stringify([{ ...now, showing: now.is === "showing" && now.showing.key }, next?.key]);

/**
 * A part's states from `from` until `until`, as consecutive spans; spans also end at midnight, when "i morgen" changes
 * its meaning.
 */
export const partStatesBetween = <Showing extends ShowingFacts & { readonly key: string }>(
  part: Part<Showing>,
  from: LocalDateTime,
  until: LocalDateTime,
): readonly PartStateSpan<Showing>[] => {
  const spans: PartStateSpan<Showing>[] = [];
  for (const turn of turnsBetween(part, from, until)) {
    const state = partStateAt(part, turn);
    const last = spans[spans.length - 1];
    if (last && dateOf(last.from) === dateOf(turn) && keyOf(last) === keyOf(state)) continue;
    if (last) spans[spans.length - 1] = { ...last, until: turn };
    spans.push({ ...state, from: turn, until });
  }
  return spans;
};
