/** True when `earlier` is read before `later`, by the order of the page. */
export const isReadBefore = (earlier: Node, later: Node): boolean =>
  (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
