/** What the content's nodes are called: the beginning of their ids. */
type NodeType = "Event" | "Production" | "Page";

/** Something went wrong in what is made of one node of the content; a build tells of it with the node's file. */
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
 * Makes something of a node, so that what fails is told with the node.
 * @throws NodeError of the innermost node.
 */
export const ofNode = <Result>(type: NodeType, key: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw error instanceof NodeError ? error : new NodeError(`${type}:${key}`, error);
  }
};
