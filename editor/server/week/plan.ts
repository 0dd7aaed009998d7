import { isObject, type Json } from "../../../domain/json/json";
import { cancelled, copied, moved, restored, withStatus } from "../../../domain/showings/showing-edits";
import { moveWeeks } from "../../../domain/time/demonstration";
import { addDays, dateOf, isoWeek, type LocalDate, mondayOf, weekdayIndex } from "../../../domain/time/local-time";
import { longMoment } from "../../../domain/time/norwegian";
import { buildMoment } from "../../../engine/load/build-day";
import type { WeekAction, WeekShowing } from "../../api/week";
import type { ContentChange } from "../content/changed-texts";
import type { Placed } from "../content/content-folder";
import { weeksMoved } from "../desk/overview";
import { withoutCollisions } from "./collisions";
import { patternFor, shownIn, withChosenPrices, withDefaultPrices } from "./pattern";
import { pricing } from "./pricing";
import { showingOf, showingsOf, stampOf } from "./week-view";

const MAX_REPEATS = 60;

interface Repeat {
  /** The series starts after this day. */
  readonly after: LocalDate;
  /** 0 for Monday. */
  readonly weekday: number;
  readonly time: string;
  readonly until: LocalDate;
}

/** Weekly repeats at the same time, after one day and up to another. */
const repeated = ({ after, weekday, time, until }: Repeat): readonly string[] => {
  const first = addDays(after, ((weekday - weekdayIndex(after) + 6) % 7) + 1);
  const days = Array.from({ length: MAX_REPEATS }, (_, week) => addDays(first, 7 * week));
  return days.filter((day) => day <= until).map((day) => `${day}T${time}`);
};

export interface WeekPlanned {
  readonly changes: readonly ContentChange[];
  readonly message: string;
  readonly skipped: readonly string[];
}

/** The showing has changed since the editor saw it. */
export class Outdated extends Error {}

const STATUS_MESSAGES = { onSale: "I salg igjen", fewLeft: "Få billetter igjen", soldOut: "Utsolgt" } as const;

const find = (entities: readonly Placed[], { id, stamp }: { id: string; stamp: string }): Placed => {
  const found = entities.find((one) => one.kind === "events" && one.id === id);
  if (found === undefined || stampOf(found.value) !== stamp) throw new Outdated(id);
  return found;
};

const labelOf = ({ title, when }: WeekShowing): string => `${title} ${when}`;

type OneAction = Extract<WeekAction, { readonly stamp: string }>;

const changeOf = (event: Json, action: OneAction, entities: readonly Placed[]): Json | null => {
  const now = buildMoment();
  const weeks = weeksMoved(entities);
  const known = { now, hasPrices: pricing(entities) };
  switch (action.do) {
    case "cancel":
      return cancelled(event, action.reason, now);
    case "restore":
      return restored(event, known);
    case "status":
      return withStatus(event, action.status, now);
    case "move":
      return moved(event, { ...action, start: moveWeeks(action.start, -weeks) }, known);
    default:
      return null;
  }
};

const messageOf = (action: OneAction, label: string): string => {
  switch (action.do) {
    case "cancel":
      return `Avlyste ${label}`;
    case "restore":
      return `Satte opp igjen ${label}`;
    case "status":
      return `${STATUS_MESSAGES[action.status]}: ${label}`;
    case "move":
      return `Flyttet ${label} til ${longMoment(action.start)}`;
    default:
      return `Slettet ${label}`;
  }
};

/** New showings copied from patterns, except those whose hall is taken. */
const additions = (
  entities: readonly Placed[],
  wanted: readonly { readonly pattern: Json; readonly start: string; readonly hall: string }[],
) => {
  const weeks = weeksMoved(entities);
  const hasPrices = pricing(entities);
  const taken = new Set(entities.map(({ id }) => id));
  const made = wanted.flatMap(({ pattern, start, hall }) => {
    const value = copied(pattern, { start: moveWeeks(start, -weeks), hall, hasPrices }, taken);
    const shown = showingOf({ id: String(value.id), value }, entities);
    taken.add(String(value.id));
    return shown === null ? [] : [{ ...shown, value }];
  });
  const there = showingsOf(entities).filter(({ status }) => status !== "cancelled");
  const { free, skipped } = withoutCollisions<WeekShowing | (typeof made)[number]>(there, made);
  return {
    changes: free.flatMap((one): ContentChange[] =>
      "value" in one ? [{ kind: "events", id: null, value: one.value }] : [],
    ),
    skipped: skipped.map(({ item, because }) => {
      const other = [...there, ...made].find((one) => one.hall === because.hall && one.start === because.start);
      return `${labelOf(item)}: ${item.hallName} er opptatt${other === undefined ? "" : ` av ${other.title} ${other.span}`}.`;
    }),
  };
};

export const countedShowings = (count: number): string => (count === 1 ? "1 forestilling" : `${count} forestillinger`);

const added = (entities: readonly Placed[], action: Extract<WeekAction, { readonly do: "add" }>): WeekPlanned => {
  const production = entities.find(({ kind, id }) => kind === "productions" && id === action.production)?.value;
  if (production === undefined) throw new Outdated(action.production);
  const found = patternFor(production, action.hall, shownIn(entities)) ?? { production: action.production };
  const usual = withDefaultPrices({ ...found, hall: action.hall }, entities);
  const pattern = withChosenPrices(usual, action);
  const plan = additions(entities, [{ pattern, start: action.start, hall: action.hall }]);
  return { ...plan, message: `Ny forestilling: ${String(production.title)} ${longMoment(action.start)}` };
};

const copiedWeek = (entities: readonly Placed[], monday: string): WeekPlanned => {
  const from = addDays(monday, -7);
  const patterns = new Map(entities.filter(({ kind }) => kind === "events").map((one) => [one.id, one.value]));
  const wanted = showingsOf(entities)
    .filter(({ start, status }) => mondayOf(dateOf(start)) === from && status !== "cancelled")
    .flatMap(({ id, start, hall }) => {
      const pattern = patterns.get(id);
      return pattern === undefined ? [] : [{ pattern, hall, start: moveWeeks(start, 1) }];
    });
  const plan = additions(entities, wanted);
  const message = `Kopierte uke ${isoWeek(from)} til uke ${isoWeek(monday)}: ${countedShowings(plan.changes.length)}`;
  return { ...plan, message };
};

/** Changes to the files for an action. The action's times are as the site shows them. */
export const planOf = (entities: readonly Placed[], action: WeekAction): WeekPlanned => {
  if (action.do === "add") return added(entities, action);
  if (action.do === "copyWeek") return copiedWeek(entities, action.monday);
  const { id, value } = find(entities, action);
  const shown = showingOf({ id, value }, entities);
  if (shown === null) throw new Outdated(id);
  if (action.do === "repeat") {
    const starts = repeated({ ...action, after: dateOf(shown.start) });
    const plan = additions(
      entities,
      starts.map((start) => ({ pattern: value, start, hall: shown.hall })),
    );
    return { ...plan, message: `Gjenta ${labelOf(shown)}: ${countedShowings(plan.changes.length)}` };
  }
  if (action.do === "copy") {
    const plan = additions(entities, [
      { pattern: withChosenPrices(value, action), start: action.start, hall: action.hall },
    ]);
    return { ...plan, message: `Kopierte ${labelOf(shown)} til ${longMoment(action.start)}` };
  }
  const next = changeOf(value, action, entities);
  return {
    skipped: [],
    changes: [{ kind: "events", id, value: isObject(next) ? next : null }],
    message: messageOf(action, labelOf(shown)),
  };
};
