import { expect, test } from "../support/desk";
import { changedSince, errorsIn, field, Steps } from "../support/steps";
import { christmasHours, newPrice, newRedirect } from "./work/settings-work";

const SITE = "sites/kulturhuset.json";

test("the hours of the whole house at Christmas in 4 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await christmasHours({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(4);
  expect(changedSince(desk, before, SITE)).toEqual(["12 0 sites/kulturhuset.json"]);
  expect(desk.git("show", "--unified=0", "--format=", "--", `content/${SITE}`)).toContain("Romjulstengt");
  expect(await errorsIn(page, desk)).toEqual([]);
});

test("a new price in 3 steps, taken back with one button", async ({ page, desk }) => {
  const steps = new Steps();
  const file = desk.read(SITE);
  const before = desk.git("rev-parse", "HEAD");
  await newPrice({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(3);
  expect(changedSince(desk, before, SITE)).toEqual(["1 1 sites/kulturhuset.json"]);
  expect(await errorsIn(page, desk)).toEqual([]);
  await page.getByRole("button", { name: "Angre lagringen" }).click();
  await expect(page.getByRole("main").getByText(/^Lagret: Angret: Endret/)).toBeVisible();
  await expect(field(page, "priceLists-3-prices-0-amount")).toHaveValue("90");
  expect(desk.read(SITE)).toBe(file);
});

test("a redirect in 4 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await newRedirect({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(4);
  expect(changedSince(desk, before, "settings")).toEqual(["5 1 settings/redirects.json"]);
  expect(await errorsIn(page, desk)).toEqual([]);
});
