import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { ignoreStyleOrder } from "./ignore-style-order";
import { compileLess } from "./lighter-compiling";
import { serviceWorkerScript } from "./service-worker-script";
import { shortenClassNames } from "./short-class-names";
import { OFFLINE_FILE, writeOffline } from "./site-offline";
import { RUNTIME_FILE, writeRuntime } from "./site-runtime";
import { FALLBACK_THEME } from "./site-theme";
import { steadyEnvironment } from "./steady-environment";
import { steadyHash } from "./steady-hash";
import { themeOf } from "./website-node";
import { THEME_FILE, writeTheme } from "./write-theme";

/** Where Gatsby finds what a plugin does in browsers; packages may lie behind a link. */
const browserPartOf = (plugin: string): string => realpathSync(resolve("node_modules", plugin, "gatsby-browser.js"));

interface Chunk {
  readonly name?: string | null;
}

/** What every page loads: the template and the two slices. Other chunks are fetched on demand. */
const isOfEveryPage = ({ name }: Chunk): boolean => /^(component|slice)---/.test(name ?? "");

const isOnDemand = (chunk: Chunk): boolean => !isOfEveryPage(chunk);

/**
 * The page template and the two slices are chunks of their own. What they have in common is loaded once, not three
 * times; Gatsby's own rule for shared code starts at 20 KB and leaves ours alone. Code shared by lazy chunks alone must
 * stay out of the first load: Gatsby's rule for `commons` counts those chunks too, and put Redux into it. What a lazy
 * chunk shares with the template is no chunk of its own, which would be one more file for every page.
 */
const shareGroundFloor = (cacheGroups: Record<string, object>): void => {
  cacheGroups.commons = { ...cacheGroups.commons, chunks: isOfEveryPage };
  cacheGroups.shared = { ...cacheGroups.shared, chunks: isOnDemand };
  cacheGroups.ground = {
    test: /[\\/]src[\\/](lib|rules|components)[\\/]/,
    type: "javascript/auto",
    chunks: isOfEveryPage,
    minChunks: 2,
    enforce: true,
    name: "ground",
  };
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
  writeOffline(getNodesByType("Page"));
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "site-theme.css": THEME_FILE,
        "site-redirects.json": resolve(".cache/redirects.json"),
        "site-runtime.json": RUNTIME_FILE,
        "site-offline.json": OFFLINE_FILE,
        // It serves manifests in several languages only, and drags all of Gatsby's parts into the first load.
        [browserPartOf("gatsby-plugin-manifest")]: false,
        // It lets Gatsby register the worker before the page is alive, and fills the shell that we do not use.
        [browserPartOf("gatsby-plugin-offline")]: false,
      },
    },
  });
  compileLess(getConfig(), stage);
  if (stage.startsWith("build")) shortenClassNames(getConfig().module.rules);
  ignoreStyleOrder(getConfig().plugins);
  steadyEnvironment(getConfig().plugins);
  if (stage === "build-javascript") {
    shareGroundFloor(getConfig().optimization.splitChunks.cacheGroups);
    // Maps of the scripts to their sources would be published with them.
    actions.setWebpackConfig({ devtool: false, plugins: [steadyHash, serviceWorkerScript] });
  }
};
