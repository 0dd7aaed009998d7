import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium, findQuickest, launchOptions, quickLaunchOptions } from "./chromium";

const folder = mkdtempSync(join(tmpdir(), "chromium-"));
const own = join(folder, "chromium");
writeFileSync(own, "");
chmodSync(own, 0o755);

const before = process.env.CHROMIUM_PATH;
beforeEach(() => {
  process.env.CHROMIUM_PATH = own;
});
afterAll(() => {
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
  rmSync(folder, { recursive: true });
});

test("the Chromium of CHROMIUM_PATH comes before any other, also where speed counts", () => {
  expect([ensureChromium(), findQuickest()]).toEqual([own, own]);
  expect([launchOptions().executablePath, quickLaunchOptions().executablePath]).toEqual([own, own]);
});

test("one that is not there is not taken", () => {
  process.env.CHROMIUM_PATH = join(folder, "finnes-ikke");
  expect(launchOptions().executablePath).not.toBe(process.env.CHROMIUM_PATH);
});
