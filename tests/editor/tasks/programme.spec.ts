import { execFileSync } from "node:child_process";
import { expect, test } from "../support/desk";
import { changedSince, errorsIn, field, Steps } from "../support/steps";
import { freeEvent, newFilm } from "./work/programme-work";

test("a new film with poster, cover, trailer and three showings, one in 3D, in 26 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await newFilm({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(26);

  await expect(page.getByRole("main").getByText("Lagret: Ny: Fyrtårnet i skogen med 3 forestillinger.")).toBeVisible();
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
    assets: [
      { type: "first_image", image: "filmer/fyrtarnet-i-skogen-cover.jpg" },
      { type: "poster", image: "filmer/fyrtarnet-i-skogen.jpg" },
    ],
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
  // The next one begins anew.
  await page.goto(`${desk.address}/#/ny/productions?som=film`);
  await expect(page.getByRole("heading", { level: 1, name: "Ny film" })).toBeVisible();
  await expect(field(page, "title")).toHaveValue("");
});

test("a free culture event in 16 steps, and it is taken back with one button", async ({ page, desk }) => {
  const steps = new Steps();
  await freeEvent({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(16);
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
