import type { KnipConfig } from "knip";

/** Gatsby collects GraphQL documents from the source: no module imports a `query` or a fragment. */
const withoutQueries = (source: string): string => source.replaceAll(/^export (const \w+ = graphql`)/gm, "$1");

const imports = (styles: string): string =>
  [...styles.matchAll(/(?:@import|\bcomposes:[^;]* from)\s+"([^"]+)"/g)]
    .map(([, path]) => `import "${path}";`)
    .join("\n");

const config: KnipConfig = {
  entry: [
    // Named by path: APIs, templates and slices (Gatsby), the service worker (webpack), programs that others start.
    "gatsby-{browser,ssr}.tsx",
    "src/templates/*.tsx",
    "src/layout/{header/header,footer/footer}.tsx",
    "src/app/service-worker/worker.ts",
    "src/components/testing/clock-elsewhere.tsx",
    "domain/hours/testing/year-of-minutes.ts",
    "plugins/*/{gatsby-node.ts,index.js}",
    "server/processes/{group-runner,own-hosts}.mjs",
    "editor/server/testing/saving-process.ts",
    "scripts/check/workflow-errors.mjs",
    "tests/workshop/support/address-here.mjs",
    "docs/programmes/*.css",
    "tests/{browser,files,server,workshop,editor,webkit}/**/*.spec.ts",
  ],
  project: ["**/*.{ts,tsx,js,mjs,cjs,css}"],
  playwright: { config: ["playwright.config.ts", "tests/*/playwright.config.ts"] },
  compilers: { ts: withoutQueries, tsx: withoutQueries, css: imports },
  // A type may be exported because an exported function names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Plugins in plugins/, which Gatsby finds by their names.
  ignoreUnresolved: ["gatsby-source-kulturhus", "gatsby-plugin-kulturhus-offline"],
  ignoreBinaries: ["apt-get", "mkfifo", "script", "systemd-analyze", "w3m"],
  ignoreDependencies: [
    // Files that webpack makes under these names.
    "site-.+\\.(json|css)",
    // Named in the types that Gatsby generates (src/gatsby-types.d.ts, not in git).
    "gatsby-plugin-image",
    // Named as a webpack loader.
    "swc-loader",
    // Tests read the versions that Gatsby brings.
    "graphql",
  ],
};

export default config;
