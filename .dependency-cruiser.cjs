/** Who may import whom; the table and its reasons are in docs/architecture.md. */
const rule = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

/** One rule for each folder of an ordered list: none imports a folder before it. A folder inside another is its own. */
const layered = (name, root, folders) => {
  const inside = (folder) => {
    const others = folders.filter((other) => other.startsWith(`${folder}/`)).map((other) => other.slice(folder.length));
    return others.length === 0 ? `${folder}/` : `${folder}(?!${others.join("|")})/`;
  };
  return folders.slice(1).map((folder, index) =>
    rule(
      `${name}-${folder.replace("/", "-")}`,
      { path: `^${root}/${inside(folder)}`, pathNot: "\\.test\\.tsx?$" },
      {
        path: `^${root}/(${folders
          .slice(0, index + 1)
          .map(inside)
          .join("|")})`,
      },
      `Folders of ${root} import downwards: ${folders.join(", ")}.`,
    ),
  );
};

/** Folders of the domain: the definitions of content, then the rules. Each imports only folders after it. */
const DEFINITIONS = ["kinds", "pages", "html", "blocks", "entities", "fields", "define"];
const RULES = ["contracts", "rooms", "addresses", "hours", "showings", "json", "collections", "publishing", "time"];

/** The engine's steps, the last first. */
const ENGINE_FOLDERS = ["load", "nodes", "shown", "checks", "expand", "resolve", "content", "reading", "problems"];

/** Beside its folders, `gatsby` has modules that all of them may import. */
const GATSBY_FOLDERS = ["apis", "finish", "outputs", "webpack", "options", "theme"];

/** Beside its folders, `src/app` has Gatsby's entry files, which none of them may import. */
const APP_FOLDERS = [
  "develop",
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
  "src/features": ["src/(app|blocks|layout)/", "gatsby/", "scripts/", "sources/", "tests/"],
  "src/components": ["src/(app|blocks|layout|features)/", "tests/"],
  "src/theme": ["src/app/", "gatsby-browser\\.tsx"],
  "src/lib": [
    "src/(app|templates|blocks|layout|features|components|theme)/",
    "scripts/new-house/",
    "sources/adapters/",
    "tests/",
  ],
  domain: ["engine/", "src/", "gatsby/", "plugins/", "scripts/", "sources/", "editor/", "tests/"],
  engine: [
    "gatsby/",
    "plugins/",
    "scripts/",
    "sources/",
    "editor/(server/|app/.*\\.test\\.ts)",
    "(domain|src)/.*\\.test\\.tsx?",
    "tests/",
  ],
  plugins: ["scripts/", "tests/"],
  sources: ["scripts/", "tests/"],
  gatsby: [
    "gatsby-(config|node)\\.ts",
    "plugins/gatsby-plugin-kulturhus-offline/",
    "scripts/",
    "editor/server/http/",
    "tests/",
  ],
  server: ["gatsby/", "scripts/", "editor/server/((main|desk-lock)\\.ts|(backup|http|publishing)/)", "tests/"],
  "film-platform": ["scripts/", "tests/"],
  editor: ["tests/editor/", "scripts/house/", "scripts/bench/subjects/desk.ts"],
  scripts: ["tests/", "playwright\\.config\\.ts"],
  tests: ["scripts/", "playwright.config.ts", ".*\\.test\\.tsx?"],
};

const importersOf = ([folder, importers]) =>
  rule(
    `importers-of-${folder.replace("/", "-")}`,
    { pathNot: `^(${[`${folder}/`, ...importers].join("|")})` },
    { path: `^${folder}/` },
    `Only these import ${folder}: ${importers.join(", ") || "no folder"}.`,
  );

const FILM_CLUB = "^src/features/film-club/";
const MODELS = "(movie|reviews|tickets|watch-list)/";

/** In the film club a layer imports only the layers before it: api, user, models, store, then screens and heart. */
const filmClubLayers = [
  ["api", "api/", "(?!api/)"],
  ["user", "user/", "(?!(api|user)/)"],
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
    // Epics and hooks use the type of the whole state (see film-club-state), and hooks those of the store.
    { path: FILM_CLUB + to, pathNot: `${FILM_CLUB}store/(state|store-hooks)\\.ts$` },
    "The film club's layers import downwards.",
  ),
);

module.exports = {
  forbidden: [
    ...Object.entries(IMPORTERS).map(importersOf),
    rule("no-circular", {}, { circular: true }, "Imports are not circular."),
    rule(
      "no-unresolved",
      {},
      { couldNotResolve: true, pathNot: "^site-(theme\\.css|(redirects|runtime|offline)\\.json)$" },
      "Every import can be resolved.",
    ),
    rule(
      "test-props-in-tests-only",
      { pathNot: "\\.test\\.tsx?$|/testing/|/test-[^/]+\\.ts$|^tests/" },
      { path: "/testing/|/test-[^/]+\\.ts$" },
      "Test support is not shipped.",
    ),
    rule(
      "domain-alone",
      { path: "^domain/", pathNot: "\\.test\\.ts$" },
      { path: "^(engine|src|plugins|gatsby|server|scripts|sources|film-platform|editor|tests|node_modules/gatsby)/" },
      "The domain imports nothing of ours, and nothing of Gatsby.",
    ),
    rule(
      "engine-on-domain",
      { path: "^engine/", pathNot: "\\.test\\.ts$" },
      { path: "^(src|plugins|gatsby|server|scripts|sources|film-platform|editor|tests|node_modules/gatsby)/" },
      "The engine is pure: it imports the domain, and nothing of Gatsby.",
    ),
    rule(
      "plugin-on-engine",
      { path: "^plugins/gatsby-source-kulturhus/" },
      { path: "^(src|gatsby|server|scripts)/" },
      "The plugin is the engine's shell for Gatsby.",
    ),
    rule(
      "no-definitions-in-browsers",
      {
        path: "^(src/(?!features/[^/]+/build/)|editor/(app|api)/)",
        pathNot: "\\.test\\.tsx?$|/testing/|^editor/app/fields/html/",
      },
      { path: `^domain/(${DEFINITIONS.join("|")})/` },
      "Browsers get the rules of the domain, not the definitions of content and their packages.",
    ),
    rule(
      "sanitiser-in-rich-text",
      { path: "^editor/app/fields/html/", pathNot: "\\.test\\.tsx?$" },
      { path: `^domain/(${DEFINITIONS.filter((folder) => folder !== "html").join("|")})/` },
      "The desk's rich text, which is loaded on demand, has the sanitiser and no other definitions (0119).",
    ),
    ...layered("domain", "domain", [...DEFINITIONS, ...RULES]),
    ...layered("engine", "engine", ENGINE_FOLDERS),
    rule(
      "gatsby-folder",
      { path: "^gatsby/" },
      {
        path: "^(src/(?!features/[^/]+/build/|app/first-load/inline-scripts\\.ts$)|plugins/|engine/(?!load/(read-settings|build-day)\\.ts$)|server/(?!rules/|hosts/|packing/|processes/build-folder\\.ts$))",
      },
      "Gatsby's Node APIs name templates by path only, and use the build half of features, the server rules, the lock of builds, the engine's readers of settings and day, and the inline scripts.",
    ),
    rule(
      "server-alone",
      { path: "^server/", pathNot: "\\.test\\.ts$" },
      { path: "^(domain|engine|src|plugins|gatsby|scripts|sources|film-platform|tests)/" },
      "The server uses the built files only.",
    ),
    rule(
      "build-half-at-build",
      { path: "^src/(?!features/[^/]+/build/)" },
      { path: "^src/features/[^/]+/build/" },
      "A feature's build half is not sent to browsers.",
    ),
    rule(
      "lib-theme-alone",
      { path: "^src/(lib|theme)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(src/(?!lib/|theme/)|gatsby/|plugins/|server/)" },
      "The lowest layer imports nothing of ours.",
    ),
    rule("lib-alone", { path: "^src/lib/" }, { path: "^(domain|src/(?!lib))/" }, "lib imports nothing of ours."),
    rule(
      "components",
      { path: "^src/components/" },
      { path: "^src/(?!components/|lib/)" },
      "Plain UI uses lib and the domain.",
    ),
    rule(
      "features-own-files",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: ["^src/features/$1/", "^src/features/([^/]+)/\\1\\.tsx?$"] },
      "Another feature only through its public interface, the file of its own name.",
    ),
    rule(
      "features-by-their-door",
      { path: "^src/(?!features/|app/)", pathNot: "\\.test\\.tsx?$" },
      { path: "^src/features/", pathNot: "^src/features/([^/]+)/\\1\\.tsx?$" },
      "Blocks and layout import a feature's public interface, never its other modules.",
    ),
    ...filmClubLayers,
    rule(
      "film-club-state",
      { path: `${FILM_CLUB}(api|user|${MODELS.slice(0, -1)})/`, pathNot: "\\.test\\.tsx?$" },
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
      "Blocks and layout import downwards.",
    ),
    rule("layout-never-blocks", { path: "^src/layout/" }, { path: "^src/blocks/" }, "Layout imports no blocks."),
    rule(
      "templates",
      { path: "^src/templates/" },
      { path: "^src/", pathNot: "^src/(blocks/registry|layout/|lib/|templates/)" },
      "Templates use the registry, layout and lib.",
    ),
    ...layered("gatsby", "gatsby", GATSBY_FOLDERS),
    rule(
      "gatsby-ground",
      { path: "^gatsby/[^/]+$" },
      { path: "^gatsby/[^/]+/" },
      "Modules that all folders of gatsby may import, import none of them.",
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
      { path: "^(src|engine|plugins|gatsby|server|scripts|film-platform|tests|editor/server)/" },
      "The desk's app knows the rules, the API's types and the forms that the server makes of the definitions.",
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
      {
        path: "^(src/|gatsby/(?!theme/site-theme\\.ts$)|server/(?!releases/|processes/)|(editor/app|scripts|film-platform)/)",
      },
      "The desk's server knows the engine, the domain, the theme's colours and how releases are published.",
    ),
    rule(
      "editor-server-without-tests",
      { path: "^editor/server/", pathNot: "\\.test\\.ts$" },
      { path: "^tests/" },
      "Only tests of the desk's server use what other tests share, such as the stand-in provider of logins.",
    ),
    rule(
      "sources-without-site",
      { path: "^sources/", pathNot: "\\.test\\.ts$" },
      {
        path: "^(src/(?!lib/http/|features/partner-services/build/)|gatsby/|server/|scripts/|editor/|film-platform/|tests/)",
      },
      "What pulls the programme knows the services, the domain and the engine.",
    ),
    rule(
      "film-platform-alone",
      { path: "^film-platform/" },
      { path: "^(domain|engine|src|plugins|gatsby|server|scripts|tests)/" },
      "The stand-in defines its wire shapes itself.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
