import { blockDefinition } from "../blocks";
import type { BlockContext } from "../blocks/define-block";
import { articleNode } from "../entities/article";
import { eventNode } from "../entities/event";
import { menuItemNode } from "../entities/menu-item";
import { productionNode } from "../entities/production";
import { hallNode, openingHoursNode, siteNode, toContact } from "../entities/site-node";
import { byId, type Entry } from "./content";
import type { ModelEntity } from "./library";
import type { LoadedContent } from "./load-content";
import type { ResolvedBlock, ResolvedPage } from "./resolve-sources";

/** A node as Gatsby wants it, without digest. */
export interface NodeDraft {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

type NodeType = "Website" | "Hall" | "OpeningHours" | "MenuItem" | "Page" | "Production" | "Event" | "Article";

/** Node ids are unique among all types: "Event:nattekspressen-1201-1800". */
export const nodeId = (type: NodeType, key: string): string => `${type}:${key}`;

export const TODAY_NODE_ID = "Today";

const MODEL_TYPES = { production: "Production", event: "Event", article: "Article" } as const;

const blockContext = ({ site }: LoadedContent): BlockContext => {
  const chosen = (ids: readonly string[], all: readonly { readonly id: string }[]) =>
    ids.length === 0 ? all.map(({ id }) => id) : ids;
  const { halls, openingHours, contact, theme } = site.entity;
  return {
    todayNode: TODAY_NODE_ID,
    searchPath: theme.search.path,
    hallNodes: (ids) => chosen(ids, halls).map((id) => nodeId("Hall", id)),
    openingHoursNodes: (ids) => chosen(ids, openingHours).map((id) => nodeId("OpeningHours", id)),
    contacts: (ids) => chosen(ids, contact).flatMap((id) => contact.filter((one) => one.id === id).map(toContact)),
  };
};

/** The productions of a block's events, each once, so that pages carry a film's facts once and not with every showing. */
const productionsOf = (held: readonly Entry<ModelEntity>[]): readonly string[] => [
  ...new Set(held.flatMap(({ entity }) => ("production" in entity ? [nodeId("Production", entity.production)] : []))),
];

const slotNodes = ({ block, slots }: ResolvedBlock) =>
  Object.fromEntries(
    Object.entries(blockDefinition(block.component)?.slots ?? {}).flatMap(
      ([name, { model }]): readonly (readonly [string, string | readonly string[] | null])[] => {
        const type = MODEL_TYPES[model];
        const held = slots[name] ?? null;
        if (held === null) return [[name, null]];
        if ("entity" in held) return [[name, nodeId(type, held.entity.id)]];
        const all = [name, held.map(({ entity }) => nodeId(type, entity.id))] as const;
        return model === "event" ? [all, ["productions", productionsOf(held)]] : [all];
      },
    ),
  );

const blockFields = (resolved: ResolvedBlock, context: BlockContext) => {
  const { id, component, place, hide, settings } = resolved.block;
  const own = blockDefinition(component)?.fields(settings, context) ?? {};
  return { id, component, place, hide, ...own, ...slotNodes(resolved) };
};

/** Only the first block of a page can give its h1; a headline further down would come after other headings. */
const givesHeading = (first: ResolvedBlock | undefined): boolean =>
  first !== undefined && (blockDefinition(first.block.component)?.givesHeading ?? false);

const pageFields = (page: ResolvedPage, context: BlockContext) => {
  const { id, pageType, layout, template } = page.page.entity;
  const visible = page.blocks.filter(({ block }) => !block.hide);
  return {
    key: id,
    path: page.path,
    title: page.title,
    showTitle: !givesHeading(visible[0]),
    pageType,
    layout,
    template,
    sources: page.sources,
    blocks: visible.map((block) => blockFields(block, context)),
    hiddenBlocks: page.blocks.filter(({ block }) => block.hide).map((block) => blockFields(block, context)),
    meta: {
      ...page.meta,
      image: page.meta.image && {
        path: page.meta.image.image,
        alt: page.meta.image.alt,
        focalPoint: { x: 0.5, y: 0.5 },
      },
    },
  };
};

/** Everything that the content folder becomes in GraphQL, relations as node ids. */
export const toNodes = (loaded: LoadedContent): readonly NodeDraft[] => {
  const { site, menuItems, productions, events, articles, resolvedPages, today } = loaded;
  const context = blockContext(loaded);
  const productionsById = byId(productions);
  const pathOf = new Map(
    resolvedPages.flatMap(({ path, subjects }) => subjects.map(({ origin }) => [origin.file, path] as const)),
  );
  const draft = (type: NodeType, key: string, fields: NodeDraft["fields"]): NodeDraft => ({
    id: nodeId(type, key),
    type,
    fields,
  });
  const eventsInOrder = [...events].sort((a, b) => a.entity.start.localeCompare(b.entity.start));
  const eventsOf = new Map<string, string[]>();
  for (const { entity } of eventsInOrder) {
    eventsOf.set(entity.production, [...(eventsOf.get(entity.production) ?? []), nodeId("Event", entity.id)]);
  }
  const entriesUnder = (parent: string) =>
    menuItems
      .filter(({ entity }) => entity.parent === parent)
      .sort((a, b) => a.entity.order - b.entity.order)
      .map(({ entity }) => nodeId("MenuItem", entity.id));

  return [
    { id: TODAY_NODE_ID, type: "Today", fields: { date: today } },
    draft(
      "Website",
      site.entity.id,
      siteNode(site.entity, {
        halls: context.hallNodes([]),
        openingHours: context.openingHoursNodes([]),
      }),
    ),
    ...site.entity.halls.map((hall) => draft("Hall", hall.id, hallNode(hall))),
    ...site.entity.openingHours.map((part) => draft("OpeningHours", part.id, openingHoursNode(part))),
    ...menuItems.map(({ entity }) =>
      draft(
        "MenuItem",
        entity.id,
        menuItemNode(entity, {
          above: entity.parent === null ? null : nodeId("MenuItem", entity.parent),
          entries: entriesUnder(entity.id),
        }),
      ),
    ),
    ...productions.map(({ entity, origin }) =>
      draft(
        "Production",
        entity.id,
        productionNode(entity, { path: pathOf.get(origin.file) ?? null, events: eventsOf.get(entity.id) ?? [] }),
      ),
    ),
    ...events.flatMap(({ entity }) => {
      const production = productionsById.get(entity.production)?.entity;
      if (!production) return [];
      const fields = eventNode(entity, {
        production,
        advertisingMinutes: site.entity.advertisingMinutes,
        nodeIds: { production: nodeId("Production", entity.production), hall: nodeId("Hall", entity.hall) },
      });
      return [draft("Event", entity.id, fields)];
    }),
    ...articles.map(({ entity, origin }) =>
      draft("Article", entity.id, articleNode(entity, pathOf.get(origin.file) ?? null)),
    ),
    ...resolvedPages.map((page) => draft("Page", page.path, pageFields(page, context))),
  ];
};
