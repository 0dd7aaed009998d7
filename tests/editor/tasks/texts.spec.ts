import sharp from "sharp";
import { expect, test } from "../support/desk";
import { box, changedSince, errorsIn, field, Steps, saved } from "../support/steps";

test("an article with a picture in 12 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#335577" } })
    .jpeg()
    .toBuffer();
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny artikkel" }));
  await steps.write(page.getByLabel("Overskrift", { exact: true }), "Nytt lerret i kinosalen");
  await steps.write(box(page, "Ingress"), "Lerretet er større, og bildet er klarere.");
  await steps.write(page.getByRole("textbox", { name: "Tekst", exact: true }), "Det ble hengt opp i natt.");
  await steps.upload(page.getByRole("button", { name: "Last opp bilde" }).first(), "IMG_1.jpg", bytes);
  await steps.write(field(page, "image-alt"), "Et hvitt lerret i en tom sal.");
  await steps.choose(page.getByRole("combobox", { name: /Emne/ }), "Kino");
  await saved(page, steps);
  expect(steps.count).toBeLessThanOrEqual(12);
  expect(changedSince(desk, before, "articles")).toEqual([
    expect.stringMatching(/^\d+ 0 articles\/nytt-lerret-i-kinosalen\.json$/),
  ]);
  expect(JSON.parse(desk.read("articles/nytt-lerret-i-kinosalen.json"))).toMatchObject({
    slug: "nytt-lerret-i-kinosalen",
    content: expect.anything(),
    image: { image: "artikler/nytt-lerret-i-kinosalen.jpg" },
    category: "cinema",
  });
  expect(await errorsIn(page, desk)).toEqual([]);
});

test("an information page with an entry in the menu in 12 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny side" }));
  await steps.write(page.getByLabel("Overskrift", { exact: true }).first(), "Parkering ved huset");
  await steps.write(page.getByRole("textbox", { name: "Tekst", exact: true }), "Det er gratis etter kl. 17.");
  await steps.write(box(page, "Beskrivelse"), "Hvor du kan sette bilen når du skal i kulturhuset.");
  await steps.choose(page.getByLabel("Plass i menyen"), "Øverst, under Kino");
  await saved(page, steps);
  expect(steps.count).toBeLessThanOrEqual(12);
  expect(JSON.parse(desk.read("pages/parkering-ved-huset.json"))).toMatchObject({
    path: "/parkering-ved-huset",
    meta: { nb: { title: "Parkering ved huset" } },
  });
  expect(changedSince(desk, before, "pages", "menus")).toEqual([
    expect.stringMatching(/^1[01] [01] menus\/header\.json$/),
    expect.stringMatching(/^\d+ 0 pages\/parkering-ved-huset\.json$/),
  ]);
  const { items } = JSON.parse(desk.read("menus/header.json"));
  expect(items.at(-1)).toMatchObject({ parent: "kino", label: "Parkering ved huset", path: "/parkering-ved-huset" });
  expect(await errorsIn(page, desk)).toEqual([]);
});
