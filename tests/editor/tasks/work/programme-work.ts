import sharp from "sharp";
import { box, field, saved } from "../../support/steps";
import type { Work } from "./work";

const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A new film with poster, cover, trailer and three showings, one in 3D. */
export const newFilm: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny film" }));
  await steps.write(field(page, "title"), "Fyrtårnet i skogen");
  await steps.click(page.getByRole("button", { name: "Vis alle felt" }));
  await steps.write(box(page, "EDI-nummer"), "20401");
  await steps.write(box(page, "Spilletid i minutter"), "96");
  await steps.choose(page.getByRole("combobox", { name: /Aldersgrense/ }), "9 år");
  await steps.write(box(page, "Kort omtale"), "En fyrvokter uten hav tenner lyset likevel.");
  await steps.write(page.getByRole("textbox", { name: "Omtale", exact: true }), "Midt i skogen står det et fyr.");
  await steps.write(box(page, "Regi"), "Solveig Prøvestad");
  await steps.write(box(page, "Skuespillere"), "Bergljot Øvreplass\nTorgrim Sporveksel");
  await steps.write(box(page, "Sjangre"), "Drama");
  await steps.write(box(page, "Distributør"), "Nordlys Filmdistribusjon");
  await steps.write(box(page, "Premieredato"), "8/12/2026");
  const places = page.getByRole("group", { name: "Nytt bilde" });
  await steps.upload(
    places.nth(0).getByRole("button", { name: "Last opp bilde" }),
    "bredt.jpg",
    await picture(1920, 1080, "#1f5d4a"),
  );
  await steps.write(field(page, "assets-0-alt"), "Et fyrtårn mellom høye grantrær.");
  await steps.drop(places.nth(1), "plakat.jpg", await picture(1000, 1500, "#5d1f3a"));
  await steps.write(field(page, "assets-1-alt"), "Et lite fyrtårn under en stor måne.");
  await steps.write(field(page, "trailer-url"), "https://video.example.no/embed/fyrtarnet");
  await steps.write(box(page, "Sekunder"), "94");
  const showing = (number: number) => page.getByRole("group", { name: `Forestilling ${number}`, exact: true });
  await steps.write(showing(1).getByLabel("Tidspunkt"), "8/12/2026 9.00");
  await steps.write(showing(2).getByLabel("Tidspunkt"), "9/12/2026 9.00");
  await steps.write(showing(3).getByLabel("Tidspunkt"), "10/12/2026 9.00");
  await steps.click(showing(3).getByLabel("3D"));
  await steps.write(box(page, "EDI-nummer for 3D-versjonen"), "20402");
  await saved(page, steps);
};

/** A culture event that is free. */
export const freeEvent: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Nytt arrangement" }));
  await steps.write(field(page, "title"), "Sangkveld i foajeen");
  await steps.click(page.getByRole("button", { name: "Vis alle felt" }));
  await steps.write(box(page, "Type"), "Konsert");
  await steps.write(box(page, "Kort omtale"), "Alle synger, og ingen må kunne det fra før.");
  await steps.write(page.getByRole("textbox", { name: "Omtale", exact: true }), "Vi deler ut tekster.");
  const places = page.getByRole("group", { name: "Nytt bilde" });
  await steps.upload(
    places.nth(0).getByRole("button", { name: "Last opp bilde" }),
    "bredt.jpg",
    await picture(1920, 1080, "#8a5d1f"),
  );
  await steps.write(field(page, "assets-0-alt"), "Mange åpne munner i en halvsirkel.");
  await steps.drop(places.nth(1), "plakat.jpg", await picture(1000, 1500, "#1f2d8a"));
  await steps.write(field(page, "assets-1-alt"), "En note med hatt.");
  await steps.write(box(page, "Varighet"), "60");
  const showing = page.getByRole("group", { name: "Forestilling 1", exact: true });
  await steps.write(showing.getByLabel("Tidspunkt"), "8/12/2026 8.00");
  await steps.choose(showing.getByLabel("Sal"), "Biblioteket");
  await steps.click(showing.getByLabel("Gratis"));
  await saved(page, steps);
};
