import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";

const CONFIG = resolve(".dependency-cruiser.cjs");
const CRUISER = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

const PLUGIN = "plugins/gatsby-source-kulturhus/src";

/** The ordered folders of the domain and the engine. */
const LAYERS = {
  domain: [
    ...["kinds", "pages", "html", "blocks", "entities", "fields", "define", "contracts", "rooms", "addresses", "hours"],
    ...["showings", "json", "collections", "publishing", "time"],
  ],
  engine: ["load", "nodes", "shown", "checks", "expand", "resolve", "content", "reading", "problems"],
};
const CLUB = "src/features/film-club";

/** Rules on what is imported from anywhere: the first needs two files, the second none. */
const OF_ANY_FILE = ["no-circular", "no-unresolved"];

/** One forbidden import for each rule: a file, and the one that it imports. */
const WRONG: readonly (readonly [rule: string, from: string, to: string])[] = [
  ["importers-of-src-app", "src/lib/a1.ts", "src/app/b1.ts"],
  ["importers-of-src-templates", "src/app/a2.ts", "src/templates/b2.ts"],
  ["importers-of-src-blocks", "src/layout/a3.ts", "src/blocks/x/b3.ts"],
  ["importers-of-src-layout", "src/components/a4.ts", "src/layout/b4.ts"],
  ["importers-of-src-features", "src/templates/a5.ts", "src/features/search/search.ts"],
  ["importers-of-src-components", "gatsby/a6.ts", "src/components/b6.ts"],
  ["importers-of-src-theme", "src/blocks/x/a7.ts", "src/theme/b7.ts"],
  ["importers-of-src-lib", "gatsby/a8.ts", "src/lib/b8.ts"],
  ["importers-of-domain", "server/a9.ts", "domain/b9.ts"],
  ["importers-of-engine", "src/app/a9.ts", "engine/b91.ts"],
  ["importers-of-plugins", "gatsby/a10.ts", `${PLUGIN}/b10.ts`],
  ["importers-of-gatsby", "src/app/a11.ts", "gatsby/b11.ts"],
  ["importers-of-server", "src/features/search/a12.ts", "server/b12.ts"],
  ["importers-of-film-platform", "src/features/film-club/a13.ts", "film-platform/b13.ts"],
  ["importers-of-film-platform", "gatsby/a14.ts", "film-platform/b14.ts"],
  ["importers-of-film-platform", "gatsby-node.ts", "film-platform/b15.ts"],
  ["importers-of-scripts", "gatsby/a16.ts", "scripts/b16.ts"],
  ["importers-of-tests", "src/components/a17.ts", "tests/unit/b17.ts"],
  ["features-by-their-door", "src/blocks/x/a18.ts", "src/features/film-club/tickets/tickets-epics.ts"],
  ["features-by-their-door", "src/layout/a19.ts", "src/features/film-club/user/b19.ts"],
  ["features-by-their-door", "src/templates/a20.ts", "src/features/events/b20.ts"],
  ["features-by-their-door", "src/components/a21.ts", "src/features/events/b21.ts"],
  ["features-own-files", "src/features/search/a22.ts", "src/features/events/b22.ts"],
  ["blocks-never-each-other", "src/blocks/x/a23.ts", "src/blocks/y/b23.ts"],
  ["film-platform-alone", "film-platform/a24.ts", "domain/b24.ts"],
  ["importers-of-editor", "src/lib/a25.ts", "editor/api/b25.ts"],
  ["editor-app-alone", "editor/app/a26.ts", "src/lib/b26.ts"],
  ["editor-app-alone", "editor/app/a27.ts", "editor/server/b27.ts"],
  ["editor-app-alone", "editor/app/a28.ts", "engine/b28.ts"],
  ["no-definitions-in-browsers", "editor/app/a281.ts", "domain/define/b281.ts"],
  ["no-definitions-in-browsers", "src/blocks/x/a282.ts", "domain/blocks/b282.ts"],
  ["sanitiser-in-rich-text", "editor/app/fields/html/a283.ts", "domain/fields/b283.ts"],
  ["no-definitions-in-browsers", "editor/app/fields/a284.ts", "domain/html/b284.ts"],
  ["editor-api-ground", "editor/api/a29.ts", "editor/app/b29.ts"],
  ["editor-server-without-app", "editor/server/a30.ts", "editor/app/b30.ts"],
  ["editor-server-without-app", "editor/server/a31.ts", "server/b31.ts"],
  ["editor-server-without-app", "editor/server/a32.ts", "src/lib/b32.ts"],
  ["editor-server-without-app", "editor/server/http/a33.ts", "gatsby/theme/b33.ts"],
  ["editor-server-without-tests", "editor/server/a47.ts", "tests/support/b47.ts"],
  ["importers-of-sources", "gatsby/a34.ts", "sources/b34.ts"],
  ["sources-without-site", "sources/a35.ts", "src/features/events/b35.ts"],
  ["test-props-in-tests-only", "src/components/a36.ts", "src/components/testing/b36.ts"],
  ["domain-alone", "domain/time/a37.ts", "src/lib/b37.ts"],
  ["engine-on-domain", "engine/checks/a371.ts", "server/b371.ts"],
  ["plugin-on-engine", `${PLUGIN}/a38.ts`, "src/lib/b38.ts"],
  ["gatsby-folder", "gatsby/apis/a39.ts", "src/lib/b39.ts"],
  ["gatsby-folder", "gatsby/apis/a40.ts", "engine/load/b40.ts"],
  ["server-alone", "server/a41.ts", "domain/b41.ts"],
  ["build-half-at-build", "src/features/programme/a42.ts", "src/features/programme/build/b42.ts"],
  ["lib-theme-alone", "src/theme/a43.ts", "src/components/b43.ts"],
  ["lib-alone", "src/lib/a45.ts", "domain/b45.ts"],
  ["components", "src/components/a46.ts", "src/features/events/events.ts"],
  ["film-club-api", `${CLUB}/api/a47.ts`, `${CLUB}/user/b47.ts`],
  ["film-club-user", `${CLUB}/user/a48.ts`, `${CLUB}/tickets/b48.ts`],
  ["film-club-models", `${CLUB}/tickets/a49.ts`, `${CLUB}/store/b49.ts`],
  ["film-club-store", `${CLUB}/store/a50.ts`, `${CLUB}/screens/b50.ts`],
  ["film-club-heart", `${CLUB}/heart/a51.ts`, `${CLUB}/screens/b51.ts`],
  ["film-club-screens", `${CLUB}/screens/a52.ts`, `${CLUB}/heart/b52.ts`],
  ["film-club-frame-and-form", `${CLUB}/screens/frame/a53.ts`, `${CLUB}/screens/list/b53.ts`],
  ["film-club-one-screen", `${CLUB}/screens/list/a54.ts`, `${CLUB}/screens/tickets/b54.ts`],
  ["features-never-blocks", "src/features/search/a55.ts", "src/layout/b55.ts"],
  ["blocks-and-layout-downwards", "src/blocks/x/a56.ts", "src/templates/b56.ts"],
  ["layout-never-blocks", "src/layout/a57.ts", "src/blocks/x/b57.ts"],
  ["templates", "src/templates/a58.ts", "src/components/b58.ts"],
  ["gatsby-finish", "gatsby/finish/a59.ts", "gatsby/apis/b59.ts"],
  ["gatsby-outputs", "gatsby/outputs/a60.ts", "gatsby/finish/b60.ts"],
  ["gatsby-webpack", "gatsby/webpack/deep/a61.ts", "gatsby/outputs/b61.ts"],
  ["gatsby-options", "gatsby/options/a62.ts", "gatsby/webpack/deep/b62.ts"],
  ["gatsby-theme", "gatsby/theme/a63.ts", "gatsby/options/b63.ts"],
  ["gatsby-ground", "gatsby/a64.ts", "gatsby/theme/b64.ts"],
  ["app-connect", "src/app/connect/a65.ts", "src/app/develop/b65.ts"],
  ["app-offline", "src/app/offline/a66.ts", "src/app/connect/b66.ts"],
  ["app-first-load", "src/app/first-load/a67.ts", "src/app/offline/b67.ts"],
  ["app-arrival", "src/app/arrival/a68.ts", "src/app/first-load/b68.ts"],
  ["app-failures", "src/app/failures/a69.ts", "src/app/arrival/b69.ts"],
  ["app-navigation-loading", "src/app/navigation/loading/a70.ts", "src/app/failures/b70.ts"],
  ["app-navigation", "src/app/navigation/a71.ts", "src/app/navigation/loading/b71.ts"],
  ["app-service-worker", "src/app/service-worker/a72.ts", "src/app/navigation/b72.ts"],
  ["app-entries", "src/app/arrival/a73.ts", "src/app/on-client-entry.ts"],
  ["film-club-state", `${CLUB}/tickets/a74.ts`, `${CLUB}/store/state.ts`],
  ...Object.entries(LAYERS).flatMap(([root, folders]) =>
    folders
      .slice(1)
      .map(
        (folder, above) =>
          [`${root}-${folder}`, `${root}/${folder}/a75.ts`, `${root}/${folders[above]}/b75.ts`] as const,
      ),
  ),
];

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** Runs the project's own rules on a tree of files that only import each other. */
const violationsOf = (imports: readonly (readonly [from: string, to: string | null])[]): readonly string[] => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-imports-"));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put("tsconfig.json", "{}");
  for (const [, to] of imports) if (to !== null) put(to, "export const value = 1;\n");
  for (const [from, to] of imports) {
    const path = relative(dirname(from), to ?? "src/nowhere.ts").replace(/\.tsx?$/, "");
    put(from, `export { value } from "${path.startsWith(".") ? path : `./${path}`}";\n`);
  }
  const files = imports.map(([from]) => from);
  const run = spawnSync(process.execPath, [CRUISER, "--config", CONFIG, "--output-type", "json", ...files], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });
  rmSync(root, { recursive: true });
  const { violations } = report.parse(JSON.parse(run.stdout)).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
};

test("refuses every wrong import by its rule", () => {
  const violations = violationsOf(WRONG.map(([, from, to]) => [from, to]));
  const wanted = WRONG.map(([rule, from, to]) => `${rule}: ${from} → ${to}`);
  expect(wanted.filter((one) => !violations.includes(one))).toEqual([]);
}, 60_000);

test("refuses a circle, and an import of nothing", () => {
  const circle = violationsOf([
    ["src/lib/e1.ts", "src/lib/e2.ts"],
    ["src/lib/e2.ts", "src/lib/e1.ts"],
  ]);
  expect(circle).toEqual(expect.arrayContaining(["no-circular: src/lib/e1.ts → src/lib/e2.ts"]));
  expect(violationsOf([["src/lib/e3.ts", null]])).toEqual([expect.stringMatching(/^no-unresolved: src\/lib\/e3\.ts/)]);
}, 60_000);

test("has a wrong import for each of its rules", () => {
  const { forbidden } = z.object({ forbidden: z.array(z.object({ name: z.string() })) }).parse(require(CONFIG));
  const proved = new Set([...WRONG.map(([rule]) => rule), ...OF_ANY_FILE]);
  expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
});

test("has a rule on who may import each folder of code, and a wrong import that proves it", () => {
  const { include } = z
    .object({ include: z.array(z.string()) })
    .parse(JSON.parse(readFileSync("tsconfig.json", "utf8")));
  const top = include.filter((name) => name !== "src" && !name.includes("*"));
  const inSource = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const proved = new Set(WRONG.map(([rule]) => rule));
  const folders = [...top, ...inSource.map(({ name }) => `src-${name}`)];
  expect(folders.filter((folder) => !proved.has(`importers-of-${folder}`))).toEqual([]);
});
