import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { ignoreStyleOrder } from "./ignore-style-order";
import { shortenClassNames } from "./short-class-names";
import { RUNTIME_FILE, writeRuntime } from "./site-runtime";
import { steadyHash } from "./steady-hash";
import { themeOf } from "./website-node";
import { THEME_FILE, writeTheme } from "./write-theme";

const FALLBACK_THEME = { colors: { accent: "#7a1f2b", light: "#f4c95d", neutral: "#6b5d52" }, corners: "sharp" };

/** What every page loads. Parts that are loaded on demand, such as the film club's screens, have no such names. */
const isFirstLoad = ({ name }: { readonly name?: string | null }): boolean =>
  name === "app" || /^(component|slice)---/.test(name ?? "");

/**
 * The page template and the two slices are chunks of their own. What they have in common is loaded once, not three
 * times; Gatsby's own rule for shared code starts at 20 KB and leaves ours alone.
 */
const shareGroundFloor = (cacheGroups: Record<string, unknown>): void => {
  cacheGroups.ground = {
    test: /[\\/]src[\\/](lib|rules|components)[\\/]/,
    type: "javascript/auto",
    chunks: isFirstLoad,
    minChunks: 2,
    enforce: true,
    name: "ground",
  };
};

/**
 * Gatsby puts what as many chunks have as there are templates and slices into one that every page loads: with a few
 * screens of the film club, that would be Redux.
 */
const leaveRarePartsOut = ({ commons }: Record<string, object>): void => {
  if (commons) Object.assign(commons, { chunks: isFirstLoad });
};

/** The site's style sheet must stand before webpack reads it; develop also starts with broken content. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  getNodesByType,
  stage,
}) => {
  const [website] = getNodesByType("Website");
  const theme = themeOf(website);
  if (theme) writeTheme(theme);
  else if (!existsSync(THEME_FILE)) writeTheme(FALLBACK_THEME);
  writeRuntime(website);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "site-theme.css": THEME_FILE,
        "site-redirects.json": resolve(".cache/redirects.json"),
        "site-runtime.json": RUNTIME_FILE,
        // It serves manifests in several languages only, and drags all of Gatsby's parts into the first load.
        [resolve("node_modules/gatsby-plugin-manifest/gatsby-browser.js")]: false,
      },
    },
  });
  if (stage.startsWith("build")) shortenClassNames(getConfig().module.rules);
  if (stage === "build-javascript") {
    ignoreStyleOrder(getConfig().plugins);
    shareGroundFloor(getConfig().optimization.splitChunks.cacheGroups);
    leaveRarePartsOut(getConfig().optimization.splitChunks.cacheGroups);
    actions.setWebpackConfig({ plugins: [steadyHash] });
  }
};
