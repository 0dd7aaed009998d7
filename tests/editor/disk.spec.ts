import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Desk, expect, test } from "./support/desk";

/** Changes that others make on disk; the desk asks every 700 ms. */

/** Tests of other files have the same desk. */
test.afterEach(({ desk }) => {
  desk.git("checkout", "--", "content");
  desk.git("clean", "-fdq", "content");
});

const change = (desk: Desk, file: string, from: RegExp, to: string): void =>
  desk.write(file, desk.read(file).replace(from, to));

test("a list shows a change on disk, and keeps what is typed and the focus", async ({ page, desk }) => {
  const file = "articles/om-lokalsamlingen.json";
  await page.goto(`${desk.address}/#/liste/articles`);
  const search = page.getByRole("searchbox");
  await search.fill("lokal");
  const retitle = (title: string) => change(desk, file, /"title": "[^"]*"/, `"title": "${title}"`);
  retitle("Lokalsamlingen, varm");
  await expect(page.getByRole("link", { name: "Lokalsamlingen, varm" })).toBeVisible();
  retitle("Lokalsamlingen, ny");
  await expect(page.getByRole("link", { name: "Lokalsamlingen, ny" })).toBeVisible();
  await expect(search).toHaveValue("lokal");
  await expect(search).toBeFocused();
});

test("of a film whose file is broken an open form says so, with the line, and keeps what is typed", async ({
  page,
  desk,
}) => {
  const file = "productions/kraka.json";
  const before = desk.read(file);
  await page.goto(`${desk.address}/#/rediger/productions/kraka`);
  const title = page.getByLabel("Tittel", { exact: true }).first();
  await title.fill("Kråka igjen");
  desk.write(file, before.replace(/,\n/, "\n"));
  // The form says it, and so may the line below it that is saving.
  await expect(
    page.getByText(/skrivefeil i productions\/kraka\.json, linje \d+\. Ingenting er slettet/).first(),
  ).toBeVisible();
  await expect(title).toHaveValue("Kråka igjen");
  desk.write(file, before);
  await expect(page.getByText(/skrivefeil i/)).toHaveCount(0);
});

test("«I dag» reports a fault on disk", async ({ page, desk }) => {
  const file = "settings/redirects.json";
  await page.goto(`${desk.address}/#/`);
  const faults = page.getByText("Leder i ring", { exact: false });
  await expect(page.getByText(/^Å gjøre/)).toBeVisible();
  const before = desk.read(file);
  const ring = before.replace('"redirects": [', '"redirects": [\n    { "from": "/ring", "to": "/ring" },');
  desk.write(file, ring);
  await expect(faults.first()).toBeVisible();
  desk.write(file, before);
  await expect(faults).toHaveCount(0);
});

test("Uka shows a change on disk, and keeps the focus", async ({ page, desk }) => {
  const file = "events/nattekspressen.json";
  await page.goto(`${desk.address}/#/uka`);
  const one = page
    .getByRole("table")
    .getByRole("button", { name: /Nattekspressen/ })
    .first();
  await one.focus();
  const all = desk.read(file);
  const setStatus = (status: string) => desk.write(file, all.replace(/"status": "\w+"/g, `"status": "${status}"`));
  setStatus("fewLeft");
  await expect(one).toContainText("Få billetter igjen");
  setStatus("soldOut");
  await expect(one).toContainText("Utsolgt");
  await expect(one).toBeFocused();
});

test("Bilder shows a file that has come", async ({ page, desk }) => {
  const images = join(desk.root, "content/images/filmer");
  const come = (name: string) => copyFileSync(join(images, "kraka.jpg"), join(images, name));
  await page.goto(`${desk.address}/#/bilder`);
  come("forste.jpg");
  await expect(page.getByTitle("filmer/forste.jpg")).toBeVisible();
  come("andre.jpg");
  await expect(page.getByTitle("filmer/andre.jpg")).toBeVisible();
});
