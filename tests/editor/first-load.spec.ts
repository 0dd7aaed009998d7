import { gzipSync } from "node:zlib";
import { expect, test } from "./support/desk";

/** Bytes after gzip that the desk's first page may need before it can be used. */
const MAX_BYTES = 250_000;

test("the desk's first page needs at most 250 KB of code", async ({ page, desk }) => {
  const codes = new Map<string, number>();
  const read: Promise<void>[] = [];
  page.on("response", (response) => {
    if (!["document", "script", "stylesheet"].includes(response.request().resourceType())) return;
    read.push(response.body().then((body) => void codes.set(response.url(), gzipSync(body).length)));
  });
  await page.goto(desk.address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await Promise.all(read);
  expect([...codes.keys()].filter((url) => url.endsWith(".js"))).not.toEqual([]);
  expect([...codes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});
