import { logError } from "../../lib/log";

/**
 * Runs steps one after another. An error in one does not affect the others: Gatsby runs them while React renders, where
 * it would remove the page.
 */
export const runSteps = (...steps: readonly (() => void)[]): void => {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      logError("A step of a page failed", error);
    }
  }
};
