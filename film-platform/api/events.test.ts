import { z } from "zod";
import { smallProgramme } from "../testing/small-programme";
import { newBrowser } from "../testing/test-browser";
import { newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";
import { liveShowing } from "./shapes";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder });
});

const get = (query: string) => newBrowser().get(platform.at(118, `events?${query}`));
const events = async (query: string) => z.array(liveShowing.strict()).parse((await get(query)).json);

test("returns the requested showings, and leaves out unknown ones", async () => {
  const found = await events("site=118&keys=mane-1208,ukjent,natt-1209");
  expect(found.map(({ id }) => id).sort()).toEqual(["mane-1208", "natt-1209"]);
  expect(await events("site=118&keys=")).toEqual([]);
});

test("has the status that the site was built with, and consistent seats", async () => {
  const all = await events(`site=118&keys=${smallProgramme.showings.map(({ id }) => id).join(",")}`);
  expect(all).toHaveLength(smallProgramme.showings.length);
  const seatsOf = (id: string) => all.find((one) => one.id === id)?.seatsLeft;
  for (const { id, status } of smallProgramme.showings) {
    expect(all).toContainEqual({ id, status, seatsLeft: seatsOf(id) });
  }
  expect(seatsOf("mane-1208")).toBe(0);
  expect(seatsOf("natt-1205-tidlig")).toBeGreaterThan(0);
  expect(seatsOf("natt-1205-tidlig")).toBeLessThan(10);
  expect(seatsOf("natt-1128")).toBeGreaterThanOrEqual(10);
  for (const id of ["natt-1205-avlyst", "natt-1210", "natt-1211", "lesestund-1205"]) expect(seatsOf(id)).toBeNull();
});

test("requires the partner's own site id", async () => {
  expect((await get("site=178&keys=mane-1208")).status).toBe(404);
  expect((await get("keys=mane-1208")).status).toBe(400);
  expect((await get("site=118")).status).toBe(400);
});
