import { expect, test } from "@playwright/test";
import { z } from "zod";
import { type HouseServices, startHouseServices } from "./support/house-services";
import { run } from "./support/processes";
import { type Refreshing, startRefreshing } from "./support/refreshing";
import { openWorkshop, warmMoment } from "./support/workshop";

/** From a change in the system that sells the tickets to the published site, with every part as in production. */

const HALF_HOUR_MS = 30 * 60_000;
/** A showing that is followed by another this much later can be moved by half an hour. */
const GAP_MS = 5 * HALF_HOUR_MS + 2 * 60 * 60_000;

const workshop = openWorkshop();

const openData = z.object({
  productions: z.array(z.object({ id: z.string(), kind: z.string(), url: z.url() })),
  showings: z.array(
    z.object({
      id: z.string(),
      production: z.string(),
      start: z.string(),
      hall: z.string(),
      status: z.string(),
      reason: z.string().nullable(),
      previousStart: z.string().nullable(),
    }),
  ),
});
type Showing = z.infer<typeof openData>["showings"][number];

let services: HouseServices;
let site: Refreshing;
/** The content's own start, which the source gives: the demonstration moves it by whole weeks. */
const sourceStart = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  workshop.restore("warm");
  services = await startHouseServices(workshop, { clock: warmMoment() });
  site = await startRefreshing(workshop, { ...services.variables, CLOCK: warmMoment() });
  for (const { id, start } of await services.showings()) sourceStart.set(id, start);
});
test.afterAll(async () => {
  await site.stop();
  await services.stop();
});

const published = async () => openData.parse(JSON.parse(await site.read("/data/program.json")));

const pageOf = async ({ production }: Showing): Promise<string> => {
  const found = (await published()).productions.find(({ id }) => id === production);
  if (found === undefined) throw new Error(`The open data lack ${production}`);
  return new URL(found.url).pathname;
};

/** Showings of films, on sale, tomorrow or later, with nothing in their hall soon after them. */
const ordinary = async (): Promise<readonly Showing[]> => {
  const { productions, showings } = await published();
  const films = new Set(productions.filter(({ kind }) => kind === "movie").map(({ id }) => id));
  const isFollowed = (showing: Showing) =>
    showings.some(({ hall, start }) => {
      const later = Date.parse(start) - Date.parse(showing.start);
      return hall === showing.hall && later > 0 && later < GAP_MS;
    });
  return showings.filter(
    (showing) =>
      films.has(showing.production) &&
      showing.status === "onSale" &&
      showing.start.slice(0, 10) > warmMoment().slice(0, 10) &&
      sourceStart.has(showing.id) &&
      !isFollowed(showing),
  );
};

const graph = (page: string): string =>
  page.match(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "";

const calendarOf = async ({ id }: Showing): Promise<string> =>
  (await site.read(`/kalender/${id}.ics`)).replaceAll("\r\n ", "");

const find = async (id: string) => (await published()).showings.find((showing) => showing.id === id);

test("a showing that the source cancels is cancelled on its page, in calendars, structured and open data", async () => {
  const [showing] = await ordinary();
  if (showing === undefined) throw new Error("The programme has no ordinary showing");
  expect(await calendarOf(showing)).toContain("STATUS:CONFIRMED");
  const sequence = Number(/SEQUENCE:(\d+)/.exec(await calendarOf(showing))?.[1]);
  const path = await pageOf(showing);
  await services.order({ showing: showing.id, status: "cancelled", reason: "Maskinen er på verksted." });
  const seconds = await site.refreshUntil(path, (page) => page.includes("Maskinen er på verksted."));
  console.log(`From the cancellation at the source to the published page: ${seconds.toFixed(1)} s.`);
  const page = await site.read(path);
  expect(graph(page)).toContain("https://schema.org/EventCancelled");
  expect(await find(showing.id)).toMatchObject({ status: "cancelled", reason: "Maskinen er på verksted." });
  const calendar = await calendarOf(showing);
  expect(calendar).toContain("STATUS:CANCELLED");
  expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(sequence);
});

test("a showing that the source moves is moved everywhere", async () => {
  const [showing] = await ordinary();
  const start = sourceStart.get(showing?.id ?? "");
  if (showing === undefined || start === undefined) throw new Error("The programme has no ordinary showing");
  const path = await pageOf(showing);
  const moved = new Date(Date.parse(`${start.slice(0, 16)}Z`) + HALF_HOUR_MS).toISOString().slice(0, 16);
  await services.order({ showing: showing.id, start: moved + start.slice(16) });
  await site.refreshUntil("/data/program.json", (text) =>
    openData.parse(JSON.parse(text)).showings.some(({ id, previousStart }) => id === showing.id && previousStart),
  );
  const after = await find(showing.id);
  expect(Date.parse(after?.start ?? "") - Date.parse(showing.start)).toBe(HALF_HOUR_MS);
  expect(after?.previousStart).toBe(showing.start);
  expect(graph(await site.read(path))).toContain("https://schema.org/EventRescheduled");
  const clock = (after?.start ?? "").slice(0, 16).replaceAll(/[-:]/g, "");
  expect(await calendarOf(showing)).toContain(`DTSTART;TZID=Europe/Oslo:${clock}00`);
});

test("asking again without a change changes nothing", async () => {
  const env = { ...services.variables, CLOCK: warmMoment() };
  const args = ["run", "--silent", "content:pull", "--", "--plan", "--json"];
  const { code, output } = await run({ command: "npm", args, cwd: workshop.site, env });
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ files: [] });
});
