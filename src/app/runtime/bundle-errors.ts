import { loadTwice } from "../../lib/fetch-code";
import { logError } from "../../lib/log";
import { gatsby } from "./gatsby-globals";

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Templates and slices are components, each the default of its module; one that threw while it was read in has none. */
const isWhole = (bundle: unknown): boolean =>
  typeof bundle === "object" && bundle !== null && "default" in bundle && typeof bundle.default === "function";

/** Slices whose code cannot be had. Gatsby's loader says nothing of them and gives their page as whole. */
const missing = new Map<string, Error>();

/** Why pages cannot be drawn for want of a slice; null when none is missing. */
export const missingSlice = (): Error | null => [...missing.values()][0] ?? null;

/**
 * Asks twice for the code of a template or a slice, and tells when it cannot be had (specification, section 8), which Gatsby
 * passes over. What is thrown on is an Error, for only then does the loader report failure.
 */
export const logBundleErrors = (): void => {
  const bundles = gatsby.bundles();
  if (!bundles) return;
  for (const [name, fetchBundle] of Object.entries(bundles)) {
    bundles[name] = async () => {
      try {
        const bundle = await loadTwice(fetchBundle);
        if (!isWhole(bundle)) throw new Error(`${name} has no component`);
        missing.delete(name);
        return bundle;
      } catch (thrown) {
        const error = asError(thrown);
        logError("bundle loading error", error);
        if (name.startsWith("slice---")) missing.set(name, error);
        throw error;
      }
    };
  }
};
