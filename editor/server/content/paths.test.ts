import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import fc from "fast-check";
import { ForeignPath, placeOf } from "./paths";

const root = mkdtempSync(join(tmpdir(), "kulturhus-paths-"));
for (const folder of ["pages", "articles"]) mkdirSync(join(root, folder));

afterAll(() => rmSync(root, { recursive: true, force: true }));

const part = fc.oneof(
  fc.constantFrom("..", ".", "pages", "articles", "images", "", "%2e%2e", "a.json", ".git", "C:", "\\", "\u0000", "~"),
  fc.string({ maxLength: 8 }),
);

test("no name leads out of the content folder, or to anything else in it", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, hasEnding) => {
      const file = parts.join("/") + (hasEnding ? ".json" : "");
      try {
        const path = placeOf(root, file);
        expect(path.startsWith(join(root, "pages") + sep) || path.startsWith(join(root, "articles") + sep)).toBe(true);
        expect(path).toMatch(/\/[\w-][\w.-]*\.json$/);
      } catch (error) {
        expect(error instanceof ForeignPath || (error instanceof Error && "code" in error)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("an ordinary name is a place", () => {
  expect(placeOf(root, "pages/om-oss.json")).toBe(join(root, "pages/om-oss.json"));
});

test("refuses symbolic links", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "kulturhus-elsewhere-"));
  writeFileSync(join(elsewhere, "a.json"), "{}");
  symlinkSync(join(elsewhere, "a.json"), join(root, "pages/lenke.json"));
  symlinkSync(elsewhere, join(root, "events"));
  expect(() => placeOf(root, "pages/lenke.json")).toThrow(ForeignPath);
  expect(() => placeOf(root, "events/a.json")).toThrow(ForeignPath);
  rmSync(elsewhere, { recursive: true });
});

test("the first file of a kind has a place before its folder is there, and a link to nothing is none", () => {
  expect(placeOf(root, "menus/topp.json")).toBe(join(root, "menus/topp.json"));
  symlinkSync(join(root, "borte"), join(root, "settings"));
  expect(() => placeOf(root, "settings/redirects.json")).toThrow();
});
