import { copyOf } from "./standing";

/** Marks where a part of a page begins among its siblings, and shows nothing. */
export const PartStart = ({ id }: { readonly id: string }) => <template data-part={id} />;

const isStart = (node: Node): boolean => node instanceof HTMLTemplateElement && "part" in node.dataset;

function* fromStart(start: Element | undefined): Generator<Node> {
  for (let node = start?.nextSibling; node && !isStart(node); node = node.nextSibling) yield node;
}

/** A copy of what stands in the page of a part: from its mark to the next. */
export const copyOfPart = (id: string): DocumentFragment | null => {
  const starts = [...document.querySelectorAll<HTMLElement>("template[data-part]")];
  return copyOf(fromStart(starts.find(({ dataset }) => dataset.part === id)));
};
