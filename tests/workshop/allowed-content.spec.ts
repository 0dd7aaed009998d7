import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makeOdd } from "./support/allowed/make-odd";
import { builtPaths } from "./support/built-files";
import { DAY } from "./support/fixed-day";
import { run } from "./support/processes";
import { openWorkshop, PROJECT } from "./support/workshop";

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");

/**
 * Everything that the check allows can be built: each field at its limits, odd pictures, files as different programs
 * write them.
 */
test("a site as odd as the check allows is built", async () => {
  test.setTimeout(15 * 60_000);
  workshop.restore("warm");
  const { allowed, tried } = await makeOdd({
    contentRoot: join(workshop.site, "content"),
    staticRoot: join(workshop.site, "static"),
    moment: DAY,
  });
  console.log(`${allowed.length} of ${tried} changes are allowed`);
  // Each has a name, which identifies it when a build fails.
  expect(new Set(allowed).size).toBe(allowed.length);
  expect(allowed.length).toBeGreaterThan(400);
  const { code, output, seconds } = await workshop.gatsbyBuild({ CLOCK: DAY });
  console.log(`The odd site was built in ${seconds.toFixed(0)} s`);
  expect(code, `${output}\n\n${allowed.join("\n")}`).toBe(0);
  expect(builtPaths(publicRoot).length).toBeGreaterThan(80);
  for (const slug of ["n".repeat(120), "a", "strek--"]) expect(builtPaths(publicRoot)).toContain(`/article/${slug}`);
  expect(existsSync(join(publicRoot, `kalender/${"n".repeat(120)}.ics`))).toBe(true);
});

test("the smallest content folder is built: a site, a page, a logo and an icon", async () => {
  workshop.restore("warm");
  const contentRoot = join(workshop.site, "smallest/content");
  cpSync(join(PROJECT, "tests/minimal-site/content"), contentRoot, { recursive: true });
  expect(readdirSync(contentRoot).sort()).toEqual(["images", "pages", "sites"]);
  const env = { CONTENT_DIR: "smallest/content", CLOCK: DAY };
  const checked = await run({ command: "npm", args: ["run", "--silent", "check:content"], cwd: workshop.site, env });
  expect(checked.output).toContain("(0 feil og 3 varsler)");
  const { code, output, seconds } = await workshop.gatsbyBuild(env);
  console.log(`The smallest site was built in ${seconds.toFixed(0)} s`);
  expect(code, output).toBe(0);
  expect(builtPaths(publicRoot)).toEqual(["/"]);
  expect(workshop.read("public/index.html")).toContain("Velkommen til Grendehuset.");
});
