import { instantNow } from "../../lib/clock";
import { lasting } from "../../lib/storage";

/** Where the choice is kept; strictly necessary, since it is what the law asks us to remember. */
export const CONSENT_KEY = "kulturhus-samtykke";

export type Choice = "granted" | "denied";

const YEAR_MS = 365 * 86_400_000;

const kept = lasting(CONSENT_KEY);
const listeners = new Set<() => void>();
let isReconsidering = false;

/** The reader's choice, or null before it is made and a year after. */
export const consent = (): Choice | null => {
  const [choice, time] = (kept.read() ?? "").split(" ");
  if (choice !== "granted" && choice !== "denied") return null;
  return instantNow() - Number(time) < YEAR_MS ? choice : null;
};

/** Whether the reader is to be asked now. */
export const isAsking = (): boolean => isReconsidering || consent() === null;

export const choose = (choice: Choice): void => {
  isReconsidering = false;
  kept.write(`${choice} ${instantNow()}`);
};

/** Asks again, of the reader's own will; the choice stands until there is another. */
export const reconsider = (): void => {
  isReconsidering = true;
  for (const listener of listeners) listener();
};

export const subscribeToConsent = (changed: () => void): (() => void) => {
  const stop = kept.subscribe(changed);
  listeners.add(changed);
  return () => {
    stop();
    listeners.delete(changed);
  };
};
