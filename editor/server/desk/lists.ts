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
import type { LastChanges } from "../content/git";
import { formOf } from "../forms/describe-form";
import { withUsed } from "../forms/used-values";
import { hasOwnPrices, pricesIn } from "../lists/applies";
import { deskState } from "./desk-state";
import { weeksMoved } from "./overview";
import { shownPeriod, shownText, windowIn } from "./shown-text";
import {
  detailOf,
  listPartOf,
  nameWithVersion,
  pictureOf,
  placementOf,
  productionOf,
  siblingsOf,
  sortKeyOf,
  titleOf,
} from "./summaries";

const rank = (kind: EntityName): number => entityDefinition(kind).listing.rank;

export const kindsOf = (entities: readonly Placed[]): Desk["kinds"] =>
  [...ENTITY_NAMES]
    .sort((a, b) => rank(a) - rank(b))
    .map((kind) => {
      const { type, schema, plural, listing } = entityDefinition(kind);
      const own = entities.filter((one) => one.kind === kind);
      return {
        kind,
        type,
        label: listing.label ?? sentenceCase(plural),
        order: listing.order ?? ("title" as const),
        entries: listing.entries ?? plural,
        newLabel: listing.isCopied === false ? null : (listing.newLabel ?? "Lag kopi"),
        hasPages: listing.onlyLeads !== true,
        count: own.length,
        form: withUsed(
          formOf(schema),
          own.map(({ value }) => value),
        ),
      };
    });

interface Known {
  readonly entities: readonly Placed[];
  readonly problems: readonly Problem[];
  readonly drafts: readonly StoredDraft[];
  /** When and by whom each file was last changed. */
  readonly changed: LastChanges;
}

interface Listing extends Known {
  readonly now: string;
  readonly problemsOf: (one: Placed) => readonly Problem[];
  readonly next: ReadonlyMap<string, string>;
  /** By which a demonstration's dates are moved. */
  readonly weeks: number;
}

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind} ${id}`;

/** An entity with the part of its summary that depends only on the content. */
interface Described {
  readonly one: Placed;
  readonly text: Pick<Summary, "id" | "title" | "detail" | "picture" | "of" | "path" | "part" | "placement">;
  readonly partKey: string;
}

const inNorwegian = new Intl.Collator("nb");
const byPart = byText<Described>(({ partKey }) => partKey);

const byTitle = (a: Described, b: Described): number => byPart(a, b) || inNorwegian.compare(a.text.title, b.text.title);

const isDated = ({ value: { start } }: Placed): boolean =>
  typeof start === "string" && isCalendarDate(start.slice(0, 10));

/** A showing when it is on the site, whose dates are moved in a demonstration. */
const asShown = (one: Placed, weeks: number): Placed =>
  one.kind === "events" && isDated(one)
    ? { ...one, value: { ...one.value, start: moveWeeks(String(one.value.start), weeks) } }
    : one;

const ofProduction = ({ kind, value }: Placed, entities: readonly Placed[]): Pick<Summary, "of"> => {
  const production = kind === "events" ? productionOf(value, entities) : undefined;
  return production === undefined ? {} : { of: { id: production.id, name: nameWithVersion(production, entities) } };
};

const pathOf = ({ kind, value: { path } }: Placed): Pick<Summary, "path"> =>
  kind === "pages" && typeof path === "string" && !path.includes(":") ? { path } : {};

const SLUGGED: readonly EntityName[] = ["articles", "productions"];

/** Where each stands among those that are in order. */
const placed = (described: readonly Described[], entities: readonly Placed[]): readonly Described[] => {
  const titles = new Map(entities.filter(({ kind }) => kind === "pages").map(({ value }) => [value.path, value.title]));
  // The pages of articles and films have the slug of theirs at the end: "/article/:article".
  const bySlug = new Map(
    entities.filter(({ kind }) => SLUGGED.includes(kind)).map((one) => [one.value.slug ?? one.id, one]),
  );
  const nameOf = (path: string): string => {
    const [address = path] = path.split("#");
    if (address === "/") return "Forsiden";
    const title = titles.get(address);
    if (typeof title === "string") return title;
    const one = bySlug.get(address.slice(address.lastIndexOf("/") + 1));
    return one === undefined ? path : titleOf(one, entities);
  };
  return described.map((each) => {
    const { one, text } = each;
    const found = placementOf(one, entities);
    if (found === null) return each;
    const { heading, depth, leadsTo } = found;
    const around = siblingsOf(entities)(one);
    const [isFirst, isLast] = [around[0] === one, around.at(-1) === one];
    return { ...each, text: { ...text, placement: { heading, depth, leadsTo: nameOf(leadsTo), isFirst, isLast } } };
  });
};

/** All entities by kind, in list order. */
const describedByKind = computedOnce((entities: readonly Placed[]) => {
  const ofKind = grouped(entities, ({ kind }) => kind);
  return new Map(
    ENTITY_NAMES.map((kind) => {
      const described = (ofKind.get(kind) ?? []).map((one) => {
        const part = listPartOf(one, entities);
        return {
          one,
          partKey: part?.sortKey ?? "",
          text: {
            id: one.id,
            title: titleOf(one, entities),
            detail: detailOf(one, entities),
            picture: pictureOf(one, entities),
            ...ofProduction(one, entities),
            ...pathOf(one),
            ...(part !== null && { part: part.heading }),
          },
        };
      });
      const order =
        entityDefinition(kind).listing.sortKey === undefined
          ? byTitle
          : byText<Described>(({ one }) => sortKeyOf(one, entities) ?? "");
      return [kind, placed(described.toSorted(order), entities)] as const;
    }),
  );
});

/** First showings from today on, of productions and of themselves, by `keyOf`. */
const nextShowings = (entities: readonly Placed[], now: string, weeks: number): ReadonlyMap<string, string> => {
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

const summaryOf = ({ one, text }: Described, listing: Listing): Summary => {
  const { entities, weeks, drafts, now, problemsOf, next, changed } = listing;
  const own = problemsOf(one);
  const errors = own.filter(({ severity }) => severity === "error").length;
  return {
    ...text,
    ...(weeks !== 0 && { title: titleOf(asShown(one, weeks), entities) }),
    errors,
    warnings: own.length - errors,
    hasDraft: drafts.some(({ kind, id }) => kind === one.kind && id === one.id),
    shown: shownText(one.value, now),
    isShown: isShownAt(windowIn(one.value), now),
    next: next.get(keyOf(one)) ?? null,
    changed: changed.get(one.file)?.at ?? null,
    changedBy: changed.get(one.file)?.by,
    ...(one.kind === "events" && hasOwnPrices(one.value) && { hasOwnPrices: true }),
    status: one.kind === "events" ? deskState(one.value.status, isDated(one) && !next.has(keyOf(one))) : null,
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
      status: null,
    }));
  });

const madeLists = (found: Known): Lists => {
  const problems = grouped(found.problems, ({ entity }) => (entity === null ? "" : keyOf(entity)));
  const now = buildMoment();
  const weeks = weeksMoved(found.entities);
  const next = nextShowings(found.entities, now, weeks);
  const known = { ...found, now, next, weeks, problemsOf: (one: Placed) => problems.get(keyOf(one)) ?? [] };
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
