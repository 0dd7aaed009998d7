import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askStep } from "./ask-site";

const publicRoot = mkdtempSync(join(tmpdir(), "kulturhus-public-"));
const served = new Map<string, string>();
const server = createServer((request, response) => {
  const text = served.get(request.url?.split("?")[0] ?? "");
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(publicRoot, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const build = (page: string, text: string, seconds: number) => {
  const folder = join(publicRoot, "page-data", page);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page-data.json"), text);
  utimesSync(join(folder, "page-data.json"), seconds, seconds);
};

const serve = (page: string, text: string) => served.set(`/page-data/${encodeURIComponent(page)}/page-data.json`, text);

const asked = async (at = address) =>
  (await askStep({ address: async () => at, publicRoot, tries: 2, pauseMs: 1 }).run(() => undefined))?.failure ?? null;

test("the public address must have what the build wrote last, and it is said when it has not", async () => {
  for (const page of ["a", "b", "c", "æ ø"]) {
    build(page, `${page} 1`, 1_000);
    serve(page, `${page} 1`);
  }
  expect(await asked()).toBeNull();
  build("æ ø", "æ ø 2", 2_000);
  expect(await asked()).toContain(`Filene er sendt, men ${address} viser ikke den nye utgaven ennå.`);
  serve("æ ø", "æ ø 2");
  expect(await asked()).toBeNull();
  served.clear();
  expect(await asked()).toContain("viser ikke den nye utgaven");
  expect(await asked("http://127.0.0.1:9")).toContain("http://127.0.0.1:9 svarer ikke.");
});
