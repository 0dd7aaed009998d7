import { dayAfter } from "./support/opening-hours";
import { expect, test } from "./support/test";
import { buildDay, instantOf } from "./support/venue-time";

const shortDate = new Intl.DateTimeFormat("nb-NO", { day: "numeric", month: "long", timeZone: "UTC" });
const longDate = new Intl.DateTimeFormat("nb-NO", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

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
