import { isObject, type Json } from "../../../domain/json/json";
import { listedUntil } from "../../../domain/showings/showing";
import { publicHoliday } from "../../../domain/time/holidays";
import { dateOf, isCalendarDate } from "../../../domain/time/local-time";
import { clockTime, longDate, sentenceCase } from "../../../domain/time/norwegian";
import type { Problem } from "../../api/api";
import type { ToldShowing } from "../../api/new-showing";
import type { WeekShowing } from "../../api/week";
import type { ContentChange } from "../content/changed-texts";
import { idOf, type Placed } from "../content/content-folder";
import { siteOf } from "../desk/summaries";
import { pricesIn } from "../lists/applies";
import { resolvedShowing } from "../lists/resolved-showing";
import { collides } from "./collisions";
import { showingOf, showingsOf } from "./week-view";

const listName = (id: unknown, entities: readonly Placed[]): string => {
  const { priceLists } = siteOf(entities);
  const found: unknown = Array.isArray(priceLists)
    ? priceLists.find((list: unknown) => isObject(list) && list.id === id)
    : undefined;
  return isObject(found) ? String(found.name ?? id) : String(id);
};

const pricesOf = (value: Json, entities: readonly Placed[]): Pick<ToldShowing, "prices" | "from"> => {
  if (value.status === "free") return { prices: "Gratis", from: "" };
  const prices = pricesIn(resolvedShowing(value, entities, process.env.SITE).prices);
  if (prices === "") return { prices, from: "" };
  if (value.prices !== undefined) return { prices, from: "egne priser" };
  return {
    prices,
    from: value.priceList === undefined ? "salens priser" : `listen «${listName(value.priceList, entities)}»`,
  };
};

/** What an editor should know of a showing's day and film. Forms have the files' dates, the week the site's. */
export const notesOn = (start: string, ageLimit: WeekShowing["ageLimit"]): readonly string[] => {
  const day = dateOf(start);
  const holiday = isCalendarDate(day) ? publicHoliday(day) : null;
  return [
    ...(holiday === null ? [] : [`${sentenceCase(longDate(day))} er ${holiday}.`]),
    ...(ageLimit === null ? ["Filmen har ingen aldersgrense ennå. Den må være satt før billettene legges ut."] : []),
  ];
};

interface Known {
  readonly entities: readonly Placed[];
  readonly introduced: readonly Problem[];
  /** Whether dates are as the site shows them, and the age limit is told elsewhere. */
  readonly isWeek?: boolean;
}

interface Told {
  readonly showings: readonly ToldShowing[];
  /** Problems of no single showing. */
  readonly problems: readonly Problem[];
}

/** Content with changes in it, of which the changed comes first. */
export const withChanges = (changes: readonly ContentChange[], entities: readonly Placed[]): readonly Placed[] => [
  ...changes.flatMap(({ kind, value }) =>
    value === null ? [] : [{ kind, id: idOf(kind, value), file: "", path: [], value }],
  ),
  ...entities,
];

/** What begins in the hall before a showing of unknown length is likely to be over. */
const soonAfter = (shown: WeekShowing | null, all: Iterable<WeekShowing>): readonly string[] => {
  if (shown === null || shown.end !== null) return [];
  const until = listedUntil(shown.start, null);
  const [next] = [...all]
    .filter(({ hall, status }) => hall === shown.hall && status !== "cancelled")
    .filter(({ start }) => start > shown.start && start < until)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return next === undefined
    ? []
    : [`${next.title} begynner kl. ${clockTime(next.start)} i samme sal. Spilletiden avgjør om begge får plass.`];
};

/** Tells of each new or moved showing, and leaves the other problems that the changes introduce. */
export const toldOf = (changes: readonly ContentChange[], { entities, introduced, isWeek = false }: Known): Told => {
  const after = withChanges(changes, entities);
  const made = after.slice(0, changes.length).filter(({ kind }) => kind === "events");
  const ids = new Set(made.map(({ id }) => id));
  // A film without a title yet has no id that its showings could name.
  const about = introduced.filter(({ entity, path }) => !(ids.has(entity?.id ?? "") && path[0] === "production"));
  const others = new Map(showingsOf(entities).map((one) => [one.id, one]));
  const showings = made.map(({ id, value }): ToldShowing => {
    const shown = showingOf({ id, value }, after);
    const isTold = ({ entity }: Problem): boolean => {
      if (entity?.kind !== "events") return false;
      const other = ids.has(entity.id) ? undefined : others.get(entity.id);
      return entity.id === id || (other !== undefined && shown !== null && collides(shown, other));
    };
    return {
      id,
      label: shown === null ? id : `${shown.title} ${shown.when}, ${shown.hallName}`,
      ...pricesOf(value, after),
      notes:
        shown === null
          ? []
          : [
              ...(isWeek ? notesOn(shown.start, undefined) : notesOn(String(value.start), shown.ageLimit)),
              ...soonAfter(shown, others.values()),
            ],
      problems: about.filter(isTold),
    };
  });
  const told = new Set(showings.flatMap(({ problems }) => problems));
  return { showings, problems: about.filter((problem) => !told.has(problem)) };
};
