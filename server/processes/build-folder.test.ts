import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { scriptProcesses, whenSaid } from "../../tests/support/script-process";

/** A build as a process that holds the folder, as Gatsby does, and the script that runs before each build. */

const { start, stopAll } = scriptProcesses();
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-build-"));
  for (const file of [".cache/data", "public/page-data/app-data.json", "public/index.html"]) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  writeFileSync(
    join(root, "build.ts"),
    `import { beginBuild, holdBuildFolder } from ${JSON.stringify(resolve("server/processes/build-folder"))};
     console.log(holdBuildFolder() ? "holds" : "busy");
     const end = beginBuild();
     if (process.argv[2] === "ends") end();
     else setInterval(() => {}, 1000);`,
  );
});
afterEach(async () => {
  await stopAll();
  rmSync(root, { recursive: true, force: true });
});

const prepare = async () => {
  const { output, ended } = start("scripts/serve/prepare-build.ts", root);
  return { code: await ended, output: output().trim() };
};
const left = () => [".cache", "public/page-data", "public/index.html"].filter((path) => existsSync(join(root, path)));

test("a build that has ended leaves everything for the next", async () => {
  expect(await start(join(root, "build.ts"), root, { args: ["ends"] }).ended).toBe(0);
  expect(await prepare()).toEqual({ code: 0, output: "" });
  expect(left()).toHaveLength(3);
});

test("one that runs keeps others out, and one that was killed is cleared away, once", async () => {
  const build = start(join(root, "build.ts"), root);
  await whenSaid(build, "holds");
  expect(await prepare()).toEqual({ code: 1, output: expect.stringMatching(/^En annen bygging.* → Vent/) });
  const second = start(join(root, "build.ts"), root, { args: ["ends"] });
  expect(await second.ended.then(() => second.output())).toBe("busy\n");
  expect(left()).toHaveLength(3);
  writeFileSync(join(root, ".published/building"), "");
  build.child.kill("SIGKILL");
  await build.ended;
  expect(await prepare()).toEqual({ code: 0, output: expect.stringContaining("Den forrige byggingen ble avbrutt.") });
  expect(left()).toEqual(["public/index.html"]);
  expect(await prepare()).toEqual({ code: 0, output: "" });
});
