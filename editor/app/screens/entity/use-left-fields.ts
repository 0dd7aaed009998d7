import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import type { JsonPath } from "../../../../domain/json/json";
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
 * Runs steps at once, or after the press that is under way: what a field says when it is left would move a button away
 * between the press and the release, and the press would be lost.
 */
const useAfterPress = () => {
  const waiting = useRef<(() => void)[] | null>(null);
  return {
    press: () => {
      if (waiting.current !== null) return;
      waiting.current = [];
      const controller = new AbortController();
      const released = () => {
        controller.abort();
        // The click comes with the release, in the same task.
        setTimeout(() => {
          const steps = waiting.current ?? [];
          waiting.current = null;
          for (const step of steps) step();
        });
      };
      for (const name of ["pointerup", "pointercancel", "dragend"])
        window.addEventListener(name, released, { signal: controller.signal });
    },
    run: (step: () => void) => {
      if (waiting.current === null) step();
      else waiting.current.push(step);
    },
  };
};

/**
 * Which problems are shown: those of a field that has been left, and all once saving was tried. A form of existing
 * content shows what is wrong in it, except in the field that is being typed in.
 */
export const useLeftFields = (isNew: boolean) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const afterPress = useAfterPress();
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
      onPointerDown: afterPress.press,
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const ids = leftBy(target, relatedTarget);
        afterPress.run(() => {
          setTyped("");
          if (isNew && ids.some((id) => !left.has(id))) setLeft((last) => new Set([...last, ...ids]));
        });
      },
    },
  };
};
