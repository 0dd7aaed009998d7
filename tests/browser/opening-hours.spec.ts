import { z } from "zod";
import { SHOWINGS, SITE } from "./support/content";
import { buildDay, instantOf, now, plusMinutes } from "./support/house-time";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

/** What the cinema's hours must be, reckoned from the content's showings and nothing of the site's own code. */

const PART = SITE.openingHours.find(({ followsProgramme }) => followsProgramme !== undefined);
if (!PART?.followsProgramme) throw new Error("No part of the demonstration follows its programme.");
const { minutesBefore } = PART.followsProgramme;
const HALLS = SITE.halls.filter(({ part }) => part === PART.id).map(({ id }) => id);

const timeOf = (moment: string): string => moment.slice(11, 16);
const dayAfter = (day: string, days: number): string => plusMinutes(`${day}T12:00`, days * 24 * 60).slice(0, 10);

const hoursOn = (day: string): { readonly opens: string; readonly closes: string } | null => {
  const shown = SHOWINGS.filter(
    ({ hall, status, start }) => HALLS.includes(hall) && status !== "cancelled" && start.startsWith(day),
  );
  const starts = shown.map(({ start }) => start).sort();
  const ends = shown.map((one) => one.ends).sort();
  const [first] = starts;
  const last = ends[ends.length - 1];
  if (first === undefined || last === undefined) return null;
  return { opens: timeOf(plusMinutes(first, -minutesBefore)), closes: timeOf(last) };
};

const words = (day: string): string => {
  const hours = hoursOn(day);
  return hours === null ? "Stengt" : `${hours.opens}–${hours.closes}`.replaceAll(":", ".");
};

const shortDate = new Intl.DateTimeFormat("nb-NO", { day: "numeric", month: "long", timeZone: "UTC" });
const longDate = new Intl.DateTimeFormat("nb-NO", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

for (const route of ["/om-kinoen", "/praktisk-informasjon"]) {
  test(`${route} tells today's hours and those of the coming days as the programme is`, async ({
    sharedPage: page,
  }) => {
    await page.goto(route);
    await alive(page);
    const today = now().slice(0, 10);
    const table = page.getByRole("table", { name: `Åpningstider for ${PART.name}` });
    const part = table.locator("xpath=..");
    await expect(part).toContainText(
      `I dag, ${shortDate.format(new Date(`${today}T00:00Z`))}: ${words(today).toLowerCase()}`,
    );
    const expected = Array.from({ length: 7 }, (_, index) => dayAfter(today, index)).map((day) =>
      `${longDate.format(new Date(`${day}T00:00Z`))}${words(day)}`.toLowerCase(),
    );
    await expect
      .poll(async () => (await table.locator("tbody tr").allTextContents()).map((row) => row.toLowerCase()))
      .toEqual(expected);
    await expect(part).toContainText(`Dørene åpner ${minutesBefore} minutter før dagens første forestilling`);
  });
}

test("of a page that was built days ago, hours are those of the day that it names, with scripts that fail and without any", async ({
  page,
  browser,
  baseURL,
}) => {
  const built = buildDay();
  const day = new Date(`${built}T00:00Z`);
  await page.route("**/*.js", (route) => route.abort());
  for (const [days, begins] of [
    [0, `I dag, ${shortDate.format(day)}: `],
    [1, `I går, ${shortDate.format(day)}: `],
    [3, `${longDate.format(day).replace(/^./, (letter) => letter.toUpperCase())}: `],
  ] as const) {
    await page.clock.setFixedTime(instantOf(`${dayAfter(built, days)}T12:00`));
    await page.goto("/biblioteket");
    await page.waitForFunction(() => "static" in document.head.dataset);
    await expect(page.getByRole("main").getByText(begins)).toBeVisible();
  }
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await still.newPage();
  await reader.goto("/biblioteket");
  await expect(reader.getByRole("main").getByText(`I dag, ${shortDate.format(day)}: `)).toBeVisible();
  await still.close();
});

const specification = z.object({
  validFrom: z.string(),
  validThrough: z.string(),
  opens: z.string(),
  closes: z.string(),
});

test("the structured data tells the same hours, day by day", async ({ sharedPage: page }) => {
  await page.goto("/");
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { "@graph": things } = z
    .object({ "@graph": z.array(z.record(z.string(), z.unknown())) })
    .parse(JSON.parse(text ?? ""));
  const places = z
    .array(z.object({ name: z.string(), openingHoursSpecification: z.array(z.unknown()) }))
    .parse(things.find((thing) => thing["@type"] === "CivicStructure")?.containsPlace);
  const told = z.array(specification).parse(places.find(({ name }) => name === PART.name)?.openingHoursSpecification);
  expect(told.length).toBeGreaterThan(20);
  expect(told).toEqual(
    told.map((_one, index) => {
      const day = dayAfter(buildDay(), index);
      const { opens, closes } = hoursOn(day) ?? { opens: "00:00", closes: "00:00" };
      return { validFrom: day, validThrough: day, opens, closes };
    }),
  );
});
