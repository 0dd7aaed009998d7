import { byText } from "../../domain/collections/by-text";
import { grouped } from "../../domain/collections/grouped";
import type { Article } from "../../domain/entities/article";
import type { EntityDefinition } from "../../domain/entities/define-entity";
import type { Event } from "../../domain/entities/event/event";
import { MODELS, type SourceModel } from "../../domain/entities/models";
import type { Production } from "../../domain/entities/production/production";
import type { SourceFilter } from "../../domain/pages/page-source";
import type { LocalDate } from "../../domain/time/local-time";
import { byId, type Content, type Entry } from "../content/content";
import { matcherOf } from "./pattern";
import { isComputed, valuesOf } from "./property-path";

export type ModelEntity = Production | Event | Article;

/** Finds entities by model and filters, fast enough for thousands of pages. */
export interface Library {
  /** Entities that pass all filters, in the model's own order. */
  readonly find: (model: SourceModel, filters: readonly SourceFilter[]) => readonly Entry<ModelEntity>[];
  readonly values: (entity: ModelEntity, property: string) => readonly unknown[];
}

const isMainVersion = (production: Production): boolean =>
  production.object === "movie" && production.parentSlug.endsWith(`-${production.ediNumber}`);

const inNorwegian = new Intl.Collator("nb");
const idOrder = byText(({ id }: { readonly id: string }) => id);
const startOrder = byText(({ start }: Event) => start);

const compareProductions = (a: Production, b: Production): number =>
  inNorwegian.compare(a.title, b.title) || Number(isMainVersion(b)) - Number(isMainVersion(a)) || idOrder(a, b);

const inTime = (a: Event, b: Event): number => startOrder(a, b) || idOrder(a, b);

const sorted = <Entity>(entries: readonly Entry<Entity>[], compare: (a: Entity, b: Entity) => number) =>
  [...entries].sort((a, b) => compare(a.entity, b.entity));

const matcher = ({ operator, value }: SourceFilter): ((candidate: unknown) => boolean) => {
  if (operator === "eq") return (candidate) => String(candidate) === value;
  // An invalid pattern is reported by the page check, and matches nothing here.
  const matches = matcherOf(value) ?? (() => false);
  return (candidate) => matches(String(candidate));
};

const computedOf = (entity: ModelEntity, property: string, today: LocalDate): readonly unknown[] | null => {
  const { computed }: Pick<EntityDefinition, "computed"> = "hall" in entity ? MODELS.event : {};
  return computed && Object.hasOwn(computed, property) ? [computed[property]?.of(entity, today)] : null;
};

type ValuesByProperty = Map<string, WeakMap<ModelEntity, readonly unknown[]>>;

/** Values that depend on the entity alone: most are the same in the next load. */
const known: ValuesByProperty = new Map();

const OF_PRODUCTION = "production.";

/** As many productions' showings are put in order faster than they are found among all. */
const FEW = 50;

/** Events by start, productions by title with the main version first, articles by their order. */
export const openLibrary = (
  content: Pick<Content, "productions" | "events" | "articles">,
  today: LocalDate,
): Library => {
  const productions = byId(content.productions);
  const ofDay: ValuesByProperty = new Map();
  const values = (entity: ModelEntity, property: string): readonly unknown[] => {
    if ("production" in entity && property.startsWith(OF_PRODUCTION)) {
      const production = productions.get(entity.production)?.entity;
      return production === undefined ? [] : values(production, property.slice(OF_PRODUCTION.length));
    }
    const byProperty = "hall" in entity && isComputed("event", property) ? ofDay : known;
    const ofProperty = byProperty.get(property) ?? new WeakMap<ModelEntity, readonly unknown[]>();
    const last = ofProperty.get(entity);
    if (last !== undefined) return last;
    const found = computedOf(entity, property, today) ?? valuesOf(entity, property);
    byProperty.set(property, ofProperty.set(entity, found));
    return found;
  };

  const events = sorted(content.events, inTime);
  const eventsOf = grouped(events, ({ entity }) => entity.production);
  const models: Record<SourceModel, readonly Entry<ModelEntity>[]> = {
    production: sorted(content.productions, compareProductions),
    event: events,
    article: sorted(content.articles, (a, b) => a.order - b.order || inNorwegian.compare(a.title, b.title)),
  };

  const indexes = new Map<string, ReadonlyMap<string, readonly Entry<ModelEntity>[]>>();
  const indexOf = (model: SourceModel, property: string) => {
    const name = `${model} ${property}`;
    const known = indexes.get(name);
    if (known) return known;
    const index = new Map<string, Entry<ModelEntity>[]>();
    for (const entry of models[model])
      for (const value of new Set(values(entry.entity, property).map(String))) {
        const found = index.get(value);
        if (found === undefined) index.set(value, [entry]);
        else found.push(entry);
      }
    indexes.set(name, index);
    return index;
  };

  /** The entities that have a value, in order. Showings of a film are found through the film. */
  const having = (model: SourceModel, property: string, value: string): readonly Entry<ModelEntity>[] => {
    if (model !== "event" || !property.startsWith(OF_PRODUCTION)) return indexOf(model, property).get(value) ?? [];
    const ids = new Set(
      having("production", property.slice(OF_PRODUCTION.length), value)
        .map(({ entity }) => entity)
        .filter((entity) => productions.get(entity.id)?.entity === entity)
        .map(({ id }) => id),
    );
    if (ids.size > FEW) return events.filter(({ entity }) => ids.has(entity.production));
    const found = [...ids].flatMap((id) => eventsOf.get(id) ?? []);
    return ids.size > 1 ? sorted(found, inTime) : found;
  };

  /** Thousands of pages have the same sources, such as all films: they share one list. */
  const results = new Map<string, readonly Entry<ModelEntity>[]>();

  const find = (model: SourceModel, filters: readonly SourceFilter[]): readonly Entry<ModelEntity>[] => {
    let smallest = models[model];
    let used: SourceFilter | undefined;
    for (const filter of filters) {
      if (filter.operator !== "eq") continue;
      const found = having(model, filter.property, filter.value);
      if (used !== undefined && found.length >= smallest.length) continue;
      smallest = found;
      used = filter;
    }
    const tests = filters
      .filter((filter) => filter !== used)
      .map((filter) => ({ property: filter.property, matches: matcher(filter) }));
    if (tests.length === 0) return smallest;
    return smallest.filter(({ entity }) =>
      tests.every(({ property, matches }) => values(entity, property).some(matches)),
    );
  };

  return {
    values,
    find: (model, filters) => {
      const name = JSON.stringify([model, filters]);
      const found = results.get(name) ?? find(model, filters);
      results.set(name, found);
      return found;
    },
  };
};
