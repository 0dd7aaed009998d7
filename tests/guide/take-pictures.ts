import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../editor/support/desk";

const FOLDER = "docs/pictures";
const QUALITY = 78;

/** A day of the demonstration's own week, so that its dates are not moved. The desk of the worker reads it. */
const NOW = "2026-12-01T10:00";
process.env.CLOCK = NOW;
process.env.GIT_AUTHOR_DATE = `${NOW}:00+01:00`;
process.env.GIT_COMMITTER_DATE = `${NOW}:00+01:00`;

const take = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByText(/^(Henter|Kontrollerer|Går gjennom)/)).toHaveCount(0);
  await page.evaluate(async () => {
    await Promise.all([...document.images].filter(({ loading }) => loading !== "lazy").map((one) => one.decode()));
  });
  mkdirSync(FOLDER, { recursive: true });
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  await sharp(shot).webp({ quality: QUALITY, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
};

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${NOW}:00+01:00`);
});

test("the first page", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/`);
  await expect(page.getByRole("heading", { name: /^Å gjøre/ })).toBeVisible();
  await take(page, "oversikt");
});

test("a new film with its showings", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/ny/productions?som=film`);
  await page.locator("#felt-title").fill("Fyrtårnet i skogen");
  await page.getByLabel("EDI-nummer", { exact: true }).fill("20401");
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, "ny-film");
  const showing = (number: number) => page.getByRole("group", { name: `Forestilling ${number}`, exact: true });
  await showing(1).getByLabel("Tidspunkt").fill("tir 8/12 18");
  await showing(2).getByLabel("Tidspunkt").fill("ons 9/12 20.15");
  await showing(2).getByLabel("3D").check();
  await page
    .getByRole("group", { name: "Forestillinger", exact: false })
    .first()
    .evaluate((part) => {
      part.scrollIntoView({ block: "center" });
    });
  await take(page, "forestillinger");
});

test("the week, and a showing that is cancelled", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/uka`);
  await expect(page.getByRole("table")).toBeVisible();
  await take(page, "uka");
  await page
    .getByRole("table")
    .getByRole("button", { name: /Nattekspressen/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Avlys", exact: true }).click();
  await page.getByLabel("Hvorfor blir den avlyst?").fill("Maskinen er på verksted.");
  await take(page, "avlys");
});

test("the check beside a field", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/rediger/productions/jordmora`);
  const title = page.locator("#felt-runningTime");
  await title.fill("0");
  await title.blur();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, "kontrollen");
});

test("a picture with its cuts", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/rediger/productions/kraka?felt=assets.1.image`);
  await page.getByText("Fokuspunkt", { exact: true }).click();
  const marker = page.getByRole("button", { name: /^Fokuspunkt/ }).first();
  await expect(marker).toBeVisible();
  await marker.evaluate((part) => part.scrollIntoView({ block: "center" }));
  await take(page, "bilde");
});

test("prices", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/rediger/sites/kulturhuset?bare=priceLists`);
  await page.locator("#felt-priceLists-0-prices-0-amount").fill("140");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("button", { name: "Angre lagringen" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, "priser");
});
