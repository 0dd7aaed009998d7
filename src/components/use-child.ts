import { useSyncExternalStore } from "react";
import { onRemembered, recall, remember } from "../lib/visit-memory";

/** The child that the reader asks for. */
export interface Child {
  /** In whole years, 0 to 17. */
  readonly age: number;
  /** Whether an adult (18 or older) sits beside the child. */
  readonly withAdult: boolean;
}

const NAME = "barnet";
const OLDEST = 17;

const parse = (text: string | null): Child | null => {
  const [, digits, adult] = /^(\d{1,2})(\+?)$/.exec(text ?? "") ?? [];
  if (digits === undefined || Number(digits) > OLDEST) return null;
  return { age: Number(digits), withAdult: adult === "+" };
};

/** Remembers the child for this visit, "6" alone or "6+" with an adult; null forgets it. */
export const rememberChild = (child: Child | null): void =>
  remember(NAME, child && `${child.age}${child.withAdult ? "+" : ""}`);

/** The child that the reader has told of during this visit; null on the static page and the first client render. */
export const useChild = (): Child | null =>
  parse(
    useSyncExternalStore(
      onRemembered,
      () => recall(NAME),
      () => null,
    ),
  );
