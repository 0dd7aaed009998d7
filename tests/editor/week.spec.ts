import type { Page } from "@playwright/test";
import { addDays, dateOf } from "../../domain/time/local-time";
import { buildMoment } from "../../engine/load/build-day";
import { type Desk, expect, test } from "./support/desk";
import { Steps } from "./support/steps";
import { button, cancelShowing, copyWeek, moveShowing, sellOut, showing } from "./tasks/work/week-work";

const lastCommit = (desk: Desk) => ({
  subject: desk.git("log", "-1", "--format=%s"),
  lines: desk.git("show", "--numstat", "--format="),
  diff: desk.git("show", "--format=", "--unified=0"),
});

const problemsOf = async (page: Page, desk: Desk): Promise<readonly { severity: string }[]> => {
  const answer = await page.request.get(`${desk.address}/api/overview`);
  const { problems }: { problems: readonly { severity: string }[] } = await answer.json();
  return problems.filter(({ severity }) => severity === "error");
};

test("a showing is cancelled in four steps, and with four taps from the first page of a phone", async ({
  page,
  desk,
}) => {
  const steps = new Steps();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${desk.address}/#/`);
  await steps.click(page.getByRole("link", { name: "Uka", exact: true }));
  const begun = steps.count;
  await cancelShowing({ page, desk, steps });
  expect(steps.count - begun).toBeLessThanOrEqual(4);
  expect(steps.taps).toBeLessThanOrEqual(4);
  await expect(showing(page, /Kråka.*Avlyst/)).toBeVisible();
  // The answer is in view wherever in the week one is.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button(page, "Angre lagringen")).toBeInViewport();
  const { subject, lines, diff } = lastCommit(desk);
  expect(subject).toMatch(/^Avlyste Kråka /);
  expect(lines).toMatch(/^[23]\s+[12]\s+content\/events\/kraka\.json$/);
  expect(diff).toContain('+      "status": "cancelled"');
  expect(diff).toContain('+      "reason": "Maskinen er på verksted."');
  expect(await problemsOf(page, desk)).toEqual([]);
});

test("a showing is sold out in two steps, and it is taken back with one button", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.read("events/isbryteren.json");
  await sellOut({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(2);
  expect(lastCommit(desk).lines).toMatch(/^[12]\s+[12]\s+content\/events\/isbryteren\.json$/);
  expect(await problemsOf(page, desk)).toEqual([]);
  await button(page, "Angre lagringen").click();
  await expect(page.getByRole("main").getByText(/^Lagret: Angret: Utsolgt: Isbryteren/)).toBeVisible();
  expect(desk.read("events/isbryteren.json")).toBe(before);
});

test("from the first page a showing is sold out in two steps, and the focus stays at its state", async ({
  page,
  desk,
}) => {
  const steps = new Steps();
  await page.goto(`${desk.address}/#/`);
  const state = page
    .getByRole("main")
    .getByRole("button", { name: /^I salg/ })
    .first();
  const name = (await state.textContent())?.replace(/^.*I salg/, "") ?? "";
  const own = page.getByRole("main").getByRole("button", { name });
  await steps.click(state);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(own).toBeFocused();
  await own.press("Enter");
  await steps.click(page.getByRole("dialog").getByText("Utsolgt", { exact: true }));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(own).toContainText("Utsolgt");
  expect(steps.count).toBe(2);
  await expect(own).toBeFocused();
  expect(lastCommit(desk).subject).toMatch(/^Utsolgt: /);
});

test("a showing is moved in five steps, and double booking is reported before", async ({ page, desk }) => {
  const steps = new Steps();
  await moveShowing({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(5);
  const { diff } = lastCommit(desk);
  expect(diff).toContain('+      "status": "moved"');
  expect(diff).toMatch(/\+ {6}"previousStart": "2026-12-\d\dT\d\d:\d\d"/);
  expect(await problemsOf(page, desk)).toEqual([]);
});

test("a card is as long as its showing lasts at least, and no sheet covers it or the evenings", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/uka`);
  const all = showing(page, /I salg/);
  await all.first().waitFor();
  const hour = (await page.locator("thead [aria-hidden] > span").first().boundingBox())?.width ?? 0;
  for (const one of (await all.all()).slice(0, 6)) {
    const [, from = "", to = ""] = /(\d\d\.\d\d)\D+(\d\d\.\d\d)/.exec((await one.textContent()) ?? "") ?? [];
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    await one.click();
    const [box, sheet] = [await one.boundingBox(), await page.getByRole("dialog").boundingBox()];
    if (box === null || sheet === null) throw new Error("The sheet is not shown.");
    // Quarters of an hour are the steps of the scale.
    const length = (hour * ((minutes(to) - minutes(from) + 1440) % 1440)) / 60;
    expect(box.width).toBeGreaterThan(length - hour / 4);
    const isBeside = box.x + box.width <= sheet.x || sheet.x + sheet.width <= box.x;
    expect(isBeside || box.y >= sheet.y + sheet.height).toBe(true);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Ny forestilling", exact: true }).click();
  const sheet = await page.getByRole("dialog").boundingBox();
  const evening = await page.locator("thead [aria-hidden] > span", { hasText: "18" }).boundingBox();
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThan(evening?.x ?? 0);
});

test("a card cuts no word of its title", async ({ page, desk }) => {
  for (const width of [1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${desk.address}/#/uka`);
    const titles = page.getByRole("table").getByRole("button").locator("strong");
    await titles.first().waitFor();
    const cut = await titles.evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > (one.textContent ?? "").split(/[\s-]+/).length)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  }
});

test("age limits are shown in the grid, the panel and the form, and a film without one is warned of", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/uka`);
  const limit = /"ageLimit": "(\w+)"/.exec(desk.read("productions/operasjon-makrell.json"))?.[1] ?? "";
  const words = limit === "A" ? "Tillatt for alle" : `Aldersgrense ${limit} år`;
  const one = showing(page, new RegExp(`Operasjon Makrell .*${words}`)).first();
  await expect(one.getByTitle(words)).toBeVisible();
  await one.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: `${words}, Operasjon Makrell` })).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, /^Legg til i Kinosal søndag/).click();
  const sought = page.getByRole("combobox", { name: "Film eller arrangement" });
  await sought.fill("Operasjon Makrell");
  await sought.press("Enter");
  await expect(page.getByRole("dialog").getByText(words, { exact: true })).toBeVisible();
  await sought.fill("Elgtråkket");
  await sought.press("Enter");
  await expect(page.getByText("Filmen har ingen aldersgrense ennå.", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sett aldersgrensen" })).toHaveAttribute(
    "href",
    "#/rediger/productions/elgtrakket?felt=ageLimit",
  );
  await page.keyboard.press("Escape");
});

test("a showing is added in a cell, and the site's lists give its prices and access", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.address}/#/uka`);
  await button(page, /^Legg til i Kinosal søndag/).click();
  await page.getByLabel("Film eller arrangement").fill("Kråka");
  await page.getByLabel("Dag og klokkeslett").fill("9");
  await expect(page.getByText("Legges til", { exact: true })).toBeVisible();
  await button(page, "Legg til i programmet").click();
  await expect(page.getByRole("main").getByText(/^Lagret: Ny forestilling: Kråka søndag/)).toBeVisible();
  const { diff, lines } = lastCommit(desk);
  expect(diff).toContain('"production": "kraka"');
  expect(diff).not.toMatch(/"(prices|accessibility)"/);
  expect(lines).toMatch(/^\d+\s+[01]\s+content\/events\/kraka\.json$/);
  expect(await problemsOf(page, desk)).toEqual([]);
});

test("a showing is sought with what is to be done to it, and cancelled without leaving the keyboard", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/#/liste/articles`);
  await page.getByRole("main").getByRole("table").waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("avlys isbryteren");
  await expect(page.getByRole("group", { name: "Avlys forestilling" }).getByRole("option").first()).toContainText(
    "Isbryteren",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Hvorfor blir den avlyst?")).toBeFocused();
  await page.keyboard.type("Maskinisten er syk.");
  await page.keyboard.press("Tab");
  await expect(button(page, "Avlys forestillingen")).toBeEnabled();
  await button(page, "Avlys forestillingen").press("Enter");
  await expect(page.getByRole("main").getByText(/^Lagret: Avlyste Isbryteren/)).toBeVisible();
  expect(lastCommit(desk).diff).toContain('"reason": "Maskinisten er syk."');
});

test("the last week is copied in three steps, without what collides", async ({ page, desk }) => {
  const steps = new Steps();
  await copyWeek({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(3);
  const lines = lastCommit(desk).lines.split("\n");
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !/^\d+\t0\tcontent\/events\/[a-z0-9-]+\.json$/.test(line))).toEqual([]);
  expect(await problemsOf(page, desk)).toEqual([]);
});

test("a showing is moved with the arrow keys, and each step is reported", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${desk.address}/#/uka`);
  const one = showing(page, /Operasjon Makrell.*I salg/);
  const [, hours = "", minutes = ""] = /(\d\d)\.(\d\d)/.exec((await one.textContent()) ?? "") ?? [];
  await one.focus();
  await expect(page.getByRole("table")).toHaveAccessibleDescription(/Shift og piltaster/);
  await page.keyboard.press("Shift+ArrowLeft");
  const aim = page.getByRole("status").filter({ hasText: "Operasjon Makrell til" });
  await expect(aim).toHaveText(/^Operasjon Makrell til \S+dag .* kl\. \d\d\.\d\d\. Trykk Enter/);
  await expect(one).toHaveCSS("outline-style", "dashed");
  await page.keyboard.press("Escape");
  await expect(aim).toHaveCount(0);
  await expect(one).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+ArrowLeft");
  const told = await aim.textContent();
  const hour = String(Number(hours) - 1).padStart(2, "0");
  expect(told).toContain(`kl. ${hour}.${minutes}.`);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Nytt tidspunkt")).toHaveValue(new RegExp(`${hour}[.:]${minutes}`));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a month has a column for each weekday, and no word of it is broken", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const soon = addDays(dateOf(buildMoment()), 7);
  await page.goto(`${desk.address}/#/maned/${soon.slice(0, 7)}`);
  const days = page.getByRole("table").locator("tr");
  await expect(days.first()).toBeVisible();
  // Days in a row without anything are one line, which begins in the column of its first.
  const places = await days.evaluateAll((rows) =>
    rows.map((row) => [row.textContent?.slice(0, 3) ?? "", Math.round(row.getBoundingClientRect().left)] as const),
  );
  const columns = new Map(places);
  expect(columns.size).toBeGreaterThan(1);
  expect(places.filter(([day, left]) => columns.get(day) !== left)).toEqual([]);
  const inOrder = ["Man", "Tir", "Ons", "Tor", "Fre", "Lør", "Søn"].flatMap((day) => columns.get(day) ?? []);
  expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => a - b));
  const wide = await days.evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length);
  expect(wide).toBe(0);
});
