import { type FocusEvent, type FormEvent, useState } from "react";
import type { JsonPath } from "../../../../domain/json/json";
import { afterPress } from "../../elements/after-press";
import { controlId } from "../../fields/form-context";

const CONTROL = '[id^="felt-"]';

/** Ids of the controls around an element which do not hold another: those that the focus leaves. */
const leftBy = (from: Element, to: EventTarget | null): readonly string[] => {
  const found: string[] = [];
  for (let at = from.closest(CONTROL); at !== null; at = at.parentElement?.closest(CONTROL) ?? null)
    if (!(to instanceof Node && at.contains(to))) found.push(at.id);
  return found;
};

/**
 * Which problems are shown: those of a field that has been left, and all once saving was tried. A form of existing
 * content shows what is wrong in it, except in the field that is being typed in.
 */
export const useLeftFields = (isNew: boolean) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const isShown = (path: JsonPath): boolean => {
    const id = controlId(path);
    if (isTried) return true;
    if (!isNew) return typed === "" || id !== typed;
    return [...left].some((one) => id === one || id.startsWith(`${one}-`));
  };
  return {
    isShown,
    tryAll: () => setTried(true),
    events: {
      onInput: ({ target }: FormEvent) => {
        // A choice is made at once; a text is not finished before it is left.
        if (target instanceof Element && !(target instanceof HTMLSelectElement))
          setTyped(target.closest(CONTROL)?.id ?? "");
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const ids = leftBy(target, relatedTarget);
        afterPress(() => {
          setTyped("");
          if (isNew && ids.some((id) => !left.has(id))) setLeft((last) => new Set([...last, ...ids]));
        });
      },
    },
  };
};
