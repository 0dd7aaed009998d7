import type { NodeContext } from "../../domain/define/node-context";
import { embeddedNodes, fieldsOf } from "../../domain/define/object-type";
import { BUILD_MOMENT_NODE_ID, nodeId, type ObjectType, TODAY_NODE_ID } from "../../domain/define/output";
import { REDIRECTS_FILE } from "../../domain/entities/redirect";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../domain/kinds";
import type { LocalDateTime } from "../../domain/time/local-time";
import type { Entry } from "../content/content";
import type { LoadedContent } from "../expand/resolve-sources";
import { nodeContext } from "./node-context";
import { type NodeSource, pageSources } from "./page-sources";

/** A node in Gatsby's form, without digest. */
export interface NodeDraft {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The node's text, for transformer plugins. */
  readonly content?: { readonly mediaType: string; readonly text: string };
  /** Its file in the content folder, for messages. */
  readonly file?: string;
}

const keyOf = (source: object): string => String(Reflect.get(source, "id"));

const draftsOf = (type: ObjectType, { key, source, file }: NodeSource, context: NodeContext): readonly NodeDraft[] => [
  { id: nodeId(type.name, key), type: type.name, fields: fieldsOf(type, source, context), file },
  ...embeddedNodes(type, source).flatMap((held) =>
    draftsOf(held.type, { key: keyOf(held.source), source: held.source, file }, context),
  ),
];

/** The sources of nodes: entities, except the chosen site and the pages that files expand to. */
const nodeSources = (name: EntityName, loaded: LoadedContent, moment: LocalDateTime): readonly NodeSource[] => {
  if (name === "pages") return pageSources(loaded, moment);
  const entries: readonly Entry<object>[] = name === "sites" ? [loaded.site] : loaded[name];
  return entries.map(({ entity, origin }) => ({ key: keyOf(entity), source: entity, file: origin.file }));
};

/** Always one node, so that a site without redirects has an empty list. */
const redirectsDraft = ({ redirects }: LoadedContent): NodeDraft => ({
  id: nodeId("RedirectsFile", REDIRECTS_FILE),
  type: "RedirectsFile",
  file: REDIRECTS_FILE,
  fields: { path: REDIRECTS_FILE },
  content: {
    mediaType: "application/json",
    text: JSON.stringify({ redirects: redirects.map(({ entity: { from, to } }) => ({ from, to })) }),
  },
});

/**
 * All nodes of the content folder, with relations as node ids.
 *
 * @param moment - of the build, Oslo wall clock.
 */
export const toNodes = (loaded: LoadedContent, moment: LocalDateTime): readonly NodeDraft[] => {
  const context = nodeContext(loaded);
  return [
    { id: TODAY_NODE_ID, type: "Today", fields: { date: loaded.today } },
    { id: BUILD_MOMENT_NODE_ID, type: "BuildMoment", fields: { moment } },
    redirectsDraft(loaded),
    ...ENTITY_NAMES.flatMap((name) => {
      const { isNode, objectType } = entityDefinition(name);
      return isNode ? nodeSources(name, loaded, moment).flatMap((source) => draftsOf(objectType, source, context)) : [];
    }),
  ];
};
