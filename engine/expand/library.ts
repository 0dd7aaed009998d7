import { byText } from "../../domain/collections/by-text";
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

  const models: Record<SourceModel, readonly Entry<ModelEntity>[]> = {
    production: sorted(content.productions, compareProductions),
    event: sorted(content.events, (a, b) => startOrder(a, b) || idOrder(a, b)),
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

  /** Thousands of pages have the same sources, such as all films: they share one list. */
  const results = new Map<string, readonly Entry<ModelEntity>[]>();

  const find = (model: SourceModel, filters: readonly SourceFilter[]): readonly Entry<ModelEntity>[] => {
    const lookups = filters
      .filter(({ operator }) => operator === "eq")
      .map(({ property, value }) => indexOf(model, property).get(value) ?? []);
    const smallest = lookups.reduce(
      (least, entries) => (entries.length < least.length ? entries : least),
      models[model],
    );
    const tests = filters.map((filter) => ({ property: filter.property, matches: matcher(filter) }));
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
