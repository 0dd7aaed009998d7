import { copyOf } from "./static-copy";

/** An invisible marker at which a block begins among its siblings. */
export const PartStart = ({ id }: { readonly id: string }) => <template data-part={id} />;

const isStart = (node: Node): boolean => node instanceof HTMLTemplateElement && "part" in node.dataset;

function* fromStart(start: Element | undefined): Generator<Node> {
  for (let node = start?.nextSibling; node && !isStart(node); node = node.nextSibling) yield node;
}

/** A copy of a block's nodes in the page: from its marker to the next. */
export const copyOfPart = (id: string): DocumentFragment | null => {
  const starts = [...document.querySelectorAll<HTMLElement>("template[data-part]")];
  return copyOf(fromStart(starts.find(({ dataset }) => dataset.part === id)));
};
