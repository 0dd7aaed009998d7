import { z } from "zod";
import { liveShowing } from "../api/shapes";
import type { Programme } from "../data/programme";
import { houseShowing } from "../testing/house-showing";
import { smallProgramme } from "../testing/small-programme";
import { newBrowser } from "../testing/test-browser";
import { newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";
import { newChanges } from "./changes";

const dataFolder = newFolder();
let platform: TestPlatform;

/** Of a demonstration that was moved by a week. */
const programme: Programme = {
  ...smallProgramme,
  house: {
    productions: [],
    articles: [],
    showings: [houseShowing({ id: "natt-1128", production: "natt", start: "2026-11-21T20:00" })],
  },
};

beforeAll(async () => {
  platform = await startPlatform({ dataFolder, faults: true, programme: () => programme });
});

const order = (method: string, body?: object) =>
  fetch(`${platform.url}/changes`, {
    method,
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
afterEach(() => order("DELETE"));

const told = async (id: string) => {
  const { json } = await newBrowser().get(platform.at(118, `events?site=118&keys=${id}`));
  return z.array(liveShowing.strict()).parse(json)[0];
};

test("the events call follows a cancellation, with its reason", async () => {
  await order("PUT", { showing: "mane-1205", status: "cancelled", reason: "Sykdom." });
  expect(await told("mane-1205")).toEqual({
    id: "mane-1205",
    status: "cancelled",
    seatsLeft: null,
    reason: "Sykdom.",
  });
});

test("only changes that the platform can make are taken", async () => {
  const status = async (body: object) => (await order("PUT", body)).status;
  expect(await status({ copies: 20_000 })).toBeLessThan(300);
  for (const wrong of [
    { copies: 20_001 },
    { copies: 0 },
    { copies: 1.5 },
    { showing: "mane-1205", gone: false },
    { showing: "mane-1205", colour: "blå" },
    { newFilm: "Fuglen" },
  ])
    expect({ wrong, status: await status(wrong) }).toEqual({ wrong, status: 400 });
});

test("a new time comes with the one before, in the days that the site was built with", async () => {
  await order("PUT", { showing: "natt-1128", status: "moved", start: "2026-11-22T18:30" });
  expect(await told("natt-1128")).toMatchObject({
    status: "moved",
    start: "2026-11-29T18:30:00+01:00",
    previousStart: "2026-11-28T20:00:00+01:00",
  });
});

test.each(["2026-12-05T19:30", "i morgen"])("no time comes for %s, which is no change", async (start) => {
  await order("PUT", { showing: "mane-1205", start });
  expect(await told("mane-1205")).not.toHaveProperty("start");
});

test("the last order for a showing counts, field by field, until all are taken back", async () => {
  await order("PUT", { showing: "mane-1205", status: "cancelled", reason: "Sykdom." });
  await order("PUT", { showing: "natt-1209", status: "soldOut" });
  await order("PUT", { showing: "mane-1205", status: "fewLeft" });
  expect(await told("mane-1205")).toMatchObject({ status: "fewLeft", reason: "Sykdom." });
  expect(await told("natt-1209")).toMatchObject({ status: "soldOut", seatsLeft: 0 });
  expect((await order("DELETE")).status).toBe(204);
  expect(await told("mane-1205")).toMatchObject({ status: "onSale" });
});

test("a status that the events call does not know is left out", async () => {
  await order("PUT", { showing: "mane-1205", status: "utsatt" });
  expect(await told("mane-1205")).toMatchObject({ status: "onSale" });
});

test("orders add up in the order in which they came, and are no one's who has no house", () => {
  const changes = newChanges();
  changes.add({ showing: "natt-1128", hall: "scenen" });
  changes.add({ copies: 1 });
  changes.add({ showing: "natt-1128", gone: true });
  expect(changes.applied(programme).house.showings).toMatchObject([{ id: "kopi-1", hall: "scenen" }]);
  expect(changes.applied(smallProgramme).house).toEqual({ productions: [], showings: [], articles: [] });
  changes.clear();
  expect(changes.applied(programme).house).toEqual(programme.house);
});
