/** Content node types: the first part of node ids. */
type NodeType = "Event" | "Production" | "Page";

/** An error in data derived from a content node; a build reports it with the node's file. */
export class NodeError extends Error {
  readonly nodeId: string;

  constructor(nodeId: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "NodeError";
    this.nodeId = nodeId;
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
  }
}

/**
 * Runs work for a node, so that errors carry the node's id.
 * @throws NodeError of the innermost node.
 */
export const ofNode = <Result>(type: NodeType, key: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw error instanceof NodeError ? error : new NodeError(`${type}:${key}`, error);
  }
};
