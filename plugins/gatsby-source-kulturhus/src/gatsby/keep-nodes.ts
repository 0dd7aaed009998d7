import type { SourceNodesArgs } from "gatsby";
import type { NodeDraft } from "../pipeline/nodes/to-nodes";

/** What was asked for last, by id: what Gatsby is told of a node besides its fields. */
type Asked = ReadonlyMap<string, Internal>;

interface Internal {
  readonly type: string;
  readonly contentDigest: string;
  /** The file that it comes from, for messages. */
  readonly description?: string;
  readonly mediaType?: string;
  readonly content?: string;
}

/**
 * Gives a function that brings Gatsby's nodes in line with drafts, as often as the content is read. In develop, Gatsby
 * carries out later changes after a while: what it holds now tells nothing about what it was asked for last.
 */
export const keepNodes = ({
  actions,
  createContentDigest,
  getNode,
}: Pick<SourceNodesArgs, "actions" | "createContentDigest" | "getNode">): ((drafts: readonly NodeDraft[]) => void) => {
  let asked: Asked | null = null;

  /** As createNode would do with what an earlier build has left, without checking thousands of nodes once more. */
  const touched = (id: string, contentDigest: string): boolean => {
    const known = getNode(id);
    if (known?.internal.contentDigest !== contentDigest) return false;
    actions.touchNode(known);
    return true;
  };

  return (drafts) => {
    const before = asked;
    asked = new Map(
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
      const internal = asked.get(id);
      if (!internal) continue;
      const isKnown = before
        ? before.get(id)?.contentDigest === internal.contentDigest
        : touched(id, internal.contentDigest);
      if (!isKnown) void actions.createNode({ ...fields, id, parent: null, children: [], internal: { ...internal } });
    }
    for (const [id, internal] of before ?? []) {
      if (!asked.has(id)) actions.deleteNode({ id, internal: { ...internal } });
    }
  };
};
