import { instantNow } from "../../lib/clock";
import { lasting } from "../../lib/storage";

/** The storage key of the choice; strictly necessary storage, since the law requires it. */
export const CONSENT_KEY = "kulturhus-samtykke";

export type Choice = "granted" | "denied";

const YEAR_MS = 365 * 86_400_000;

const stored = lasting(CONSENT_KEY);
const listeners = new Set<() => void>();
let isReconsidering = false;
let hasBegun = false;

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** The visitor's choice; null before it is made, and after a year. */
export const consent = (): Choice | null => {
  const [choice, time] = (stored.read() ?? "").split(" ");
  if (choice !== "granted" && choice !== "denied") return null;
  return instantNow() - Number(time) < YEAR_MS ? choice : null;
};

/** Whether the visitor must choose now: never before the first interaction. */
export const isConsentNeeded = (): boolean => isReconsidering || (hasBegun && consent() === null);

const FIRST_STEPS = ["scroll", "pointerdown", "keydown"] as const;

/**
 * Waits for the visitor's first scroll, tap or key, so that the dialogue does not cover the page that they came for.
 * Nothing is reported or stored before an answer.
 * @returns How to stop waiting.
 */
export const awaitFirstStep = (): (() => void) => {
  const stop = (): void => {
    for (const sign of FIRST_STEPS) window.removeEventListener(sign, begin, { capture: true });
  };
  const begin = (): void => {
    stop();
    hasBegun = true;
    notify();
  };
  for (const sign of FIRST_STEPS) window.addEventListener(sign, begin, { capture: true, passive: true });
  return stop;
};

export const choose = (choice: Choice): void => {
  isReconsidering = false;
  stored.write(`${choice} ${instantNow()}`);
};

/** Asks again on the visitor's request; the choice remains until there is another. */
export const reconsider = (): void => {
  isReconsidering = true;
  notify();
};

export const subscribeToConsent = (changed: () => void): (() => void) => {
  const stop = stored.subscribe(changed);
  listeners.add(changed);
  return () => {
    stop();
    listeners.delete(changed);
  };
};
