import { startTransition, useEffect, useReducer, useSyncExternalStore } from "react";
import { isAdmissionRefused } from "../../../../domain/showings/age-limit";
import { forThisVisit } from "../../../lib/storage";

/** The child whose admission is shown. */
export interface Child {
  /** In whole years, 0 to 17. */
  readonly age: number;
  /** Whether an adult (18 or older) sits beside the child. */
  readonly withAdult: boolean;
}

/** Key in session storage. */
const CHILD_KEY = "barnet";
const OLDEST = 17;

const stored = forThisVisit(CHILD_KEY);

const parse = (text: string | null): Child | null => {
  const [, digits, adult] = /^(\d{1,2})(\+?)$/.exec(text ?? "") ?? [];
  if (digits === undefined || Number(digits) > OLDEST) return null;
  return { age: Number(digits), withAdult: adult === "+" };
};

/** Stores the child for this visit, "6" alone or "6+" with an adult; null removes it. */
export const setChild = (child: Child | null): void =>
  stored.write(child && `${child.age}${child.withAdult ? "+" : ""}`);

const never = () => () => undefined;

/** The child that was entered during this visit; null on the static page and in the first client render. */
export const useChildAtOnce = (): Child | null =>
  parse(useSyncExternalStore(stored.subscribe, stored.read, () => null));

/**
 * The same for what is drawn many times on a page: another child is shown by a render that can be interrupted, so that
 * the question itself answers at once.
 */
export const useChild = (): Child | null => {
  const [, renew] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => stored.subscribe(() => startTransition(renew)), []);
  return parse(useSyncExternalStore(never, stored.read, () => null));
};

type Limited = Pick<Queries.ShowingProductionFragment, "object" | "ageLimit">;

/** Whether the visitor's child may not see a production; false for all when no child was entered. */
export const useBarred = (): ((production: Limited | null | undefined) => boolean) => {
  const child = useChild();
  return (production) =>
    child !== null && production?.object === "movie" && isAdmissionRefused(production.ageLimit, child);
};
