import { logError } from "../../lib/log";
import { gatsby } from "./gatsby-globals";

/**
 * Tells when the code of a template or a slice cannot be had (specification, section 8), which Gatsby passes over. What is
 * thrown on is an Error, for only then does the loader report failure.
 */
export const logBundleErrors = (): void => {
  const bundles = gatsby.bundles();
  if (!bundles) return;
  for (const [name, fetchBundle] of Object.entries(bundles)) {
    bundles[name] = () =>
      fetchBundle().catch((error: unknown) => {
        logError("bundle loading error", error);
        throw error instanceof Error ? error : new Error(String(error));
      });
  }
};
