import { loadTwice } from "../../../lib/fetch-code";
import { logError } from "../../../lib/log";
import { gatsby } from "../gatsby-globals";
import { hasInternal } from "../has-internal";

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Templates and slices are the default export of their module; a module that threw while it was evaluated has none. */
const isWhole = (bundle: unknown): boolean =>
  typeof bundle === "object" && bundle !== null && "default" in bundle && typeof bundle.default === "function";

/** Slices whose code failed to load. Gatsby's loader does not report them and treats their page as complete. */
const missing = new Map<string, Error>();

/** Why no page can be rendered; null when no slice is missing. */
export const missingSlice = (): Error | null => [...missing.values()][0] ?? null;

/** Gatsby's table of functions that load templates and slices. */
const hasComponents = (bundles: Record<string, unknown> = {}): boolean => {
  const loads = Object.values(bundles);
  return loads.length > 0 && loads.every((load) => typeof load === "function");
};

/**
 * Retries the code of a template or slice once, and logs when it cannot be loaded (specification, section 8), which
 * Gatsby ignores. What is rethrown is an Error, since the loader reports a failure only then.
 */
export const logBundleErrors = (): void => {
  const bundles = gatsby.bundles();
  if (!hasInternal(hasComponents(bundles), "asyncRequires with components") || !bundles) return;
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
