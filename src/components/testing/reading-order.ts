/** True when `earlier` precedes `later` in document order. */
export const isReadBefore = (earlier: Node, later: Node): boolean =>
  (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
