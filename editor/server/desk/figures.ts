import { isObject } from "../../../domain/json/json";
import { isShownAt } from "../../../domain/publishing/shown-window";
import { isUnlisted } from "../../../domain/publishing/unlisted";
import { moveWeeks } from "../../../domain/time/demonstration";
import { addDays, dateOf, isCalendarDate, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { fullDate } from "../../../domain/time/norwegian";
import { toEpoch, toLocal } from "../../../domain/time/oslo";
import { COUNTED_DAYS, type Figures } from "../../api/figures";
import type { Placed } from "../content/content-folder";
import type { LastChanges } from "../content/git";
import { windowIn } from "./shown-text";
import { productionOf, titleOf } from "./summaries";

interface Known {
  readonly now: LocalDateTime;
  /** By how many weeks a demonstration's showings are shifted. */
  readonly weeks: number;
  /** When the files of pages were last changed; empty where that is not known. */
  readonly changedPages: LastChanges;
}

/** A year of whole weeks, so that weekdays are compared with the same. */
const YEAR_DAYS = 52 * 7;
const OLD_MS = 365 * 24 * 3_600_000;

const STATEMENT = "accessibility-statement";

/** Showings that are not cancelled, by day and by whether they are films. */
const showingsIn = (entities: readonly Placed[], weeks: number) =>
  entities.flatMap(({ kind, value }) => {
    const { start, status } = value;
    if (kind !== "events" || status === "cancelled" || typeof start !== "string") return [];
    if (!isCalendarDate(start.slice(0, 10))) return [];
    return [{ date: dateOf(moveWeeks(start, weeks)), isFilm: productionOf(value, entities)?.value.object === "movie" }];
  });

/** Last year is compared only where the content reaches back beyond its weeks: else it would count a part of them. */
const countsOf = (entities: readonly Placed[], weeks: number, today: LocalDate): Figures["showings"] => {
  const showings = showingsIn(entities, weeks);
  const before = addDays(today, -YEAR_DAYS);
  const isKnown = showings.some(({ date }) => date < before);
  const count = (from: LocalDate, isFilm: boolean): number =>
    showings.filter((one) => one.isFilm === isFilm && one.date >= from && one.date < addDays(from, COUNTED_DAYS))
      .length;
  return [true, false].map((isFilm) => ({
    label: isFilm ? "Kino" : "Kultur",
    coming: count(today, isFilm),
    lastYear: isKnown ? count(before, isFilm) : null,
  }));
};

const blocksOf = ({ value }: Placed) =>
  (Array.isArray(value.blocks) ? value.blocks : []).map((block: unknown) => (isObject(block) ? block : {}));

/** Whether a page has texts of its own that readers find: not one that makes many pages, or a member's. */
const isRead = (page: Placed, now: LocalDateTime): boolean => {
  const components = blocksOf(page).map(({ component }) => String(component));
  const { path, layout } = page.value;
  const isMade = String(path).includes(":") || components.includes("not-found");
  return !isMade && !isUnlisted({ layout: String(layout), components }) && isShownAt(windowIn(page.value), now);
};

const linkTo = (one: Placed, entities: readonly Placed[], detail: string) => ({
  kind: one.kind,
  id: one.id,
  title: titleOf(one, entities),
  detail,
});

const oldPages = (entities: readonly Placed[], { now, changedPages }: Known): Figures["oldPages"] =>
  entities
    .filter((one) => one.kind === "pages" && isRead(one, now))
    .map((one) => ({ one, at: Date.parse(changedPages.get(one.file)?.at ?? "") }))
    .filter(({ at }) => at < toEpoch(now) - OLD_MS)
    .sort((a, b) => a.at - b.at)
    .map(({ one, at }) => linkTo(one, entities, `Sist endret ${fullDate(dateOf(toLocal(at)))}`));

const faultsOf = (entities: readonly Placed[]): Figures["faults"] =>
  entities.flatMap((one) => {
    if (one.kind !== "pages") return [];
    return blocksOf(one).flatMap(({ component, settings }, index) => {
      const { faults, checked } = isObject(settings) ? settings : {};
      if (component !== STATEMENT || !Array.isArray(faults) || faults.length === 0) return [];
      const count = faults.length === 1 ? "1 kjent feil" : `${faults.length} kjente feil`;
      const when =
        typeof checked === "string" && isCalendarDate(checked) ? `, sist kontrollert ${fullDate(checked)}` : "";
      return [{ ...linkTo(one, entities, count + when), path: ["blocks", index, "settings", "faults"] }];
    });
  });

/** Figures that help an editor to plan, without what the content and its history cannot tell. */
export const figuresOf = (entities: readonly Placed[], known: Known): Figures => ({
  showings: countsOf(entities, known.weeks, dateOf(known.now)),
  oldPages: oldPages(entities, known),
  faults: faultsOf(entities),
});
