import { byText } from "../../../domain/collections/by-text";
import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { Remembered } from "../../../domain/collections/remembered";
import { isObject } from "../../../domain/json/json";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../../domain/kinds";
import { isShownAt } from "../../../domain/publishing/shown-window";
import { moveWeeks } from "../../../domain/time/demonstration";
import { isCalendarDate } from "../../../domain/time/local-time";
import { sentenceCase } from "../../../domain/time/norwegian";
import { LISTS_IN_SITES } from "../../../engine/content/id-suggestions";
import { buildMoment } from "../../../engine/load/build-day";
import type { Desk, Lists, Problem, Summary } from "../../api/api";
import type { Placed } from "../content/content-folder";
import type { StoredDraft } from "../content/drafts";
import { formOf } from "../forms/describe-form";
import { pricesIn } from "../lists/applies";
import { weeksMoved } from "./overview";
import { shownPeriod, shownText, windowIn } from "./shown-text";
import { detailOf, pictureOf, titleOf } from "./summaries";

const rank = (kind: EntityName): number => entityDefinition(kind).listing.rank;

export const kindsOf = (entities: readonly Placed[]): Desk["kinds"] =>
  [...ENTITY_NAMES]
    .sort((a, b) => rank(a) - rank(b))
    .map((kind) => {
      const { type, schema, plural, listing } = entityDefinition(kind);
      return {
        kind,
        type,
        label: sentenceCase(plural),
        newLabel: listing.isCopied === false ? null : "Ny fra kopi",
        count: entities.filter((one) => one.kind === kind).length,
        form: formOf(schema),
      };
    });

interface Known {
  readonly entities: readonly Placed[];
  readonly problems: readonly Problem[];
  readonly drafts: readonly StoredDraft[];
  /** When each file was last changed. */
  readonly changed: ReadonlyMap<string, string>;
}

interface Listing extends Known {
  readonly now: string;
  readonly problemsOf: (one: Placed) => readonly Problem[];
  readonly next: ReadonlyMap<string, string>;
}

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind} ${id}`;

/** An entity with the part of its summary that depends only on the content. */
interface Described {
  readonly one: Placed;
  readonly text: Pick<Summary, "id" | "title" | "detail" | "picture">;
}

const inNorwegian = new Intl.Collator("nb");
const byTitle = (a: Described, b: Described): number => inNorwegian.compare(a.text.title, b.text.title);

/** All entities by kind, in list order. */
const describedByKind = computedOnce((entities: readonly Placed[]) => {
  const ofKind = grouped(entities, ({ kind }) => kind);
  return new Map(
    ENTITY_NAMES.map((kind) => {
      const described = (ofKind.get(kind) ?? []).map((one) => ({
        one,
        text: {
          id: one.id,
          title: titleOf(one, entities),
          detail: detailOf(one, entities),
          picture: pictureOf(one, entities),
        },
      }));
      const { sortField } = entityDefinition(kind).listing;
      const order = sortField === undefined ? byTitle : byText<Described>(({ one }) => String(one.value[sortField]));
      return [kind, described.toSorted(order)] as const;
    }),
  );
});

/** First showings from today on, of productions and of themselves, by `keyOf`. */
const nextShowings = (entities: readonly Placed[], now: string): ReadonlyMap<string, string> => {
  const weeks = weeksMoved(entities);
  const next = new Map<string, string>();
  for (const { kind, id, value } of entities) {
    const { start, production, status } = value;
    if (kind !== "events" || typeof start !== "string" || !isCalendarDate(start.slice(0, 10))) continue;
    const shown = moveWeeks(start, weeks).slice(0, 16);
    if (shown.slice(0, 10) < now.slice(0, 10)) continue;
    next.set(keyOf({ kind, id }), shown);
    const film = keyOf({ kind: "productions", id: String(production) });
    if (status !== "cancelled" && shown < (next.get(film) ?? "9")) next.set(film, shown);
  }
  return next;
};

const summaryOf = ({ one, text }: Described, { drafts, now, problemsOf, next, changed }: Listing): Summary => {
  const own = problemsOf(one);
  const errors = own.filter(({ severity }) => severity === "error").length;
  return {
    ...text,
    errors,
    warnings: own.length - errors,
    hasDraft: drafts.some(({ kind, id }) => kind === one.kind && id === one.id),
    shown: shownText(one.value, now),
    isShown: isShownAt(windowIn(one.value), now),
    next: next.get(keyOf(one)) ?? null,
    changed: changed.get(one.file) ?? null,
  };
};

const insideSites = ({ entities, now }: Listing, list: string): Summary[] =>
  entities.flatMap(({ kind, value }) => {
    const items: readonly unknown[] = kind === "sites" && Array.isArray(value[list]) ? value[list] : [];
    return items.filter(isObject).map((item) => ({
      id: String(item.id ?? ""),
      title: String(item.name ?? item.text ?? item.id ?? ""),
      detail: pricesIn(item.prices),
      picture: null,
      errors: 0,
      warnings: 0,
      hasDraft: false,
      shown: shownText(item, now),
      isShown: isShownAt(windowIn(item), now),
      next: null,
      changed: null,
    }));
  });

const madeLists = (found: Known): Lists => {
  const problems = grouped(found.problems, ({ entity }) => (entity === null ? "" : keyOf(entity)));
  const now = buildMoment();
  const next = nextShowings(found.entities, now);
  const known = { ...found, now, next, problemsOf: (one: Placed) => problems.get(keyOf(one)) ?? [] };
  const own = [...describedByKind(found.entities)].map(
    ([kind, described]) => [entityDefinition(kind).type, described.map((one) => summaryOf(one, known))] as const,
  );
  const inside = Object.entries(LISTS_IN_SITES).map(([type, list]) => [type, insideSites(known, list)] as const);
  return { byType: Object.fromEntries([...own, ...inside]) };
};

const remembered = new Remembered<readonly Placed[], Lists>();

export const listsOf = (found: Known): Lists => {
  const { entities, problems, drafts, changed } = found;
  const given = [
    problems,
    changed,
    JSON.stringify(drafts.map(({ kind, id }) => [kind, id])),
    shownPeriod(entities, buildMoment()),
  ];
  return remembered.of(entities, given, () => madeLists(found));
};
