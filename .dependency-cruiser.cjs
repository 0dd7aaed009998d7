/** Who may import whom; the table and its reasons are in docs/architecture.md. */
const rule = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-circular", {}, { circular: true }, "Modules form no rings."),
    rule(
      "no-unresolved",
      {},
      { couldNotResolve: true, pathNot: "^site-(theme\\.css|(redirects|runtime|offline)\\.json)$" },
      "Every import leads somewhere.",
    ),
    rule(
      "test-props-in-tests-only",
      { pathNot: "\\.test\\.tsx?$|/testing/|/test-[^/]+\\.ts$|^scripts/messages/" },
      { path: "/testing/|/test-[^/]+\\.ts$" },
      "What helps tests is not shipped.",
    ),
    rule(
      "plugin-pipeline-without-gatsby",
      { path: "^plugins/gatsby-source-kulturhus/src/(pipeline|entities|blocks|checks)/", pathNot: "\\.test\\.ts$" },
      { path: "^(node_modules/gatsby/|src/(?!rules/)|gatsby/|server/)" },
      "The pipeline is pure: it knows the rules of the house and nothing of Gatsby.",
    ),
    rule(
      "plugin-imports-rules-only",
      { path: "^plugins/gatsby-source-kulturhus/" },
      { path: "^(src/(?!rules/)|gatsby/|server/|scripts/)" },
      "Of the site, the plugin knows src/rules.",
    ),
    rule(
      "gatsby-folder",
      { path: "^gatsby/" },
      {
        path: "^(src/(?!rules/|features/[^/]+/build/|app/inline-scripts\\.ts$)|plugins/(?!gatsby-source-kulturhus/src/read-settings\\.ts$)|server/(?!rules/|hosts/|packing/))",
      },
      "Gatsby's Node APIs name templates by path only, and know the build half of features, the rules of publishing, the content's one reader of settings and the pages' inline scripts.",
    ),
    rule(
      "server-alone",
      { path: "^server/", pathNot: "\\.test\\.ts$" },
      { path: "^(src|plugins|gatsby|scripts|film-platform|tests)/" },
      "What serves the built site knows what was built, not how.",
    ),
    rule(
      "build-half-at-build",
      { path: "^src/(?!features/[^/]+/build/)" },
      { path: "^src/features/[^/]+/build/" },
      "What a feature does at build is not sent to readers.",
    ),
    rule(
      "rules-lib-theme-alone",
      { path: "^src/(rules|lib|theme)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(src/(?!rules/|lib/|theme/)|gatsby/|plugins/|server/)" },
      "The ground floor imports nothing of ours.",
    ),
    rule("rules-alone", { path: "^src/rules/" }, { path: "^src/(?!rules/)" }, "Rules are pure."),
    rule("lib-alone", { path: "^src/lib/" }, { path: "^src/(?!lib/)" }, "lib imports nothing of ours."),
    rule(
      "components",
      { path: "^src/components/" },
      { path: "^src/(?!components/|lib/|rules/)" },
      "Plain UI knows lib and rules.",
    ),
    rule(
      "features-own-files",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: ["^src/features/$1/", "^src/features/([^/]+)/\\1\\.tsx?$"] },
      "Another feature only through its door.",
    ),
    rule(
      "features-never-blocks",
      { path: "^src/features/" },
      { path: "^src/(blocks|layout|templates|app)/" },
      "Features are placed by blocks, not the other way.",
    ),
    rule(
      "blocks-never-each-other",
      { path: "^src/blocks/([^/]+)/" },
      { path: "^src/blocks/", pathNot: ["^src/blocks/$1/", "^src/blocks/block-props\\.ts$"] },
      "A block never imports another block.",
    ),
    rule(
      "blocks-and-layout-downwards",
      { path: "^src/(blocks/[^/]+|layout)/" },
      { path: "^src/(templates|app)/" },
      "Blocks and layout look downwards.",
    ),
    rule(
      "layout-never-blocks",
      { path: "^src/layout/" },
      { path: "^src/blocks/" },
      "The frame does not know what it frames.",
    ),
    rule(
      "templates",
      { path: "^src/templates/" },
      { path: "^src/", pathNot: "^src/(blocks/registry|layout/|lib/|templates/)" },
      "Templates know the registry, layout and lib.",
    ),
    rule(
      "app-only-from-gatsby",
      { path: "^src/", pathNot: "^src/app/" },
      { path: "^src/app/" },
      "Only gatsby-browser and gatsby-ssr import the app.",
    ),
    rule(
      "film-platform-alone",
      { path: "^film-platform/" },
      { path: "^(src|plugins|gatsby|server|scripts|tests)/" },
      "The stand-in states its wire shapes itself.",
    ),
    rule(
      "film-platform-outside",
      { path: "^(src|plugins|gatsby|server)/" },
      { path: "^film-platform/" },
      "The site knows the film platform by its calls.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
