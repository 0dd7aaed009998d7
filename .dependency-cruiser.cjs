/** Who may import whom; the table and its reasons are in docs/architecture.md. */
const rule = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

/** One rule for each folder of a list that is in order: none imports a folder that stands before it. */
const layered = (name, root, folders) =>
  folders
    .slice(1)
    .map((folder, index) =>
      rule(
        `${name}-${folder.replace("/", "-")}`,
        { path: `^${root}/${folder}/[^/]+$` },
        { path: `^${root}/(${folders.slice(0, index + 1).join("|")})/[^/]+$` },
        `Folders of ${root} import downwards: ${folders.join(", ")}.`,
      ),
    );

/** Beside its folders, `gatsby` has modules that all of them may import. */
const GATSBY_FOLDERS = ["apis", "finish", "outputs", "webpack", "options", "theme"];

/** Beside its folders, `src/app` has Gatsby's entry files, which none of them may import. */
const APP_FOLDERS = [
  "connect",
  "offline",
  "first-load",
  "arrival",
  "failures",
  "navigation/loading",
  "navigation",
  "service-worker",
];

/**
 * Who may import a folder, besides itself: every folder of code has an entry. Tests may import `tests`. Rules below are
 * narrower for some pairs.
 */
const IMPORTERS = {
  "src/app": ["gatsby-browser\\.tsx", "gatsby-ssr\\.tsx", "gatsby/", "tests/"],
  "src/templates": [],
  "src/blocks": ["src/templates/", "src/app/.*\\.test\\.tsx?", "tests/"],
  "src/layout": ["src/templates/", "src/app/"],
  "src/features": ["src/(app|blocks|layout)/", "gatsby/", "scripts/", "tests/"],
  "src/components": ["src/(app|blocks|layout|features)/", "tests/"],
  "src/theme": ["src/app/", "gatsby-browser\\.tsx"],
  "src/lib": ["src/(app|templates|blocks|layout|features|components|theme)/", "tests/"],
  "src/rules": ["src/", "gatsby/", "plugins/", "scripts/", "editor/server/", "tests/"],
  plugins: ["gatsby/", "scripts/", "editor/server/", "tests/"],
  gatsby: [
    "gatsby-(config|node)\\.ts",
    "plugins/gatsby-plugin-kulturhus-offline/",
    "scripts/",
    "editor/server/http/",
    "tests/",
  ],
  server: ["gatsby/", "scripts/", "tests/"],
  "film-platform": ["scripts/", "tests/"],
  editor: ["tests/editor/"],
  scripts: ["tests/", "playwright\\.config\\.ts"],
  tests: ["scripts/", ".*\\.test\\.tsx?"],
};

const importersOf = ([folder, importers]) =>
  rule(
    `importers-of-${folder.replace("/", "-")}`,
    { pathNot: `^(${[`${folder}/`, ...importers].join("|")})` },
    { path: `^${folder}/` },
    `Only these import ${folder}: ${importers.join(", ") || "nobody"}.`,
  );

const FILM_CLUB = "^src/features/film-club/";
const MODELS = "(user|movie|reviews|tickets|watch-list)/";

/** In the film club a layer imports only the layers before it: api, session, models, store, then screens and heart. */
const filmClubLayers = [
  ["api", "api/", "(?!api/)"],
  ["session", "session/", "(?!(api|session)/)"],
  ["models", MODELS, "(store|screens|heart)/"],
  ["store", "store/", "(screens|heart)/"],
  ["heart", "heart/", "screens/"],
  ["screens", "screens/", "heart/"],
  ["frame-and-form", "screens/(frame|form)/", "screens/(sign-in|list|tickets|reviews)/"],
  ["one-screen", "screens/(sign-in|list|tickets|reviews)/", "screens/(?!$1/|frame/|form/|[^/]+$)"],
].map(([layer, from, to]) =>
  rule(
    `film-club-${layer}`,
    { path: FILM_CLUB + from, pathNot: "\\.test\\.tsx?$" },
    // Epics and hooks know the type of the whole state: see film-club-state.
    { path: FILM_CLUB + to, pathNot: `${FILM_CLUB}store/state\\.ts$` },
    "The film club's layers import downwards.",
  ),
);

module.exports = {
  forbidden: [
    ...Object.entries(IMPORTERS).map(importersOf),
    rule("no-circular", {}, { circular: true }, "Modules form no rings."),
    rule(
      "no-unresolved",
      {},
      { couldNotResolve: true, pathNot: "^site-(theme\\.css|(redirects|runtime|offline)\\.json)$" },
      "Every import leads somewhere.",
    ),
    rule(
      "test-props-in-tests-only",
      { pathNot: "\\.test\\.tsx?$|/testing/|/test-[^/]+\\.ts$|^scripts/content/messages/|^tests/" },
      { path: "/testing/|/test-[^/]+\\.ts$" },
      "What helps tests is not shipped.",
    ),
    rule(
      "plugin-pipeline-without-gatsby",
      {
        path: "^plugins/gatsby-source-kulturhus/src/(define|fields|content|blocks|pipeline|html|problems|checks)/",
        pathNot: "\\.test\\.ts$",
      },
      { path: "^(node_modules/gatsby/|src/(?!rules/)|gatsby/|server/)" },
      "The pipeline is pure: it knows the domain rules and nothing of Gatsby.",
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
        path: "^(src/(?!rules/|features/[^/]+/build/|app/first-load/inline-scripts\\.ts$)|plugins/(?!gatsby-source-kulturhus/src/read-settings\\.ts$)|server/(?!rules/|hosts/|packing/))",
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
      "features-by-their-door",
      { path: "^src/(?!features/|app/)", pathNot: "\\.test\\.tsx?$" },
      { path: "^src/features/", pathNot: "^src/features/([^/]+)/\\1\\.tsx?$" },
      "What places a feature on a page imports its one door, never what is behind it.",
    ),
    ...filmClubLayers,
    rule(
      "film-club-state",
      { path: `${FILM_CLUB}(api|session|${MODELS.slice(0, -1)})/`, pathNot: "\\.test\\.tsx?$" },
      { path: `${FILM_CLUB}store/state\\.ts$`, dependencyTypesNot: ["type-only"] },
      "Below the store, only the type of its state is imported.",
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
    ...layered("gatsby", "gatsby", GATSBY_FOLDERS),
    rule(
      "gatsby-ground",
      { path: "^gatsby/[^/]+$" },
      { path: "^gatsby/[^/]+/" },
      "What all folders of gatsby may import, imports none of them.",
    ),
    ...layered("app", "src/app", APP_FOLDERS),
    rule(
      "app-entries",
      { path: "^src/app/[^/]+/", pathNot: "\\.test\\.tsx?$" },
      { path: "^src/app/[^/]+$", pathNot: "^src/app/texts\\.ts$" },
      "Gatsby calls the entry files; nothing else does. The texts of the app are for all its folders.",
    ),
    rule(
      "editor-app-alone",
      { path: "^editor/(app|api)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(src|plugins|gatsby|server|scripts|film-platform|tests|editor/server)/" },
      "The desk's app knows the API's types and the forms that the server makes of the definitions.",
    ),
    rule(
      "editor-api-ground",
      { path: "^editor/api/", pathNot: "\\.test\\.tsx?$" },
      { path: "^editor/(?!api/)" },
      "What server and app of the desk share imports neither.",
    ),
    rule(
      "editor-server-without-app",
      { path: "^editor/server/" },
      { path: "^(editor/app|src/(?!rules/)|gatsby/(?!theme/site-theme\\.ts$)|server|scripts|film-platform|tests)/" },
      "The desk's server knows the pipeline, the rules and the theme's colours.",
    ),
    rule(
      "film-platform-alone",
      { path: "^film-platform/" },
      { path: "^(src|plugins|gatsby|server|scripts|tests)/" },
      "The stand-in states its wire shapes itself.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
