import { logError } from "../../lib/log";

/**
 * Takes steps one after the other. Each fails by itself: Gatsby runs them inside of what React draws, where an error of one
 * would take the page away.
 */
export const takeSteps = (...steps: readonly (() => void)[]): void => {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      logError("Step of a page broke", error);
    }
  }
};
