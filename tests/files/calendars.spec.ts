import { expect, test } from "@playwright/test";
import { SHOWINGS, type Showing, SITE } from "../browser/support/content";
import { CULTURE_ROUTES, FILM_ROUTES } from "../browser/support/routes";
import { NOW } from "../browser/support/venue-time";
import { eventsIn } from "./support/calendars";
import { pageOf } from "./support/showings";

const idsOf = (showings: readonly Showing[]): readonly string[] => showings.map(({ id }) => id).sort();
const idsIn = (path: string): readonly string[] =>
  eventsIn(path)
    .map(({ key }) => key)
    .sort();

test("every showing has its own, which agrees with the content", () => {
  expect(SHOWINGS.length).toBeGreaterThan(100);
  for (const showing of SHOWINGS) {
    const events = eventsIn(`kalender/${showing.id}.ics`);
    const [event, ...sale] = events;
    const opens = showing.status === "saleOpensAt" ? [`salg-${showing.id}@${SITE.id}`] : [];
    expect
      .soft(
        sale.map(({ uid }) => uid),
        showing.id,
      )
      .toEqual(opens);
    const hall = SITE.halls.find(({ id }) => id === showing.hall)?.name;
    expect.soft(event, showing.id).toMatchObject({
      uid: `${showing.id}@${SITE.id}`,
      start: showing.start,
      end: showing.ends,
      zone: "Europe/Oslo",
      status: showing.status === "cancelled" ? "CANCELLED" : "CONFIRMED",
      url: `https://${SITE.host}${pageOf(showing)}`,
    });
    expect.soft(event?.summary, showing.id).toContain(showing.production.title);
    expect.soft(event?.location, showing.id).toContain(hall);
    expect.soft(event?.stamp.getTime(), showing.id).toBeLessThan(NOW.getTime());
  }
});

const FEEDS: Readonly<Record<string, (showing: Showing) => boolean>> = {
  alt: () => true,
  kino: ({ production }) => production.object === "movie",
  kultur: ({ production }) => production.object === "culture",
  bibliotek: ({ production }) => production.typeText === "Bibliotek",
  barn: ({ production }) => production.audience.includes("children"),
};

for (const [name, holds] of Object.entries(FEEDS)) {
  test(`${name}.ics has the content's showings`, () => {
    const wanted = SHOWINGS.filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(idsIn(`kalender/${name}.ics`)).toEqual(idsOf(wanted));
  });
}

for (const [folder, routes] of [
  ["film", FILM_ROUTES],
  ["arrangement", CULTURE_ROUTES],
] as const) {
  test(`each page of kalender/${folder} has its own, with all versions`, () => {
    for (const route of routes) {
      const wanted = SHOWINGS.filter((showing) => pageOf(showing) === route);
      expect.soft(idsIn(`kalender/${folder}${route}.ics`), route).toEqual(idsOf(wanted));
    }
  });
}

/** An earlier build in this folder may have published changes to calendars, which raised them further. */
test("moved and cancelled showings have a sequence above that of the plan", () => {
  const events = eventsIn("kalender/alt.ics");
  const lowest = (status: string) => {
    const wanted = idsOf(SHOWINGS.filter((showing) => showing.status === status));
    expect(wanted.length).toBeGreaterThan(0);
    return Math.min(...events.filter(({ key }) => wanted.includes(key)).map(({ sequence }) => sequence));
  };
  expect(lowest("moved")).toBeGreaterThanOrEqual(1);
  expect(lowest("cancelled")).toBeGreaterThanOrEqual(2);
});
