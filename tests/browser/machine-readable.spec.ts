import type { Page } from "@playwright/test";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { z } from "zod";
import { type CalendarEvent, eventsAt } from "./support/calendars";
import { ARTICLES, SHOWINGS, type Showing, SITE } from "./support/content";
import { stateOf } from "./support/expected/programme";
import { momentsOf, NOW } from "./support/house-time";
import { ALL_ROUTES, CULTURE_ROUTES, FILM_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

const HOST = `https://${SITE.host}`;

const keys = (showings: readonly (Showing | CalendarEvent)[]): readonly string[] =>
  showings.map((one) => ("key" in one ? one.key : one.id)).sort();

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.record(z.string(), z.unknown())),
});
type Thing = z.infer<typeof graph>["@graph"][number];

/** The structured data of a page as it is served, before any script. */
const thingsOn = async (page: Page, html: string): Promise<readonly Thing[]> => {
  await page.goto("about:blank");
  const texts = await page.evaluate((markup) => {
    const found = new DOMParser().parseFromString(markup, "text/html");
    return [...found.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
  }, html);
  expect(texts).toHaveLength(1);
  return graph.parse(JSON.parse(texts[0] ?? ""))["@graph"];
};

const pageOf = ({ production }: Showing): string => `/${production.parentSlug ?? production.pageReference}`;

test.describe("calendars", () => {
  test("every showing has its own, which agrees with the content", async ({ request }) => {
    expect(SHOWINGS.length).toBeGreaterThan(100);
    for (const showing of SHOWINGS) {
      const events = await eventsAt(request, `/kalender/${showing.id}.ics`);
      expect(events, showing.id).toHaveLength(1);
      const [event] = events;
      const hall = SITE.halls.find(({ id }) => id === showing.hall)?.name;
      expect(event, showing.id).toMatchObject({
        uid: `${showing.id}@${SITE.host}`,
        start: showing.start,
        end: showing.ends,
        zone: "Europe/Oslo",
        status: showing.status === "cancelled" ? "CANCELLED" : "CONFIRMED",
        url: HOST + pageOf(showing),
      });
      expect(event?.summary, showing.id).toContain(showing.production.title);
      expect(event?.location, showing.id).toContain(hall);
      expect(event?.stamp.getTime(), showing.id).toBeLessThan(NOW.getTime());
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
    test(`${name}.ics holds what it says`, async ({ request }) => {
      const wanted = SHOWINGS.filter(holds);
      expect(wanted.length).toBeGreaterThan(0);
      expect(keys(await eventsAt(request, `/kalender/${name}.ics`))).toEqual(keys(wanted));
    });
  }

  test("every film and culture event has its own, with all versions", async ({ request }) => {
    for (const [folder, routes] of [
      ["film", FILM_ROUTES],
      ["arrangement", CULTURE_ROUTES],
    ] as const) {
      for (const route of routes) {
        const events = await eventsAt(request, `/kalender/${folder}${route}.ics`);
        expect(keys(events), route).toEqual(keys(SHOWINGS.filter((showing) => pageOf(showing) === route)));
      }
    }
  });

  test("what is moved or cancelled outranks what calendars have", async ({ request }) => {
    const events = await eventsAt(request, "/kalender/alt.ics");
    const sequences = (status: (showing: Showing) => boolean) => {
      const wanted = keys(SHOWINGS.filter(status));
      expect(wanted.length).toBeGreaterThan(0);
      return events.filter(({ key }) => wanted.includes(key)).map(({ sequence }) => sequence);
    };
    const planned = Math.max(...sequences(({ status }) => !["moved", "cancelled"].includes(status)));
    const moved = sequences(({ status }) => status === "moved");
    expect(Math.min(...moved)).toBeGreaterThan(planned);
    expect(Math.min(...sequences(({ status }) => status === "cancelled"))).toBeGreaterThan(Math.max(...moved));
  });

  test("are served as calendars, asked for anew each time", async ({ request }) => {
    const { "content-type": type, "cache-control": cache } = (await request.get("/kalender/kino.ics")).headers();
    expect([type, cache]).toEqual(["text/calendar; charset=utf-8", "no-cache"]);
  });

  test("a showing's row leads to its calendar, also without script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/kinoprogram");
    const link = page.getByRole("link", { name: /^Legg i kalender: / }).first();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    await context.close();
  });
});

test.describe("structured data", () => {
  /** What Google asks of an event: required, then recommended (for films, performers are not asked for). */
  const FIELDS = [
    ...["name", "startDate", "location"],
    ...["description", "endDate", "eventStatus", "image", "offers", "organizer", "eventAttendanceMode"],
  ];

  for (const [route, type] of [
    ["/stille-vann-20271", "ScreeningEvent"],
    ["/viser-i-skumringen-k108", "MusicEvent"],
  ] as const) {
    test(`${route} tells of each showing to come`, async ({ sharedPage, request }) => {
      const html = await (await request.get(route)).text();
      const events = (await thingsOn(sharedPage, html)).filter((thing) => thing["@type"] === type);
      const [moment = ""] = momentsOf(`${route}/index.html`.slice(1));
      const coming = SHOWINGS.filter((showing) => pageOf(showing) === route && showing.ends > moment);
      expect(events.length).toBeGreaterThan(0);
      expect(events.length).toBe(coming.length);
      for (const event of events) for (const field of FIELDS) expect(event[field], `${field}`).toBeTruthy();
      const moved = events.filter(({ eventStatus }) => eventStatus === "https://schema.org/EventRescheduled");
      expect(moved).toHaveLength(coming.filter(({ status }) => status === "moved").length);
      for (const { previousStartDate } of moved) expect(previousStartDate).toMatch(/^\d{4}-.+\+0[12]:00$/);
    });
  }

  test("a film's page has the film", async ({ sharedPage, request }) => {
    for (const route of FILM_ROUTES) {
      const things = await thingsOn(sharedPage, await (await request.get(route)).text());
      expect(
        things.filter((thing) => thing["@type"] === "Movie"),
        route,
      ).toHaveLength(1);
    }
  });

  test("the front page has the house, with address and hours", async ({ sharedPage, request }) => {
    const things = await thingsOn(sharedPage, await (await request.get("/")).text());
    const house = things.find((thing) => thing["@type"] === "CivicStructure");
    expect(house).toMatchObject({ name: SITE.name, address: { "@type": "PostalAddress", addressCountry: "NO" } });
    expect(house?.containsPlace).toHaveLength(SITE.openingHours.length);
  });

  test("every other page says where it stands", async ({ sharedPage, request }) => {
    for (const route of ALL_ROUTES.filter((one) => one !== "/")) {
      const things = await thingsOn(sharedPage, await (await request.get(route)).text());
      const [way] = things.filter((thing) => thing["@type"] === "BreadcrumbList");
      const steps = z.array(z.object({ position: z.number(), item: z.string() })).parse(way?.itemListElement);
      expect(
        steps.map(({ position }) => position),
        route,
      ).toEqual(steps.map((_step, index) => index + 1));
      expect([steps[0]?.item, steps[steps.length - 1]?.item], route).toEqual([HOST, HOST + route]);
    }
  });

  test("leaves with the reader, because it holds for the page that was loaded", async ({ page }) => {
    await page.goto("/kinoprogram");
    await alive(page);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    await page.getByRole("link", { name: "til forsiden" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(data).toHaveCount(0);
  });
});

test.describe("open data and channels", () => {
  test("the programme is what its schema says, and what the content has", async ({ request }) => {
    const ajv = new Ajv({ allErrors: true });
    addFormats(ajv);
    const response = await request.get("/data/program.json");
    const data = await response.json();
    const validate = ajv.compile(await (await request.get("/data/program.schema.json")).json());
    validate(data);
    expect(validate.errors).toBeNull();
    const { showings } = z
      .object({ showings: z.array(z.object({ id: z.string(), start: z.string(), status: z.string() })) })
      .parse(data);
    expect(showings.map(({ id, start }) => `${id} ${start.slice(0, 16)}`).sort()).toEqual(
      SHOWINGS.map(({ id, start }) => `${id} ${start}`).sort(),
    );
    const statuses = new Map(showings.map(({ id, status }) => [id, status]));
    const moments = momentsOf("data/program.json");
    for (const showing of SHOWINGS) {
      expect(
        moments.map((moment) => stateOf(showing, moment)),
        showing.id,
      ).toContain(statuses.get(showing.id));
    }
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
  });

  test("the channels are RSS, and every page tells of them", async ({ sharedPage: page, request }) => {
    await page.goto("/");
    const addresses = await page
      .locator('link[rel="alternate"][type="application/rss+xml"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses).toHaveLength(7);
    for (const address of addresses) {
      const response = await request.get(new URL(address).pathname);
      expect(response.headers()["content-type"], address).toBe("application/rss+xml; charset=utf-8");
      const items = await page.evaluate(
        (xml) => {
          const found = new DOMParser().parseFromString(xml, "application/xml");
          if (found.querySelector("parsererror")) return null;
          return [...found.querySelectorAll("rss > channel > item")].map((item) =>
            ["title", "link", "pubDate"].map((name) => item.querySelector(name)?.textContent ?? ""),
          );
        },
        await response.text(),
      );
      expect(items?.length, address).toBeGreaterThan(0);
      for (const [title, link, date] of items ?? []) {
        expect(title, address).toBeTruthy();
        expect(ALL_ROUTES, address).toContain(new URL(link ?? "").pathname);
        expect(Date.parse(date ?? ""), `${address}: ${title}`).not.toBeNaN();
      }
    }
  });

  test("the sitemap dates articles by their last revision", async ({ request }) => {
    const map = await (await request.get("/sitemap-0.xml")).text();
    const dates = new Map(
      [...map.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map((found) => [found[1], found[2]]),
    );
    for (const { slug } of ARTICLES) expect(dates.get(`${HOST}/article/${slug}`), slug).toMatch(/^2026-/);
    expect(dates.get(HOST) ?? dates.get(`${HOST}/`)).toBeUndefined();
  });

  test("robots.txt lets crawlers in to read noindex, and names the sitemap", async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).not.toMatch(/^Disallow: \S/m);
    expect(robots).toContain(`Sitemap: ${HOST}/sitemap-index.xml`);
  });

  test("pictures for sharing are as large as they say", async ({ sharedPage: page, request }) => {
    for (const route of ["/", "/kinoprogram", ...FILM_ROUTES.slice(0, 3)]) {
      const html = await (await request.get(route)).text();
      const said = (name: string) => new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1] ?? "";
      await page.goto("/404");
      const size = await page.evaluate(
        async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        },
        new URL(said("og:image")).pathname,
      );
      expect(size, route).toEqual([1200, 630]);
      expect([said("og:image:width"), said("og:image:height")], route).toEqual(["1200", "630"]);
      expect(html, route).toContain('<meta name="twitter:card" content="summary_large_image"');
    }
  });
});
