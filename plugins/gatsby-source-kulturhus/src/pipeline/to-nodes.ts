import { grouped } from "../../../../src/rules/grouped";
import type { LocalDateTime } from "../../../../src/rules/local-time";
import { articleNode } from "../entities/article";
import { eventNode } from "../entities/event";
import { hallNode } from "../entities/hall-node";
import { menuItemNode } from "../entities/menu-item";
import { openingHoursNode } from "../entities/opening-hours-node";
import { productionNode } from "../entities/production";
import { siteNode } from "../entities/site-node";
import { byId } from "./content";
import type { LoadedContent } from "./load-content";
import { BUILD_MOMENT_NODE_ID, type NodeType, nodeId, TODAY_NODE_ID } from "./node-id";
import { openDaysOfParts } from "./open-days";
import { pageFields } from "./page-fields";

/** A node as Gatsby wants it, without digest. */
export interface NodeDraft {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const draft = (type: NodeType, key: string, fields: NodeDraft["fields"]): NodeDraft => ({
  id: nodeId(type, key),
  type,
  fields,
});

const siteDrafts = (loaded: LoadedContent, moment: LocalDateTime): readonly NodeDraft[] => {
  const { site, today } = loaded;
  const { halls, openingHours } = site.entity;
  const openDays = openDaysOfParts(loaded);
  const links = {
    halls: halls.map(({ id }) => nodeId("Hall", id)),
    openingHours: openingHours.map(({ id }) => nodeId("OpeningHours", id)),
  };
  return [
    { id: TODAY_NODE_ID, type: "Today", fields: { date: today } },
    { id: BUILD_MOMENT_NODE_ID, type: "BuildMoment", fields: { moment } },
    draft("Website", site.entity.id, siteNode(site.entity, links)),
    ...halls.map((hall) => draft("Hall", hall.id, hallNode(hall))),
    ...openingHours.map((part) => draft("OpeningHours", part.id, openingHoursNode(part, openDays.get(part.id) ?? []))),
  ];
};

const menuDrafts = ({ menuItems }: LoadedContent): readonly NodeDraft[] =>
  menuItems.map(({ entity }) => {
    const entries = menuItems
      .filter((other) => other.entity.parent === entity.id)
      .sort((a, b) => a.entity.order - b.entity.order)
      .map((other) => nodeId("MenuItem", other.entity.id));
    const above = entity.parent === null ? null : nodeId("MenuItem", entity.parent);
    return draft("MenuItem", entity.id, menuItemNode(entity, { above, entries }));
  });

const programmeDrafts = (loaded: LoadedContent, pathOf: ReadonlyMap<string, string>): readonly NodeDraft[] => {
  const { productions, events, site } = loaded;
  const productionsById = byId(productions);
  const inOrder = [...events].sort((a, b) => a.entity.start.localeCompare(b.entity.start));
  const eventsOf = grouped(inOrder, ({ entity }) => entity.production);
  return [
    ...productions.map(({ entity, origin }) => {
      const links = {
        path: pathOf.get(origin.file) ?? null,
        events: (eventsOf.get(entity.id) ?? []).map((event) => nodeId("Event", event.entity.id)),
      };
      return draft("Production", entity.id, productionNode(entity, links));
    }),
    ...events.flatMap(({ entity }) => {
      const production = productionsById.get(entity.production)?.entity;
      if (!production) return [];
      const nodeIds = { production: nodeId("Production", entity.production), hall: nodeId("Hall", entity.hall) };
      const { advertisingMinutes } = site.entity;
      return [draft("Event", entity.id, eventNode(entity, { production, advertisingMinutes, nodeIds }))];
    }),
  ];
};

/**
 * Everything that the content folder becomes in GraphQL, relations as node ids.
 *
 * @param moment - that of the build, Oslo wall clock.
 */
export const toNodes = (loaded: LoadedContent, moment: LocalDateTime): readonly NodeDraft[] => {
  const pathOf = new Map(
    loaded.resolvedPages.flatMap(({ path, subjects }) => subjects.map(({ origin }) => [origin.file, path] as const)),
  );
  const fieldsOf = pageFields(loaded, moment);
  return [
    ...siteDrafts(loaded, moment),
    ...menuDrafts(loaded),
    ...programmeDrafts(loaded, pathOf),
    ...loaded.articles.map(({ entity, origin }) =>
      draft("Article", entity.id, articleNode(entity, pathOf.get(origin.file) ?? null)),
    ),
    ...loaded.resolvedPages.map((page) => draft("Page", page.path, fieldsOf(page))),
  ];
};
