import { useLayoutEffect, useRef } from "react";

/** Copies of what stands in the page now. React takes the originals away when it draws something in their place. */
export const copyOf = (nodes: Iterable<Node>): DocumentFragment | null => {
  const copy = document.createDocumentFragment();
  for (const node of nodes) copy.append(node.cloneNode(true));
  return copy.hasChildNodes() ? copy : null;
};

/** Shows nodes that React knows nothing of: links and forms in them work as without script. */
export const Standing = ({ nodes }: { readonly nodes: DocumentFragment }) => {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.append(nodes), [nodes]);
  return <div ref={holder} style={{ display: "contents" }} data-standing />;
};
