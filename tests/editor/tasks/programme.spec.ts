import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, test } from "../support/desk";
import { box, changedSince, errorsIn, field, Steps, saved } from "../support/steps";

const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a new film with poster, cover, trailer and three showings, one in 3D, in 25 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Ny film" }));
  await steps.write(field(page, "title"), "Fyrtårnet i skogen");
  await steps.write(box(page, "EDI-nummer"), "20401");
  await steps.write(box(page, "Spilletid"), "96");
  await steps.choose(page.getByRole("combobox", { name: /Aldersgrense/ }), "9 år");
  await steps.write(box(page, "Kort omtale"), "En fyrvokter uten hav tenner lyset likevel.");
  await steps.write(page.getByRole("textbox", { name: "Omtale", exact: true }), "Midt i skogen står det et fyr.");
  await steps.write(box(page, "Regi"), "Solveig Prøvestad");
  await steps.write(box(page, "Skuespillere"), "Bergljot Øvreplass\nTorgrim Sporveksel");
  await steps.write(box(page, "Sjangre"), "Drama");
  await steps.write(box(page, "Distributør"), "Nordlys Filmdistribusjon");
  await steps.write(box(page, "Premiere"), "8/12/2026");
  const uploads = page.getByRole("button", { name: "Last opp bilde" });
  await steps.upload(uploads.nth(0), "bredt.jpg", await picture(1920, 1080, "#1f5d4a"));
  await steps.write(field(page, "assets-0-alt"), "Et fyrtårn mellom høye grantrær.");
  await steps.upload(uploads.nth(1), "plakat.jpg", await picture(1000, 1500, "#5d1f3a"));
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
  expect(steps.count).toBeLessThanOrEqual(25);

  await expect(page.getByText("Lagret: Ny: Fyrtårnet i skogen med 3 forestillinger.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Fyrtårnet i skogen" })).toBeVisible();
  const files = ["productions", "events"].flatMap((folder) =>
    ["fyrtarnet-i-skogen", "fyrtarnet-i-skogen-3d"].map((name) => `${folder}/${name}.json`),
  );
  const changed = changedSince(desk, before, ...files);
  expect(changed).toHaveLength(4);
  for (const line of changed) expect(line).toMatch(/^\d+ 0 /);
  expect(JSON.parse(desk.read("productions/fyrtarnet-i-skogen.json"))).toMatchObject({
    id: "fyrtarnet-i-skogen",
    parentSlug: "fyrtarnet-i-skogen-20401",
    trailer: { title: "Trailer: Fyrtårnet i skogen", seconds: 94 },
    cast: ["Bergljot Øvreplass", "Torgrim Sporveksel"],
    assets: [{ image: "filmer/fyrtarnet-i-skogen-cover.jpg" }, { image: "filmer/fyrtarnet-i-skogen.jpg" }],
  });
  expect(JSON.parse(desk.read("productions/fyrtarnet-i-skogen-3d.json"))).toMatchObject({
    parentSlug: "fyrtarnet-i-skogen-20401",
    ediNumber: "20402",
    versionLabel: "3D",
    format: "3D",
  });
  const { events } = JSON.parse(desk.read("events/fyrtarnet-i-skogen-3d.json"));
  expect(events).toMatchObject([{ start: "2026-12-10T09:00", hall: "kinosal", priceList: "kino-3d" }]);
  expect(await errorsIn(page, desk)).toEqual([]);
  // Once with the command of the operators, too.
  const told = execFileSync(process.execPath, ["--import", "tsx", "scripts/content/check-content.ts"], {
    env: { ...process.env, CONTENT_DIR: `${desk.root}/content` },
    encoding: "utf8",
  });
  expect(told).toContain("Innholdet kan bygges");
});

test("a free culture event in 15 steps, and it is taken back with one button", async ({ page, desk }) => {
  const steps = new Steps();
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Nytt arrangement" }));
  await steps.write(field(page, "title"), "Sangkveld i foajeen");
  await steps.write(box(page, "Slags"), "Konsert");
  await steps.write(box(page, "Kort omtale"), "Alle synger, og ingen må kunne det fra før.");
  await steps.write(page.getByRole("textbox", { name: "Omtale", exact: true }), "Vi deler ut tekster.");
  const uploads = page.getByRole("button", { name: "Last opp bilde" });
  await steps.upload(uploads.nth(0), "bredt.jpg", await picture(1920, 1080, "#8a5d1f"));
  await steps.write(field(page, "assets-0-alt"), "Mange åpne munner i en halvsirkel.");
  await steps.upload(uploads.nth(1), "plakat.jpg", await picture(1000, 1500, "#1f2d8a"));
  await steps.write(field(page, "assets-1-alt"), "En note med hatt.");
  await steps.write(box(page, "Varighet"), "60");
  const showing = page.getByRole("group", { name: "Forestilling 1", exact: true });
  await steps.write(showing.getByLabel("Tidspunkt"), "8/12/2026 8.00");
  await steps.choose(showing.getByLabel("Sal"), "Biblioteket");
  await steps.click(showing.getByLabel("Gratis"));
  await saved(page, steps);
  expect(steps.count).toBeLessThanOrEqual(15);
  const { events } = JSON.parse(desk.read("events/sangkveld-i-foajeen.json"));
  expect(events).toEqual([expect.objectContaining({ start: "2026-12-08T08:00", hall: "biblioteket", status: "free" })]);
  expect(Object.keys(events[0])).not.toContain("ticketUrl");
  expect(await errorsIn(page, desk)).toEqual([]);
  const made = ["events/sangkveld-i-foajeen.json", "productions/sangkveld-i-foajeen.json"];
  expect(desk.git("show", "--numstat", "--format=").split("\n")).toHaveLength(made.length);

  await page.getByRole("button", { name: "Angre lagringen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filmer og arrangementer");
  for (const file of made) expect(() => desk.read(file)).toThrow();
});
