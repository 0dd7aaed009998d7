import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePublishing } from "./write-publishing";

const FACTS = {
  host: "hus.example.no",
  name: "Huset",
  built: null,
  aliases: ["www.hus.example.no"],
  published: true,
  redirects: [{ from: "/program", to: "/kinoprogram" }],
  filmPlatforms: [],
  collectors: [],
  players: [],
  inlineScripts: [],
};

const cwd = process.cwd();
const { SERVED_FROM } = process.env;
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-publishing-"));
  process.chdir(root);
  mkdirSync("public");
  delete process.env.SERVED_FROM;
});
afterEach(() => {
  process.chdir(cwd);
  if (SERVED_FROM !== undefined) process.env.SERVED_FROM = SERVED_FROM;
  rmSync(root, { recursive: true });
});

const write = () => writePublishing(FACTS, join(root, "public"));
const written = (file: string) => readFileSync(join(root, file), "utf8");

test("writes the rules for each kind of host", () => {
  write();
  expect(written("public/_headers")).toContain("Content-Security-Policy");
  expect(written("public/_redirects")).toContain("/program /kinoprogram 301");
  expect(JSON.parse(written(".cache/site-server.json"))).toEqual(FACTS);
  for (const file of ["publishing/nginx.conf", "publishing/Caddyfile"]) {
    expect(written(file)).toContain("/srv/kulturhus/public");
  }
});

test("SERVED_FROM says where the servers find the site", () => {
  process.env.SERVED_FROM = "/var/www/hus";
  write();
  expect(written("publishing/nginx.conf")).toContain("/var/www/hus");
  expect(written("publishing/Caddyfile")).not.toContain("/srv/kulturhus");
});

test("removes compressed copies of files that are no longer there", () => {
  writeFileSync("public/gone.html.br", "");
  write();
  expect(existsSync("public/gone.html.br")).toBe(false);
});
