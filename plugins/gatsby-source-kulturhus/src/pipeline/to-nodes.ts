import { grouped } from "../../../../src/rules/grouped";
import type { LocalDateTime } from "../../../../src/rules/local-time";
import { articleNode } from "../entities/article";
import { eventNode } from "../entities/event";
import { hallNode } from "../entities/hall-node";
import { menuItemNode } from "../entities/menu-item";
import { openingHoursNode } from "../entities/opening-hours-node";
import { productionNode } from "../entities/production";
import { REDIRECTS_FILE } from "../entities/redirect";
import { siteNode } from "../entities/site-node";
import { byId, type Entry } from "./content";
import type { LoadedContent } from "./load-content";
import { memberPagesOf } from "./member-pages";
import { BUILD_MOMENT_NODE_ID, type NodeType, nodeId, TODAY_NODE_ID } from "./node-id";
import { openDaysOfParts } from "./open-days";
import { pageFields } from "./page-fields";

/** A node as Gatsby wants it, without digest. */
export interface NodeDraft {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The node's text, for a plugin that makes other nodes of it. */
  readonly content?: { readonly mediaType: string; readonly text: string };
  /** The file of the content folder that it comes from, for messages. */
  readonly file?: string;
}

interface Written {
  readonly key: string;
  readonly file: string;
}

const draft = (type: NodeType, { key, file }: Written, fields: NodeDraft["fields"]): NodeDraft => ({
  id: nodeId(type, key),
  type,
  fields,
  file,
});

const written = ({ entity, origin }: Entry<{ readonly id: string }>): Written => ({
  key: entity.id,
  file: origin.file,
});

const siteDrafts = (loaded: LoadedContent, moment: LocalDateTime): readonly NodeDraft[] => {
  const { site, today } = loaded;
  const { halls, openingHours } = site.entity;
  const { file } = site.origin;
  const openDays = openDaysOfParts(loaded);
  const links = {
    halls: halls.map(({ id }) => nodeId("Hall", id)),
    openingHours: openingHours.map(({ id }) => nodeId("OpeningHours", id)),
    memberPages: memberPagesOf(loaded.pages),
  };
  return [
    { id: TODAY_NODE_ID, type: "Today", fields: { date: today } },
    { id: BUILD_MOMENT_NODE_ID, type: "BuildMoment", fields: { moment } },
    draft("Website", { key: site.entity.id, file }, siteNode(site.entity, links)),
    ...halls.map((hall) => draft("Hall", { key: hall.id, file }, hallNode(hall))),
    ...openingHours.map((part) =>
      draft("OpeningHours", { key: part.id, file }, openingHoursNode(part, openDays.get(part.id) ?? [])),
    ),
  ];
};

/** There is always one, so that a house without redirects has an empty list of them. */
const redirectsDraft = ({ redirects }: LoadedContent): NodeDraft => ({
  ...draft("RedirectsFile", { key: REDIRECTS_FILE, file: REDIRECTS_FILE }, { path: REDIRECTS_FILE }),
  content: {
    mediaType: "application/json",
    text: JSON.stringify({ redirects: redirects.map(({ entity: { from, to } }) => ({ from, to })) }),
  },
});

const menuDrafts = ({ menuItems }: LoadedContent): readonly NodeDraft[] =>
  menuItems.map((item) => {
    const { entity } = item;
    const entries = menuItems
      .filter((other) => other.entity.parent === entity.id)
      .sort((a, b) => a.entity.order - b.entity.order)
      .map((other) => nodeId("MenuItem", other.entity.id));
    const above = entity.parent === null ? null : nodeId("MenuItem", entity.parent);
    return draft("MenuItem", written(item), menuItemNode(entity, { above, entries }));
  });

const programmeDrafts = (loaded: LoadedContent, pathOf: ReadonlyMap<string, string>): readonly NodeDraft[] => {
  const { productions, events, site } = loaded;
  const productionsById = byId(productions);
  const inOrder = [...events].sort((a, b) => a.entity.start.localeCompare(b.entity.start));
  const eventsOf = grouped(inOrder, ({ entity }) => entity.production);
  return [
    ...productions.map((production) => {
      const { entity, origin } = production;
      const links = {
        path: pathOf.get(origin.file) ?? null,
        events: (eventsOf.get(entity.id) ?? []).map((event) => nodeId("Event", event.entity.id)),
      };
      return draft("Production", written(production), productionNode(entity, links));
    }),
    ...events.flatMap((event) => {
      const { entity } = event;
      const production = productionsById.get(entity.production)?.entity;
      if (!production) return [];
      const nodeIds = { production: nodeId("Production", entity.production), hall: nodeId("Hall", entity.hall) };
      const { advertisingMinutes } = site.entity;
      return [draft("Event", written(event), eventNode(entity, { production, advertisingMinutes, nodeIds }))];
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
    redirectsDraft(loaded),
    ...programmeDrafts(loaded, pathOf),
    ...loaded.articles.map((article) =>
      draft("Article", written(article), articleNode(article.entity, pathOf.get(article.origin.file) ?? null)),
    ),
    ...loaded.resolvedPages.map((page) =>
      draft("Page", { key: page.path, file: page.page.origin.file }, fieldsOf(page)),
    ),
  ];
};
