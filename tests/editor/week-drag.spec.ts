import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, test } from "./support/desk";
import { showing } from "./tasks/work/week-work";

const cellOf = (one: Locator) => one.locator("xpath=ancestor::td");

const middleOf = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return { x: box.x + 20, y: box.y + box.height / 2 };
};

const when = (page: Page) => page.getByRole("dialog").getByLabel("Nytt tidspunkt");

/** An hour on the scale of a cell. */
const hourIn = async (page: Page, cell: Locator) => {
  const [width, hours] = [await cell.boundingBox(), await page.locator("thead [aria-hidden] > span").count()];
  return (width?.width ?? 0) / hours;
};

const clock = (text: string | null, later = 0) => {
  const [, hours = "", minutes = ""] = /(\d\d)\.(\d\d)/.exec(text ?? "") ?? [];
  return `${String(Number(hours) + later).padStart(2, "0")}.${minutes}`;
};

const finger = (session: CDPSession) => {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (x: number, y: number) => send("touchStart", [{ x, y }]),
    move: async (from: { x: number; y: number }, to: { x: number; y: number }, steps = 10) => {
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        await send("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
    },
    up: () => send("touchEnd", []),
  };
};

test("a showing that is dragged with a mouse opens its move, with day and time of where it was let go", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/uka`);
  const one = showing(page, /Operasjon Makrell.*I salg/);
  const from = await middleOf(one);
  const hour = await hourIn(page, cellOf(one));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 2 * hour, from.y, { steps: 8 });
  const expected = clock(await one.textContent(), -2);
  await expect(page.getByRole("status").filter({ hasText: `kl. ${expected}. Slipp` })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.up();
  await expect(when(page)).toHaveValue(new RegExp(`^\\S+dag \\d+\\. .* kl\\. ${expected}$`));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Escape lets a dragged showing be, and a click still opens it", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/uka`);
  const one = showing(page, /Isbryteren/);
  const from = await middleOf(one);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y, { steps: 4 });
  await expect(page.getByRole("status").filter({ hasText: "Slipp" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "Slipp" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await one.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Flytt" })).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a showing that is held is dragged, and the page does not scroll", async ({ page, desk, context }) => {
    await page.goto(`${desk.address}/#/uka`);
    const one = showing(page, /Tante Oda reiser/);
    const from = await middleOf(one);
    const hour = await hourIn(page, cellOf(one));
    const expected = clock(await one.textContent(), 1);
    const touch = finger(await context.newCDPSession(page));
    await touch.down(from.x, from.y);
    await expect(page.getByRole("status").filter({ hasText: "Slipp" })).toBeVisible();
    const scrolled = await page.evaluate(() => window.scrollY);
    await touch.move(from, { x: from.x + hour, y: from.y + 12 });
    await expect(page.getByRole("status").filter({ hasText: `kl. ${expected}. Slipp` })).toBeVisible();
    await touch.up();
    await expect(when(page)).toHaveValue(new RegExp(`^\\S+dag \\d+\\. .* kl\\. ${expected}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("a finger that moves at once scrolls, and nothing is dragged", async ({ page, desk, context }) => {
    await page.goto(`${desk.address}/#/uka`);
    const from = await middleOf(showing(page, /Isbryteren/));
    const scrolled = await page.evaluate(() => window.scrollY);
    const touch = finger(await context.newCDPSession(page));
    await touch.down(from.x, from.y);
    await touch.move(from, { x: from.x, y: from.y - 200 });
    await touch.up();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
    await expect(page.getByRole("status").filter({ hasText: "Slipp" })).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("on a phone a showing is dragged to another day, and its time stays", async ({ page, desk, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${desk.address}/#/uka`);
    const one = showing(page, /Nattekspressen/);
    const from = await middleOf(one);
    const time = clock(await one.textContent());
    const touch = finger(await context.newCDPSession(page));
    await touch.down(from.x, from.y);
    const status = page.getByRole("status").filter({ hasText: "Slipp" });
    await expect(status).toBeVisible();
    const own = await status.textContent();
    // Held at the lower edge, it scrolls on.
    for (let step = 0; step < 60 && (await status.textContent()) === own; step += 1)
      await touch.move({ x: from.x, y: 700 }, { x: from.x, y: 700 + (step % 2) }, 1);
    await expect(status).toContainText(`kl. ${time}. Slipp`);
    await touch.up();
    await expect(when(page)).toHaveValue(new RegExp(`^\\S+dag \\d+\\. .* kl\\. ${time}$`));
  });
});
