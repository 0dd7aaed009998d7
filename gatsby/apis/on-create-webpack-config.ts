import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { relyOn } from "../../domain/rely-on";
import { OFFLINE_FILE, writeOffline } from "../outputs/site-offline";
import { assertRedirects, REDIRECTS_FILE, redirectsOfNodes } from "../outputs/site-redirects";
import { RUNTIME_FILE, writeRuntime } from "../outputs/site-runtime";
import { FALLBACK_THEME } from "../theme/site-theme";
import { themeOf } from "../theme/website-node";
import { THEME_FILE, writeTheme } from "../theme/write-theme";
import { keepFontsInFiles } from "../webpack/fonts-in-files";
import { ignoreStyleOrder } from "../webpack/ignore-style-order";
import { lightenCompiling } from "../webpack/lighter-compiling";
import { serviceWorkerScript } from "../webpack/service-worker-script";
import { shareChunks } from "../webpack/shared-chunks";
import { shortenClassNames } from "../webpack/short-class-names";
import { steadyEnvironment } from "../webpack/steady-environment";
import { steadyHash } from "../webpack/steady-hash";

/** The module that Gatsby bundles for a plugin; packages may be symbolic links. */
const browserModuleOf = (plugin: string): string => {
  const file = resolve("node_modules", plugin, "gatsby-browser.js");
  relyOn(existsSync(file), { expected: "gatsby-browser.js", where: plugin });
  return realpathSync(file);
};

/** Writes the files that webpack resolves as modules, before it does. Develop also starts with invalid content. */
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
      // RxJS for browsers with classes, without the helpers of tslib.
      conditionNames: ["es2015", "..."],
      alias: {
        "site-theme.css": THEME_FILE,
        "site-redirects.json": REDIRECTS_FILE,
        "site-runtime.json": RUNTIME_FILE,
        "site-offline.json": OFFLINE_FILE,
        // It is for manifests in several languages only, and imports all of Gatsby's browser code.
        [browserModuleOf("gatsby-plugin-manifest")]: false,
        // It makes Gatsby register the worker before hydration, and fills an app shell that is not used.
        [browserModuleOf("gatsby-plugin-offline")]: false,
        // The site has no <Script>; Gatsby bundles it all the same, with Partytown.
        ...(stage === "build-javascript"
          ? { "gatsby-script": false, [browserModuleOf("gatsby/dist/internal-plugins/partytown")]: false }
          : {}),
      },
    },
  });
  lightenCompiling(getConfig(), stage);
  if (stage !== "build-html" && stage !== "develop-html") keepFontsInFiles(getConfig().module.rules);
  if (stage.startsWith("build")) shortenClassNames(getConfig().module.rules);
  if (!stage.endsWith("html")) ignoreStyleOrder(getConfig().plugins);
  steadyEnvironment(getConfig().plugins);
  if (stage === "build-javascript") {
    assertRedirects(redirectsOfNodes(getNodesByType("Page"), getNodesByType("RedirectsSettings")));
    shareChunks(getConfig().optimization.splitChunks?.cacheGroups);
    // Source maps would be published with the scripts.
    actions.setWebpackConfig({ devtool: false, plugins: [steadyHash, serviceWorkerScript] });
  }
};
