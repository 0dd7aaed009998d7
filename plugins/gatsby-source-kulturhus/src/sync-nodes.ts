import type { SourceNodesArgs } from "gatsby";
import type { NodeDraft } from "../../../engine/nodes/to-nodes";

/** The last requested state, by id: a node's data for Gatsby besides its fields. */
type RequestedNodes = ReadonlyMap<string, Internal>;

interface Internal {
  readonly type: string;
  readonly contentDigest: string;
  /** Its file, for messages. */
  readonly description?: string;
  readonly mediaType?: string;
  readonly content?: string;
}

/**
 * Returns a function that synchronises Gatsby's nodes with drafts, whenever the content is read. In develop, Gatsby
 * applies later changes asynchronously, so its current nodes may lag behind the last requested state.
 */
export const syncNodes = ({
  actions,
  createContentDigest,
  getNode,
}: Pick<SourceNodesArgs, "actions" | "createContentDigest" | "getNode">): ((drafts: readonly NodeDraft[]) => void) => {
  let requested: RequestedNodes | null = null;

  /** Keeps nodes of an earlier build, as createNode does, but without validating thousands of nodes again. */
  const touched = (id: string, contentDigest: string): boolean => {
    const known = getNode(id);
    if (known?.internal.contentDigest !== contentDigest) return false;
    actions.touchNode(known);
    return true;
  };

  return (drafts) => {
    const before = requested;
    requested = new Map(
      drafts.map(({ id, type, fields, content, file }) => [
        id,
        {
          type,
          contentDigest: createContentDigest(JSON.stringify(content || file ? { fields, content, file } : fields)),
          ...(file && { description: file }),
          ...(content && { mediaType: content.mediaType, content: content.text }),
        },
      ]),
    );
    for (const { id, fields } of drafts) {
      const internal = requested.get(id);
      if (!internal) continue;
      const isKnown = before
        ? before.get(id)?.contentDigest === internal.contentDigest
        : touched(id, internal.contentDigest);
      if (!isKnown) void actions.createNode({ ...fields, id, parent: null, children: [], internal: { ...internal } });
    }
    for (const [id, internal] of before ?? []) {
      if (!requested.has(id)) actions.deleteNode({ id, internal: { ...internal } });
    }
  };
};
