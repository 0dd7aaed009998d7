import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";

const CONFIG = resolve(".dependency-cruiser.cjs");
const CRUISER = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

/**
 * One forbidden import for each rule on who may import a folder or a module that is not part of its public interface.
 */
const WRONG: readonly (readonly [rule: string, from: string, to: string])[] = [
  ["importers-of-src-app", "src/lib/a1.ts", "src/app/b1.ts"],
  ["importers-of-src-templates", "src/app/a2.ts", "src/templates/b2.ts"],
  ["importers-of-src-blocks", "src/layout/a3.ts", "src/blocks/x/b3.ts"],
  ["importers-of-src-layout", "src/components/a4.ts", "src/layout/b4.ts"],
  ["importers-of-src-features", "src/templates/a5.ts", "src/features/search/search.ts"],
  ["importers-of-src-components", "gatsby/a6.ts", "src/components/b6.ts"],
  ["importers-of-src-theme", "src/blocks/x/a7.ts", "src/theme/b7.ts"],
  ["importers-of-src-lib", "gatsby/a8.ts", "src/lib/b8.ts"],
  ["importers-of-src-rules", "server/a9.ts", "src/rules/b9.ts"],
  ["importers-of-plugins", "src/rules/a10.ts", "plugins/gatsby-source-kulturhus/src/b10.ts"],
  ["importers-of-gatsby", "src/app/a11.ts", "gatsby/b11.ts"],
  ["importers-of-server", "src/features/search/a12.ts", "server/b12.ts"],
  ["importers-of-film-platform", "src/features/film-club/a13.ts", "film-platform/b13.ts"],
  ["importers-of-film-platform", "gatsby/a14.ts", "film-platform/b14.ts"],
  ["importers-of-film-platform", "gatsby-node.ts", "film-platform/b15.ts"],
  ["importers-of-scripts", "gatsby/a16.ts", "scripts/b16.ts"],
  ["importers-of-tests", "src/components/a17.ts", "tests/unit/b17.ts"],
  ["features-by-their-door", "src/blocks/x/a18.ts", "src/features/film-club/tickets/tickets-epics.ts"],
  ["features-by-their-door", "src/layout/a19.ts", "src/features/film-club/session/b19.ts"],
  ["features-by-their-door", "src/templates/a20.ts", "src/features/events/b20.ts"],
  ["features-by-their-door", "src/components/a21.ts", "src/features/events/b21.ts"],
  ["features-own-files", "src/features/search/a22.ts", "src/features/events/b22.ts"],
  ["blocks-never-each-other", "src/blocks/x/a23.ts", "src/blocks/y/b23.ts"],
  ["film-platform-alone", "film-platform/a24.ts", "src/rules/b24.ts"],
  ["importers-of-editor", "src/lib/a25.ts", "editor/api/b25.ts"],
  ["editor-app-alone", "editor/app/a26.ts", "src/lib/b26.ts"],
  ["editor-app-alone", "editor/app/a27.ts", "editor/server/b27.ts"],
  ["editor-app-alone", "editor/app/a28.ts", "plugins/gatsby-source-kulturhus/src/define/b28.ts"],
  ["editor-api-ground", "editor/api/a29.ts", "editor/app/b29.ts"],
  ["editor-server-without-app", "editor/server/a30.ts", "editor/app/b30.ts"],
  ["editor-server-without-app", "editor/server/a31.ts", "server/b31.ts"],
  ["editor-server-without-app", "editor/server/a32.ts", "src/lib/b32.ts"],
  ["editor-server-without-app", "editor/server/http/a33.ts", "gatsby/theme/b33.ts"],
  ["importers-of-sources", "gatsby/a34.ts", "sources/b34.ts"],
  ["sources-without-site", "sources/a35.ts", "src/features/events/b35.ts"],
];

/** Allowed imports of the same kinds. */
const RIGHT: readonly (readonly [from: string, to: string])[] = [
  ["src/blocks/x/c1.ts", "src/features/film-club/film-club.ts"],
  ["src/layout/c2.ts", "src/features/search/search.tsx"],
  ["src/features/search/c3.ts", "src/features/events/events.ts"],
  ["src/app/c4.ts", "src/features/film-club/session/d4.ts"],
  ["scripts/serve/c5.ts", "film-platform/d5.ts"],
  ["src/lib/c6.test.ts", "tests/unit/d6.ts"],
  ["editor/server/c7.ts", "plugins/gatsby-source-kulturhus/src/pipeline/d7.ts"],
  ["editor/server/c8.ts", "src/rules/d8.ts"],
  ["editor/app/c9.ts", "editor/api/d9.ts"],
  ["editor/app/c10.ts", "src/rules/d10.ts"],
  ["sources/c11.ts", "src/features/partner-services/build/d11.ts"],
  ["scripts/content/c12.ts", "sources/d12.ts"],
];

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** Runs the project's own rules on a tree of files that only import each other. */
const violationsOf = (imports: readonly (readonly [from: string, to: string])[]): readonly string[] => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-imports-"));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put("tsconfig.json", "{}");
  for (const [, to] of imports) put(to, "export const value = 1;\n");
  for (const [from, to] of imports) {
    const path = relative(dirname(from), to).replace(/\.tsx?$/, "");
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
  expect(violations).toEqual(expect.arrayContaining(WRONG.map(([rule, from, to]) => `${rule}: ${from} → ${to}`)));
}, 60_000);

test("refuses nothing that is right", () => {
  expect(violationsOf(RIGHT)).toEqual([]);
}, 60_000);

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
