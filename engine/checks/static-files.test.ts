import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { TestContent } from "../testing/test-content";

/** What is reported of static files, which lie beside the content. */
const reportedWith = async (...files: readonly string[]) => {
  const content = files.reduce((some, file) => some.write(`static/${file}`, "x"), new TestContent());
  return (await content.reported()).map((one) => one.replace(/ → .*$/, ""));
};
const collision = (file: string, path: string, page = "film", pattern = "path") =>
  `error pages/${page}.json ${pattern}: lager «${path}», men der ligger filen static/${file}.`;

it("stops a static file in the place of a page's folder, or of its file", async () => {
  expect(await reportedWith("nattoget-101")).toEqual([collision("nattoget-101", "/nattoget-101")]);
  expect(await reportedWith("nattoget-101/index.html")).toEqual([
    collision("nattoget-101/index.html", "/nattoget-101"),
  ]);
  expect(await reportedWith("index.html")).toEqual([collision("index.html", "/", "forside")]);
  expect(await reportedWith("article")).toEqual([collision("article", "/article/personvern", "artikkel")]);
});

it("accepts files beside pages, and below their folders", async () => {
  expect(await reportedWith("nattoget-101/plakat.pdf", "nattoget.html", "a/nattoget-101")).toEqual([]);
});

it("follows links to files, not to folders", async () => {
  const linked = (make: (target: string) => void) =>
    new TestContent().disturb((root) => {
      const target = join(dirname(root), "static/annet");
      make(target);
      symlinkSync(target, join(dirname(root), "static/nattoget-101"));
    });
  expect(await linked((target) => writeFileSync(target, "x")).reported()).toHaveLength(1);
  expect(await linked((target) => mkdirSync(target)).reported()).toEqual([]);
});

it("accepts a house without static files", async () => {
  const content = new TestContent().remove("static").set("menus/meny.json", "items[2].path", "/");
  expect(await content.reported()).toEqual([]);
});
