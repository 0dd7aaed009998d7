import { expect, test } from "@playwright/test";
import { z } from "zod";
import { SHOWINGS, SITE } from "../browser/support/content";
import { dayAfter, hoursOn, PART } from "../browser/support/opening-hours";
import { ALL_ROUTES, FILM_ROUTES } from "../browser/support/routes";
import { buildDay, momentsOf } from "../browser/support/venue-time";
import { builtPage } from "./support/built-pages";
import { pageOf } from "./support/showings";
import { thingsOn } from "./support/structured-data";

const HOST = `https://${SITE.host}`;

/** Google's fields of an event: required, then recommended (for films, without performers). */
const FIELDS = [
  ...["name", "startDate", "location"],
  ...["description", "endDate", "eventStatus", "image", "offers", "organizer", "eventAttendanceMode"],
];

for (const [route, type] of [
  ["/stille-vann-20271", "ScreeningEvent"],
  ["/viser-i-skumringen-k108", "MusicEvent"],
] as const) {
  test(`${route} describes each showing to come`, () => {
    const events = thingsOn(builtPage(route)).filter((thing) => thing["@type"] === type);
    const [moment = ""] = momentsOf(`${route}/index.html`.slice(1));
    const coming = SHOWINGS.filter((showing) => pageOf(showing) === route && showing.ends > moment);
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBe(coming.length);
    // What had begun at the build is not sold any more.
    const isSold = ({ startDate }: (typeof events)[number]) => String(startDate).slice(0, 16) > moment;
    for (const event of events)
      for (const field of FIELDS.filter((name) => name !== "offers" || isSold(event)))
        expect(event[field], `${field}`).toBeTruthy();
    const moved = events.filter(({ eventStatus }) => eventStatus === "https://schema.org/EventRescheduled");
    expect(moved).toHaveLength(coming.filter(({ status }) => status === "moved").length);
    for (const { previousStartDate } of moved) expect(previousStartDate).toMatch(/^\d{4}-.+\+0[12]:00$/);
  });
}

test("a film's page has the film", () => {
  for (const route of FILM_ROUTES) {
    const films = thingsOn(builtPage(route)).filter((thing) => thing["@type"] === "Movie");
    expect.soft(films, route).toHaveLength(1);
  }
});

test("the front page describes the venue, with address and hours", () => {
  const venue = thingsOn(builtPage("/")).find((thing) => thing["@type"] === "CivicStructure");
  expect(venue).toMatchObject({ name: SITE.name, address: { "@type": "PostalAddress", addressCountry: "NO" } });
  expect(venue?.containsPlace).toHaveLength(SITE.openingHours.length);
});

const steps = z.array(z.object({ position: z.number(), item: z.string() }));

test("every other page has breadcrumbs", () => {
  for (const route of ALL_ROUTES.filter((one) => one !== "/")) {
    const way = thingsOn(builtPage(route)).find((thing) => thing["@type"] === "BreadcrumbList");
    const reported = steps.safeParse(way?.itemListElement).data ?? [];
    const positions = reported.map(({ position }) => position);
    expect.soft(positions, route).toEqual(reported.map((_step, index) => index + 1));
    expect.soft([reported[0]?.item, reported[reported.length - 1]?.item], route).toEqual([HOST, HOST + route]);
  }
});

const specification = z.object({
  validFrom: z.string(),
  validThrough: z.string(),
  opens: z.string(),
  closes: z.string(),
});

test("the venue's hours are those of its programme, day by day", () => {
  const things = thingsOn(builtPage("/"));
  const places = z
    .array(z.object({ name: z.string(), openingHoursSpecification: z.array(z.unknown()) }))
    .parse(things.find((thing) => thing["@type"] === "CivicStructure")?.containsPlace);
  const reported = z
    .array(specification)
    .parse(places.find(({ name }) => name === PART.name)?.openingHoursSpecification);
  expect(reported.length).toBeGreaterThan(20);
  expect(reported).toEqual(
    reported.map((_one, index) => {
      const day = dayAfter(buildDay(), index);
      const { opens, closes } = hoursOn(day) ?? { opens: "00:00", closes: "00:00" };
      return { validFrom: day, validThrough: day, opens, closes };
    }),
  );
});
