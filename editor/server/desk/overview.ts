import { isObject } from "../../../domain/json/json";
import { demonstrationWeeks, moveWeeks } from "../../../domain/time/demonstration";
import { addDays, dateOf, isCalendarDate } from "../../../domain/time/local-time";
import { buildMoment } from "../../../engine/load/build-day";
import type { Overview, Problem } from "../../api/api";
import { objectOf } from "../../api/object-of";
import { DAYS_AHEAD } from "../../api/scheduled";
import type { Placed } from "../content/content-folder";
import type { StoredDraft } from "../content/drafts";
import type { LastChanges } from "../content/git";
import { figuresOf } from "./figures";
import { scheduledOf } from "./scheduled";
import { siteOf, titleOf } from "./summaries";

interface Known {
  readonly entities: readonly Placed[];
  readonly problems: readonly Problem[];
  readonly drafts: readonly StoredDraft[];
  readonly saves: Readonly<Overview["saves"]>;
  /** When pages were last changed; empty where that is not known. */
  readonly changedPages: LastChanges;
}

/** Weeks by which a demonstration's dates are shifted; 0 for a real site. */
export const weeksMoved = (entities: readonly Placed[]): number => {
  const settings = siteOf(entities).demonstration;
  const anchor = isObject(settings) ? String(settings.anchor) : "";
  return isCalendarDate(anchor) ? demonstrationWeeks(anchor, dateOf(buildMoment())) : 0;
};

const nameIn = (value: unknown): string =>
  isObject(value) ? String([value.title, value.label, value.name].find((name) => name) ?? "") : "";

/** A draft in a list; an empty id for one of something new. */
export const fileOfDraft = ({ kind, id, draft }: StoredDraft) => ({
  kind,
  id: id ?? "",
  // Where the title is what is missing, the saved one says which it is.
  title: [draft.value, draft.before].map(nameIn).find((name) => name !== "") ?? (id || "Uten tittel"),
  detail: id === null ? "Ny, ikke ferdig" : "Har feil som må rettes",
  ...(id === null && { object: objectOf(draft.value) }),
});

/** Overview of outstanding work. */
export const overviewOf = ({ entities, problems, drafts, saves, changedPages }: Known): Overview => {
  const now = buildMoment();
  const weeks = weeksMoved(entities);
  const written = moveWeeks(now, -weeks);
  const isAhead = (moment: unknown): boolean =>
    typeof moment === "string" && moment >= written && isCalendarDate(moment.slice(0, 10));
  const shown = new Set(
    entities
      .filter(({ kind, value }) => kind === "events" && isAhead(value.start))
      .map(({ value }) => value.production),
  );
  const films = entities.filter(({ kind, value }) => kind === "productions" && value.object === "movie");
  const linkTo = (one: Placed, detail: string) => ({
    kind: one.kind,
    id: one.id,
    title: titleOf(one, entities),
    detail,
  });
  return {
    problems: [...problems],
    filmsWithoutShowings: films
      .filter(({ id, value }) => value.objectClass === "movie" && !shown.has(id))
      .map((one) => linkTo(one, "Ingen kommende forestillinger")),
    drafts: drafts.map(fileOfDraft),
    scheduled: scheduledOf(entities, { from: dateOf(now), until: addDays(dateOf(now), DAYS_AHEAD - 1), weeks }),
    figures: figuresOf(entities, { now, weeks, changedPages }),
    saves: [...saves],
  };
};
