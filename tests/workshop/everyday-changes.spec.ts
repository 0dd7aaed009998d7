import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../support/free-port";
import { builtPaths, filesBelow, htmlFile, linkedStylesheet } from "./support/built-files";
import { type Finished, run, start } from "./support/processes";
import { follow, type Recipe, recipesIn } from "./support/recipe";
import { openWorkshop, PROJECT } from "./support/workshop";

const workshop = openWorkshop();
const GUIDE = "docs/everyday-changes.md";
const recipes = recipesIn(readFileSync(join(PROJECT, GUIDE), "utf8"));

/** The changes that this file tests, by the start of their titles. */
const CHANGES = [
  "Add a page",
  "Add a redirect",
  "Add a content field",
  "Add a block",
  "Add a block field",
  "Add a kind of content",
  "Add a call of the film club",
  "Add a screen for members",
  "Another site's look",
] as const;

/** How many files of code a change may touch; content, tests and styles are not counted. */
const CODE_FILES: Readonly<Record<(typeof CHANGES)[number], number>> = {
  "Add a page": 0,
  "Add a redirect": 0,
  "Add a content field": 2,
  "Add a block": 3,
  "Add a block field": 2,
  "Add a kind of content": 2,
  "Add a call of the film club": 5,
  "Add a screen for members": 4,
  "Another site's look": 0,
};

/** Gives the film club's login page another address. */
const LOGIN = { file: "content/pages/logg-inn.json", from: "/logg-inn", to: "/slipp-inn" } as const;

const recipe = (change: (typeof CHANGES)[number]): Recipe => {
  const found = recipes.find(({ title }) => title.replace(/^\d+\. /, "") === change);
  if (!found) throw new Error(`${GUIDE} has no recipe "${change}"`);
  return found;
};

/** The first group of a pattern in the text that a recipe pastes. */
const pasted = (change: (typeof CHANGES)[number], pattern: RegExp): string => {
  const [found] = recipe(change).steps.flatMap(({ code }) => pattern.exec(code)?.[1] ?? []);
  if (found === undefined) throw new Error(`"${change}" pastes nothing like ${pattern}`);
  return found;
};

/** On the second run only what has changed, and what depends on it, is checked. */
const REMEMBERING = ["--incremental", "--tsBuildInfoFile", ".tsbuildinfo"];

const typecheck = (): Promise<Finished> =>
  run({ command: "npx", args: ["tsc", "-p", ".", ...REMEMBERING], cwd: workshop.site });

const html = (path: string): string => workshop.read(`public/${htmlFile(path)}`);

const stylesheet = (): string => linkedStylesheet(join(workshop.site, "public"));

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  await workshop.prepareOnce("everyday changes", "warm", async () => {
    for (const change of CHANGES) follow(workshop, recipe(change));
    workshop.setText(LOGIN.file, "path", LOGIN.to);
    const schemas = await run({ command: "npm", args: ["run", "generate"], cwd: workshop.site });
    expect(schemas.code, schemas.output).toBe(0);
    const built = await workshop.gatsbyBuild();
    expect(built.code, built.output).toBe(0);
    console.log(`The build after all changes took ${built.seconds.toFixed(0)} s`);
  });
});

test("a page has its route and is in the menu of the others", () => {
  const path = pasted("Add a page", /"path": "([^"]+)"/);
  expect(builtPaths(join(workshop.site, "public"))).toContain(path);
  expect(html(path)).toContain(pasted("Add a page", /"title": "([^"]+)"/));
  expect(html("/")).toMatch(new RegExp(`href="${path}"[^>]*>${pasted("Add a page", /"label": "([^"]+)"/)}<`));
});

test("a member page that moves takes all links along", () => {
  const publicRoot = join(workshop.site, "public");
  const holding = (extension: string, text: string) =>
    filesBelow(publicRoot).filter(
      (file) => file.endsWith(extension) && readFileSync(join(publicRoot, file), "utf8").includes(text),
    );
  expect(html("/")).toContain(`href="${LOGIN.to}"`);
  expect(holding(".html", `href="${LOGIN.from}`)).toEqual([]);
  // The previous build's scripts are beside the new ones.
  expect(holding(".js", `"${LOGIN.to}"`)).not.toEqual([]);
});

test("a redirect is a 301 at the server", async () => {
  const from = pasted("Add a redirect", /"from": "([^"]+)"/);
  const port = await freePort();
  const server = start({
    command: "npx",
    args: ["tsx", "scripts/serve/serve.ts"],
    cwd: workshop.site,
    env: { PORT: String(port) },
  });
  try {
    await expect.poll(server.output, { timeout: 30_000 }).toContain(`http://localhost:${port}`);
    const response = await fetch(`http://localhost:${port}${from}`, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(pasted("Add a redirect", /"to": "([^"]+)"/));
  } finally {
    await server.stop();
  }
});

test("a content field is on the film's page, in its data and in the editors' schema", () => {
  const value = pasted("Add a content field", /"tagline": "([^"]+)"/);
  const film = `/${workshop.textOf("content/productions/nattekspressen.json", "parentSlug")}`;
  expect(html(film)).toContain(value);
  expect(workshop.read(`public/page-data${film}/page-data.json`)).toContain(`"tagline":"${value}"`);
  expect(workshop.read("content/schemas/production.json")).toContain('"tagline"');
});

test("a block is on the page that names it, with its style, and in the editors' schema", () => {
  const file = recipe("Add a block").steps.find(({ file }) => file.startsWith("content/pages/"))?.file ?? "";
  const page = html(workshop.textOf(file, "path"));
  expect(page).toContain(pasted("Add a block", /"heading": "([^"]+)"/));
  expect(page).toContain(pasted("Add a block", /"text": "([^"]+)"/));
  const component = pasted("Add a block", /component: "([^"]+)"/);
  expect(workshop.read("content/schemas/page.json")).toContain(`"${component}"`);
  expect(stylesheet()).toContain("border:var(--thick) solid var(--mark)");
});

test("a block's new field is in its data and in the editors' schema", () => {
  const label = pasted("Add a block field", /label: "([^"]+)"/);
  expect(workshop.read("content/schemas/page.json")).toContain(`"title": "${label}"`);
  expect(workshop.read("docs/schema.graphql")).toMatch(/^type ActionBlock (?:.*\n)*? {2}note: String\n/m);
});

test("a kind of content has its folder, schema and GraphQL type", () => {
  expect(workshop.read("content/schemas/sponsor.json")).toContain('"title": "Logo"');
  expect(workshop.read("src/gatsby-types.d.ts")).toMatch(/type Sponsor = Node/);
});

test("a screen for members has its page, which scripts and editors know", () => {
  const name = pasted("Add a screen for members", /"screen": "([^"]+)"/);
  const path = pasted("Add a screen for members", /"path": "([^"]+)"/);
  expect(html(path)).toContain(pasted("Add a screen for members", /"title": "([^"]+)"/));
  expect(JSON.parse(workshop.read(".cache/site-runtime.json"))).toMatchObject({ memberPages: { [name]: path } });
  expect(workshop.read("content/schemas/page.json")).toContain(pasted("Add a screen for members", /label: "([^"]+)"/));
  expect(workshop.read("docs/schema.graphql")).toMatch(
    new RegExp(`^type MemberPages (?:.*\\n)*?  ${name}: String`, "m"),
  );
});

for (const change of CHANGES) {
  test(`"${change}" touches ${CODE_FILES[change]} files of code`, () => {
    const files = new Set(recipe(change).steps.map(({ file }) => file));
    const code = [...files].filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    expect(code).toHaveLength(CODE_FILES[change]);
  });
}

test("another look is in the style sheet", () => {
  const light = pasted("Another site's look", /"light": "([^"]+)"/).toLowerCase();
  expect(stylesheet()).toContain(`--beam:${light}`);
  expect(stylesheet()).toMatch(/--corner: ?10px/);
});

test("everything type-checks", async () => {
  const complete = await typecheck();
  expect(complete.output.split("\n").filter((line) => line.includes("error TS"))).toEqual([]);
  expect(complete.code, complete.output).toBe(0);
  console.log(`The type check took ${complete.seconds.toFixed(0)} s`);
});

test("the tests of what was changed pass", async () => {
  const tested = ["src/blocks", "src/lib/http/endpoints", "src/features/film-club"];
  const { code, output } = await run({ command: "npx", args: ["jest", "--verbose", ...tested], cwd: workshop.site });
  expect(output).toContain("shows the film's tagline");
  expect(output).toContain("renders a NoticeBlock with its own component");
  expect(output).toContain("shows the likes of a review as the platform counts them");
  expect(output).toContain("tells members by name what they get");
  expect(code, output).toBe(0);
});

test("a screen for members without its component does not type-check", async () => {
  workshop.edit("src/features/film-club/screens/film-club-screen.tsx", "  benefits:", "  other:");
  const forgotten = await typecheck();
  expect(forgotten.output).toMatch(/film-club-screen\.tsx.*benefits/);
  workshop.edit("src/features/film-club/screens/film-club-screen.tsx", "  other:", "  benefits:");
});

test("a block without its component does not type-check", async () => {
  workshop.edit("src/blocks/notice/notice.tsx", "export const Notice =", "const Notice =");
  const forgotten = await typecheck();
  expect(forgotten.code).not.toBe(0);
  expect(forgotten.output).toMatch(/src\/blocks\/registry\.generated\.tsx.*'Notice'/);
});
