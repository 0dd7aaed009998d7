import sharp from "sharp";
import { box, field, saved } from "../../support/steps";
import type { Work } from "./work";

/** An article with a picture. */
export const newArticle: Work = async ({ page, desk, steps }) => {
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
};

/** An information page with an entry in the menu. */
export const newPage: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny side" }));
  await steps.write(page.getByLabel("Overskrift", { exact: true }).first(), "Parkering ved huset");
  await steps.write(page.getByRole("textbox", { name: "Tekst", exact: true }), "Det er gratis etter kl. 17.");
  await steps.write(box(page, "Beskrivelse"), "Hvor du kan sette bilen når du skal i kulturhuset.");
  await steps.choose(page.getByLabel("Plass i menyen"), "Øverst, under Kino");
  await saved(page, steps);
};
