import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publishStaticFiles } from "./static-files";

let root = "";
const at = (file: string): string => join(root, file);
const write = (file: string, text: string): void => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const publish = (siteFiles: string): void =>
  publishStaticFiles({ projectFiles: at("static"), siteFiles: at(siteFiles), publicRoot: at("public") });
const published = (): readonly string[] =>
  readdirSync(at("public"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes("."))
    .sort();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-site-"));
  for (const folder of ["static", "public"]) {
    write(`${folder}/robots.txt`, "first");
    write(`${folder}/filer/plan.pdf`, "first");
  }
  write("public/index.html", "built");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a second site is published with its own files and none of the first one's", () => {
  write("second/static/robots.txt", "second");
  write("second/static/bilder/logo.svg", "second");
  publish("second/static");
  expect(published()).toEqual(["bilder/logo.svg", "index.html", "robots.txt"]);
  expect(readFileSync(at("public/robots.txt"), "utf8")).toBe("second");
});

test("a second site without files of its own still gets none of the first one's", () => {
  publish("second/static");
  expect(published()).toEqual(["index.html"]);
});

test("the first site keeps what Gatsby has copied", () => {
  publish("static");
  expect(published()).toEqual(["filer/plan.pdf", "index.html", "robots.txt"]);
  expect(existsSync(at("static/robots.txt"))).toBe(true);
});

test("a project without static files publishes those of the site", () => {
  rmSync(at("static"), { recursive: true });
  write("second/static/ny.txt", "second");
  publish("second/static");
  expect(published()).toContain("ny.txt");
});
