/** Packages that are published as ES modules only, or import one that is, and have to be compiled for Jest. */
const ESM =
  "unified|rehype-.*|hast-.*|hastscript|feed|ical\\.js|unist-.*|vfile.*|bail|trough|is-plain-obj|devlop|property-information|space-separated-tokens|comma-separated-tokens|web-namespaces|parse5|entities|html-void-elements|stringify-entities|character-entities.*|zwitch|ccount|@ungap|culori|chokidar|readdirp|@fastify/cookie|cookie|light-my-request|openid-client|oauth4webapi|jose|oidc-provider";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  // A build may run beside the tests: a slow test must not fail.
  testTimeout: 60_000,
  // By default one core is left alone, which is half of a small machine.
  maxWorkers: "100%",
  globalSetup: "<rootDir>/tests/unit/global-setup.ts",
  setupFiles: ["<rootDir>/tests/unit/cheap-passwords.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/unit/patience.ts"],
  roots: [
    "<rootDir>/domain",
    "<rootDir>/engine",
    "<rootDir>/src",
    "<rootDir>/plugins",
    "<rootDir>/gatsby",
    "<rootDir>/server",
    "<rootDir>/scripts",
    "<rootDir>/sources",
    "<rootDir>/film-platform",
    "<rootDir>/editor",
    "<rootDir>/tests/unit",
  ],
  // Suites of `npm run test:all` only; single tests of them are declared by tests/unit/nightly.ts.
  testPathIgnorePatterns: ["/node_modules/", ...(process.env.TESTS === "all" ? [] : ["\\.nightly\\.test\\."])],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  transform: {
    "^.+\\.(t|j|mj)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/unit/css-module.cjs",
    "^fast-check$": "<rootDir>/tests/unit/fast-check.cjs",
    "^site-redirects\\.json$": "<rootDir>/tests/unit/no-redirects.json",
    "^site-runtime\\.json$": "<rootDir>/tests/unit/site-runtime.json",
    "^site-offline\\.json$": "<rootDir>/tests/unit/site-offline.json",
    "^gatsby$": "<rootDir>/tests/unit/gatsby.tsx",
  },
};

export default config;
