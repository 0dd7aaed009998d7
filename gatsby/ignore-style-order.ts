import { isRecord } from "./is-record";

/**
 * All style sheets are one file. Blocks that are fetched on demand name their shared parts in different orders, which
 * the plugin that makes the file warns of, once for each. Order is of no consequence here: a module styles its own
 * classes only, and the theme, whose classes modules may add to, comes first (tests/browser/theme-order.spec.ts).
 */
export const ignoreStyleOrder = (plugins: unknown): void => {
  if (!Array.isArray(plugins)) return;
  for (const plugin of plugins) {
    if (isRecord(plugin) && plugin.constructor.name === "MiniCssExtractPlugin" && isRecord(plugin.options)) {
      plugin.options.ignoreOrder = true;
    }
  }
};
