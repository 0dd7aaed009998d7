import type { Article } from "../entities/article";
import type { Event } from "../entities/event";
import type { MenuItem } from "../entities/menu-item";
import type { Page } from "../entities/page";
import type { Production } from "../entities/production";
import type { Redirect } from "../entities/redirect";
import type { SiteSettings } from "../entities/site";
import type { Origin } from "./problem";

/** An entity together with the place where an editor wrote it. */
export interface Entry<Entity> {
  readonly entity: Entity;
  readonly origin: Origin;
}

/** Everything in the content folder, valid one by one. */
export interface Content {
  readonly sites: readonly Entry<SiteSettings>[];
  readonly menuItems: readonly Entry<MenuItem>[];
  readonly pages: readonly Entry<Page>[];
  readonly productions: readonly Entry<Production>[];
  readonly events: readonly Entry<Event>[];
  readonly articles: readonly Entry<Article>[];
  readonly redirects: readonly Entry<Redirect>[];
}

/** Content of the one site that is being built. */
export interface SiteContent extends Content {
  readonly site: Entry<SiteSettings>;
  /** By how many weeks a demonstration's dates were moved from what the files say; 0 for a real site. */
  readonly movedWeeks: number;
}

/** Entities by their content id. */
export const byId = <Entity extends { readonly id: string }>(
  entries: readonly Entry<Entity>[],
): ReadonlyMap<string, Entry<Entity>> => new Map(entries.map((entry) => [entry.entity.id, entry]));
