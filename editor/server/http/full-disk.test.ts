import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { diskFault } from "../../../server/processes/disk-fault";

/** A process that may write files of four kilobytes at most, as on a disk that is full from there on. */
const onSmallDisk = (root: string, script: string): string => {
  const file = join(root, "script.ts");
  writeFileSync(file, script);
  const { stdout, stderr } = spawnSync("bash", ["-c", `ulimit -f 4 && "${process.execPath}" --import tsx "${file}"`], {
    encoding: "utf8",
    env: { ...process.env, TSX_DISABLE_CACHE: "1", TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
  });
  return `${stdout}${stderr}`.trim();
};
const from = (path: string): string => JSON.stringify(resolve(path));

test("a save that does not get room changes no file, leaves none half-written, and is said in words", () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-disk-"));
  const content = join(root, "content/articles");
  mkdirSync(content, { recursive: true });
  for (const name of ["kafe", "lang"]) writeFileSync(join(content, `${name}.json`), "før");
  const said = onSmallDisk(
    root,
    `import { ContentFolder } from ${from("editor/server/content/content-folder")};
     import { writeTexts } from ${from("editor/server/desk/save-changes")};
     import { diskFault } from ${from("server/processes/disk-fault")};
     const texts = new Map([["articles/kafe.json", "etter"], ["articles/lang.json", "x".repeat(20_000)]]);
     writeTexts(new ContentFolder(${JSON.stringify(join(root, "content"))}, undefined), texts)
       .then(() => console.log("skrevet"), (error) => console.log(diskFault(error) ?? error));`,
  );
  expect(said).toMatch(/^Fila er større enn det som er tillatt .*\. → Gi mer plass/);
  expect(readdirSync(content).sort()).toEqual(["kafe.json", "lang.json"]);
  expect(readFileSync(join(content, "kafe.json"), "utf8")).toBe("før");
  rmSync(root, { recursive: true });
});

test("other errors with the same code, and errors of no system, are none of the disk", () => {
  const error = (code: string, syscall: string, path?: string) =>
    Object.assign(new Error(code), { code, syscall, path });
  expect(diskFault(error("EROFS", "open", "/srv/huset/a.json"))).toBe(
    "Disken kan bare leses, ikke skrives på (/srv/huset/a.json). → La den kunne skrives på, og prøv igjen.",
  );
  for (const other of [error("EACCES", "listen"), error("EACCES", "spawn sudo"), error("ENOENT", "open"), "ENOSPC"])
    expect(diskFault(other)).toBeNull();
});
