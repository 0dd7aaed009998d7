import { relyOn } from "../../domain/rely-on";
import { isRecord } from "../is-record";
import { pluginsNamed } from "./plugins-named";

/**
 * All style sheets become one file. Lazy blocks import their shared parts in different orders, and the plugin that
 * writes the file warns once for each. Order does not matter here: a module styles its own classes only, and the theme,
 * whose classes modules may override, comes first (tests/browser/theme-order.spec.ts).
 * @throws When the plugin is not found, in the stages that extract style sheets.
 */
export const ignoreStyleOrder = (plugins: unknown): void => {
  const [plugin, ...more] = pluginsNamed(plugins, "MiniCssExtractPlugin");
  relyOn(plugin !== undefined && more.length === 0 && isRecord(plugin.options) && "ignoreOrder" in plugin.options, {
    expected: "one MiniCssExtractPlugin with the option ignoreOrder",
    where: "Gatsby's webpack plugins",
  });
  plugin.options.ignoreOrder = true;
};
