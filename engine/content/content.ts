import type { SiteSettings } from "../../domain/entities/site/site";
import { ENTITY_NAMES, type EntityName, type EntityOf } from "../../domain/kinds";
import type { Origin } from "../problems/problem";

/** An entity with its position in the files. */
export interface Entry<Entity> {
  readonly entity: Entity;
  readonly origin: Origin;
}

/** Everything in the content folder; all entities are valid. */
export type Content = { readonly [Name in EntityName]: readonly Entry<EntityOf<Name>>[] };

/** Content of the site that is built. */
export interface SiteContent extends Content {
  readonly site: Entry<SiteSettings>;
  /** By how many weeks a demonstration's dates are shifted; 0 for a real site. */
  readonly movedWeeks: number;
}

/**
 * Content from the entries of each kind. A type assertion, since TypeScript cannot relate a key in a loop to its type:
 * the entries come from that kind's schema, or from content under the same key.
 */
export const contentOf = (entriesOf: (name: EntityName) => readonly Entry<unknown>[]): Content =>
  Object.fromEntries(ENTITY_NAMES.map((name) => [name, entriesOf(name)])) as Content;

/** Entities by their content id. */
export const byId = <Entity extends { readonly id: string }>(
  entries: readonly Entry<Entity>[],
): ReadonlyMap<string, Entry<Entity>> => new Map(entries.map((entry) => [entry.entity.id, entry]));
