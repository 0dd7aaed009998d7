import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSiteFacts } from "./read-site-facts";
import { PLAIN_SITE } from "./rules/site-facts";

const root = mkdtempSync(join(tmpdir(), "kulturhus-facts-"));
const file = join(root, "site-server.json");

afterAll(() => rmSync(root, { recursive: true }));

test("adds the origins of FILM_PLATFORM_ORIGINS to those that the build knew", () => {
  writeFileSync(file, JSON.stringify({ ...PLAIN_SITE, filmPlatforms: ["https://film.example.no"] }));
  expect(readSiteFacts({ file, env: {} }).filmPlatforms).toEqual(["https://film.example.no"]);
  const env = { FILM_PLATFORM_ORIGINS: "http://localhost:8100 http://localhost:8101" };
  expect(readSiteFacts({ file, env }).filmPlatforms).toEqual([
    "https://film.example.no",
    "http://localhost:8100",
    "http://localhost:8101",
  ]);
});

test("throws for a file that is none of the site's", () => {
  writeFileSync(file, JSON.stringify({ ...PLAIN_SITE, host: "hus.example.no; return 200" }));
  expect(() => readSiteFacts({ file, env: {} })).toThrow("is no host name");
});
