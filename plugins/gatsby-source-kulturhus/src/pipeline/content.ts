import { ENTITY_NAMES, type EntityName, type EntityOf } from "../content";
import type { SiteSettings } from "../content/site/site";
import type { Origin } from "../problems/problem";

/** An entity together with the place where an editor wrote it. */
export interface Entry<Entity> {
  readonly entity: Entity;
  readonly origin: Origin;
}

/** Everything in the content folder, valid one by one. */
export type Content = { readonly [Name in EntityName]: readonly Entry<EntityOf<Name>>[] };

/** Content of the one site that is being built. */
export interface SiteContent extends Content {
  readonly site: Entry<SiteSettings>;
  /** By how many weeks a demonstration's dates were moved from what the files say; 0 for a real site. */
  readonly movedWeeks: number;
}

/**
 * Content from what `entriesOf` gives for each kind. TypeScript cannot follow a name through a loop, so it takes the
 * caller's word that the entries are of that kind: they come from its schema, or from content of the same name.
 */
export const contentOf = (entriesOf: (name: EntityName) => readonly Entry<unknown>[]): Content =>
  Object.fromEntries(ENTITY_NAMES.map((name) => [name, entriesOf(name)])) as unknown as Content;

/** Entities by their content id. */
export const byId = <Entity extends { readonly id: string }>(
  entries: readonly Entry<Entity>[],
): ReadonlyMap<string, Entry<Entity>> => new Map(entries.map((entry) => [entry.entity.id, entry]));
