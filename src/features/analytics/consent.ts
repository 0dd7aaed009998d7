import { instantNow } from "../../lib/clock";
import { lasting } from "../../lib/storage";

/** Where the choice is kept; strictly necessary, since it is what the law asks us to remember. */
export const CONSENT_KEY = "kulturhus-samtykke";

export type Choice = "granted" | "denied";

const YEAR_MS = 365 * 86_400_000;

const kept = lasting(CONSENT_KEY);
const listeners = new Set<() => void>();
let isReconsidering = false;
let hasBegun = false;

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** The reader's choice, or null before it is made and a year after. */
export const consent = (): Choice | null => {
  const [choice, time] = (kept.read() ?? "").split(" ");
  if (choice !== "granted" && choice !== "denied") return null;
  return instantNow() - Number(time) < YEAR_MS ? choice : null;
};

/** Whether the reader is to be asked now: never before they have begun to read. */
export const isAsking = (): boolean => isReconsidering || (hasBegun && consent() === null);

const FIRST_STEPS = ["scroll", "pointerdown", "keydown"] as const;

/**
 * Waits for the reader's first scroll, tap or key, so that what they came for is what they see first. Nothing is told
 * or stored before an answer, whether they are asked or not.
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
  kept.write(`${choice} ${instantNow()}`);
};

/** Asks again, of the reader's own will; the choice stands until there is another. */
export const reconsider = (): void => {
  isReconsidering = true;
  notify();
};

export const subscribeToConsent = (changed: () => void): (() => void) => {
  const stop = kept.subscribe(changed);
  listeners.add(changed);
  return () => {
    stop();
    listeners.delete(changed);
  };
};
