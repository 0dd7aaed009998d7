import { test as base, Desk, expect } from "./support/desk";

const NOON = "2026-12-04T12:00";

/** A desk that is started at one moment and again at another, on the same content. */
const test = base.extend<object, { deskAt: (clock: string) => Promise<Desk> }>({
  deskAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const desk = new Desk();
      await use(async (clock) => {
        await desk.kill();
        process.env.CLOCK = clock;
        await desk.start();
        return desk;
      });
      delete process.env.CLOCK;
      await desk.kill();
      desk.remove();
    },
    { scope: "worker" },
  ],
});

test("an article comes at its time: it is reported before, and the links to it with it", async ({ page, deskAt }) => {
  const desk = await deskAt("2026-12-04T11:59");
  await page.goto(`${desk.address}/#/rediger/articles/aldersgrenser?felt=shownFrom`);
  const from = page.locator("#felt-shownFrom");
  await from.fill("4/12/2026 12.00");
  await from.blur();
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("main").getByText(/^Lagret: /)).toBeVisible();
  expect(desk.read("articles/aldersgrenser.json")).toContain(`"shownFrom": "${NOON}"`);

  await page.goto(`${desk.address}/#/liste/articles`);
  await expect(page.getByText("Vises fra 4. desember 2026 kl. 12.00")).toBeVisible();
  await page.goto(`${desk.address}/#/`);
  await page.reload();
  const timed = page.locator("section", { has: page.getByRole("heading", { name: /^Kommer og går/ }) });
  await expect(timed.getByRole("link", { name: "Aldersgrenser" })).toBeVisible();
  await expect(
    page.getByText(/«\/article\/aldersgrenser», som ikke vises før 4\. desember 2026 kl\. 12\.00/).first(),
  ).toBeVisible();
  await expect(page.getByText("Feil", { exact: true })).toHaveCount(0);

  const later = await deskAt(NOON);
  await page.goto(`${later.address}/#/`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "I dag" })).toBeVisible();
  await expect(page.getByText(/^Går gjennom/)).toHaveCount(0);
  await expect(page.getByText(/som ikke vises før/)).toHaveCount(0);
});
