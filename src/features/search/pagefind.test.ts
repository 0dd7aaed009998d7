import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPagefind } from "./pagefind";

const folder = `${mkdtempSync(join(tmpdir(), "kulturhus-pagefind-"))}/`;

beforeEach(() => jest.resetModules());
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (script: string) => writeFileSync(`${folder}pagefind.js`, script);

test("starts Pagefind on the folder of the index, without a worker", async () => {
  serve("exports.createInstance = (options) => ({ how: options, options: async (more) => { exports.more = more; } });");
  expect(await startPagefind(folder)).toMatchObject({ how: { basePath: folder, language: "nb", noWorker: true } });
});

test("says which file is not Pagefind", async () => {
  serve("exports.other = true;");
  await expect(startPagefind(folder)).rejects.toThrow(`${folder}pagefind.js is not Pagefind`);
});
