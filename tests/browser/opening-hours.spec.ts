import { dayAfter, hoursOn, PART } from "./support/opening-hours";
import { expect, test } from "./support/test";
import { buildDay, instantOf, now } from "./support/venue-time";
import { interactive } from "./support/watch";

const words = (day: string): string => {
  const hours = hoursOn(day);
  return hours === null ? "Stengt" : `${hours.opens}–${hours.closes}`.replaceAll(":", ".");
};

const shortDate = new Intl.DateTimeFormat("nb-NO", { day: "numeric", month: "long", timeZone: "UTC" });
const longDate = new Intl.DateTimeFormat("nb-NO", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

for (const route of ["/om-kinoen", "/praktisk-informasjon"]) {
  test(`${route} shows today's hours and those of the coming days from the programme`, async ({ sharedPage: page }) => {
    await page.goto(route);
    await interactive(page);
    const today = now().slice(0, 10);
    const table = page.getByRole("table", { name: `Åpningstider: ${PART.name}` });
    const part = table.locator("xpath=..");
    await expect(part).toContainText(
      `I dag, ${shortDate.format(new Date(`${today}T00:00Z`))}: ${words(today).toLowerCase()}`,
    );
    const expected = Array.from({ length: 6 }, (_, index) => dayAfter(today, index + 1)).map((day) =>
      `${longDate.format(new Date(`${day}T00:00Z`))}${words(day)}`.toLowerCase(),
    );
    await expect
      .poll(async () =>
        (await table.locator("tbody tr").allTextContents()).map((row) => row.toLowerCase().replaceAll("\u00a0", " ")),
      )
      .toEqual(expected);
    await expect(part).toContainText(`Dørene åpner ${PART.minutesBefore} minutter før dagens første forestilling`);
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
    await expect(page.getByRole("main").getByText(begins).first()).toBeVisible();
  }
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await still.newPage();
  await reader.goto("/biblioteket");
  await expect(reader.getByRole("main").getByText(`I dag, ${shortDate.format(day)}: `)).toBeVisible();
  await still.close();
});
