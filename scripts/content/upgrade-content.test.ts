import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LOGO_SVG } from "../../engine/testing/test-content";
import { PLAIN_PNG } from "../../engine/testing/test-picture";
import { SITE_FILES } from "../../engine/testing/test-site";

/** `npm run content:upgrade` as a process. */

const root = mkdtempSync(join(tmpdir(), "upgrade-process-"));
cpSync("tests/minimal-site/content", root, { recursive: true });
const SITE = join(root, "sites/huset.json");
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (args: readonly string[] = [], contentRoot = root) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/content/upgrade-content.ts", ...args],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: contentRoot, CLOCK: "2026-12-01T12:00" } },
  );
  return { status, stdout, stderr };
};

test("content of this version has nothing to change, and no schemas are put into it", () => {
  expect(run()).toEqual({ status: 0, stdout: "Ingenting å endre.\n", stderr: "" });
  expect(existsSync(join(root, "schemas"))).toBe(false);
});

test("content with errors that no migration cures is reported, and stays as it is", () => {
  const text = readFileSync(SITE, "utf8").replace('"description"', '"slogan"');
  writeFileSync(SITE, text);
  const { status, stderr } = run(["--plan"]);
  expect(status).toBe(1);
  expect(stderr).toContain("sites/huset.json");
  expect(stderr).toMatch(/Innholdet har fortsatt \d feil\. → Rett dem, og kjør kommandoen igjen\.\n$/);
  expect(readFileSync(SITE, "utf8")).toBe(text);
});

const small = mkdtempSync(join(tmpdir(), "upgrade-process-"));
afterAll(() => rmSync(small, { recursive: true, force: true }));

test("what showings repeat is reported, and written only without --plan", () => {
  const content = join(small, "content");
  const write = (file: string, data: unknown) => {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), data instanceof Buffer ? data : `${JSON.stringify(data, null, 2)}\n`);
  };
  for (const [file, data] of Object.entries(SITE_FILES)) write(file, data);
  write("images/bilde.png", PLAIN_PNG);
  write("images/logo.svg", Buffer.from(LOGO_SVG));
  mkdirSync(join(small, "static"));
  writeFileSync(join(small, "static/program.pdf"), "%PDF-1.7");
  const file = join(content, "events/desember.json");
  const before = JSON.parse(readFileSync(file, "utf8"));
  const [first] = before.events;
  const alike = [5, 6, 7].map((day) => ({
    ...first,
    id: `ny-${day}`,
    start: `2026-12-1${day}T18:00`,
    note: "Siste visning.",
  }));
  write("events/desember.json", { ...before, events: [...before.events, ...alike] });
  const text = readFileSync(file, "utf8");

  const planned = run(["--plan"], content);
  expect(planned.stdout.split("\n")).toEqual([
    "priceLists: Arrangementer, voksen",
    "noteTexts: Siste visning.",
    "showingDefaults: storsal",
    expect.stringMatching(/^\d+ felter i forestillinger står i lister\.$/),
    "2 filer vil bli skrevet.",
    "",
  ]);
  expect(readFileSync(file, "utf8")).toBe(text);

  mkdirSync(join(content, "schemas"));
  expect(run([], content).stdout).toContain("2 filer er skrevet.");
  expect(JSON.parse(readFileSync(file, "utf8")).events.at(-1)).toMatchObject({ noteText: "siste-visning" });
  expect(readdirSync(join(content, "schemas")).length).toBeGreaterThan(5);
  expect(run([], content).stdout).toBe("Ingenting å endre.\n");
});
