import { useLayoutEffect, useRef } from "react";

/** Clones nodes of the page, before React replaces them. */
export const copyOf = (nodes: Iterable<Node>): DocumentFragment | null => {
  const copy = document.createDocumentFragment();
  for (const node of nodes) copy.append(node.cloneNode(true));
  return copy.hasChildNodes() ? copy : null;
};

/** Renders nodes outside React's control: links and forms in them work as without script. */
export const Standing = ({ nodes }: { readonly nodes: DocumentFragment }) => {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.append(nodes), [nodes]);
  return <div ref={holder} style={{ display: "contents" }} data-standing />;
};
