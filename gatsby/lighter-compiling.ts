import type { Configuration } from "webpack";

/** The rule of gatsby-plugin-typescript, which comes with Gatsby. */
const TYPESCRIPT = String(/\.tsx?$/);

/**
 * Takes work away from webpack that changes no output.
 *
 * - Gatsby's own rule for scripts takes TypeScript too, by the same loader: with the plugin's rule beside it, each of our files
 *   would go through Babel twice.
 * - The scripts that draw pages have no source map. Their maps differ between a cold build and the first warm one, and with them the
 *   hash by which Gatsby knows whether to draw all pages anew. A block that throws is named by our own error.
 */
export const compileLess = (config: Configuration, stage: string): void => {
  if (config.module?.rules) {
    config.module.rules = config.module.rules.filter(
      (rule) => typeof rule !== "object" || rule === null || String(rule.test) !== TYPESCRIPT,
    );
  }
  if (stage === "build-html") config.devtool = false;
};
