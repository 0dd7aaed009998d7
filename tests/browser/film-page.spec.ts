import { PRODUCTIONS, SHOWINGS, type Showing } from "./support/content";
import { plain } from "./support/plain-text";
import { adultAmount, kroner } from "./support/prices";
import { sameEvening } from "./support/same-evening";
import { expect, test } from "./support/test";
import { dayAndMonth, instantOf, now, plusDays, weekdayOf } from "./support/venue-time";
import { interactive } from "./support/watch";

const weekdays = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];

const pathOf = ({ production: { parentSlug, pageReference, id } }: Showing): string =>
  `/${parentSlug ?? pageReference ?? id}`;

/** The headings of a page's parts, in reading order. */
const PARTS = ["Forestillinger og billetter", "Handling", "Trailer", "Om filmen", "Følg filmen", "Anmeldelser"];

for (const width of [360, 1280]) {
  test(`a film's page shows showings and facts before reviews, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/nattekspressen-20261");
    await interactive(page);
    const headings = await page.locator("main h2").allInnerTexts();
    expect(headings.filter((heading) => PARTS.includes(heading))).toEqual(PARTS);
    const top = async (name: string) => (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top("Forestillinger og billetter")).toBeLessThanOrEqual(await top("Om filmen"));
    expect(await top("Om filmen")).toBeLessThan(await top("Anmeldelser"));
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ["/nattekspressen-20261", "/manebyen-20267", "/viser-i-skumringen-k108"]) {
    test(`${route} shows all types of tickets by name, once, and its rows agree`, async ({ page }) => {
      await page.goto(route);
      const list = page.getByRole("region", { name: /^(Forestillinger|Datoer) og billetter$/ });
      const told = plain((await list.locator("dl").textContent()) ?? "");
      const slug = route.slice(1);
      const sold = SHOWINGS.filter(
        ({ production, ends, status, prices }) =>
          [production.parentSlug, production.pageReference].includes(slug) &&
          ends > now() &&
          status !== "cancelled" &&
          prices.length > 0,
      );
      expect(sold.length).toBeGreaterThan(0);
      const types = new Set(
        sold.flatMap(({ prices }) => prices.map(({ label, amount }) => `${label} ${kroner(amount)}`)),
      );
      for (const type of types) expect(told.split(type)).toHaveLength(2);
      const adult = new Set(sold.map((showing) => kroner(adultAmount(showing))));
      const buttons = await list.getByRole("link", { name: /^Kjøp/ }).allTextContents();
      for (const words of buttons) expect([...adult]).toContain(/\d.*$/.exec(plain(words))?.[0]);
      await expect(page.getByRole("button", { name: /^Del / })).toHaveCount(0);
    });
  }
});

for (const route of ["/nattekspressen-20261", "/viser-i-skumringen-k108"]) {
  test(`${route} can be shared: its address is copied where the browser has no menu for it`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${route}?alder=7`);
    await interactive(page);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.getByRole("button", { name: /^Del / }).click();
    await expect(page.getByText("Lenken er kopiert")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${route}`);
    expect(scripts.filter((url) => url.endsWith(".js")).length).toBeLessThanOrEqual(1);
  });
}

test("the cover of a film leads to its trailer, in one row with list and sharing on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nattekspressen-20261");
  await interactive(page);
  const link = page.getByRole("link", { name: "Trailer", exact: true });
  const row = [
    link,
    page.getByRole("button", { name: /Min liste/ }).first(),
    page.getByRole("button", { name: /^Del / }),
  ];
  const tops = await Promise.all(row.map((one) => one.boundingBox().then((box) => Math.round(box?.y ?? 0))));
  expect(new Set(tops).size, tops.join(", ")).toBe(1);
  await link.click();
  await expect(page.getByRole("heading", { name: "Trailer" })).toBeInViewport({ ratio: 1 });
});

test("a film is shared by the browser's own menu where it has one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (shared: { readonly title: string; readonly url: string }) => {
        document.title = `${shared.title} ${shared.url}`;
      },
    });
  });
  await page.goto("/nattekspressen-20261");
  await interactive(page);
  await page.getByRole("button", { name: "Del Nattekspressen" }).press("Enter");
  await expect(page).toHaveTitle(/^Nattekspressen http.*\/nattekspressen-20261$/);
  await expect(page.getByText("Lenken er kopiert")).toHaveCount(0);
});

test.describe("without showings", () => {
  const FILM = PRODUCTIONS.find(({ id }) => id === "vinterkongen");

  test("a coming film shows its premiere in cover and list, and later that its run has ended", async ({ page }) => {
    const premiere = FILM?.premiere ?? "";
    await page.clock.setFixedTime(instantOf(`${plusDays(premiere, -1)}T12:00`));
    await page.goto("/vinterkongen-20281");
    const words = `Kommer ${weekdays[weekdayOf(premiere)]} ${dayAndMonth(premiere)}`;
    await expect(page.getByRole("main").getByText(words)).toHaveCount(2);
    for (const one of await page.getByRole("main").getByText(words).all()) await expect(one).toBeVisible();
    await page.clock.setFixedTime(instantOf(`${plusDays(premiere, 1)}T12:00`));
    await page.reload();
    await interactive(page);
    await expect(page.getByText("Ikke lenger på kino hos oss").first()).toBeVisible();
    await expect(page.getByRole("main").getByText(words)).toHaveCount(0);
  });

  test("a film whose run has ended since the build shows that, and when it was last shown", async ({ page }) => {
    const last = SHOWINGS.filter(
      ({ production, status }) => production.id === "nattekspressen" && status !== "cancelled",
    )
      .map(({ start }) => start)
      .sort()
      .at(-1);
    await page.clock.setFixedTime(instantOf(`${plusDays((last ?? "").slice(0, 10), 1)}T12:00`));
    await page.goto("/nattekspressen-20261");
    const words = page.getByText(
      `Ikke lenger på kino hos oss. Sist vist ${dayAndMonth(last ?? "")} ${last?.slice(0, 4)}.`,
    );
    await expect(words).toHaveCount(2);
    await expect(words.first()).toBeVisible();
    await interactive(page);
    await expect(words.last()).toBeVisible();
    await expect(page.getByRole("link", { name: /^Kjøp.*Nattekspressen/ })).toHaveCount(0);
  });
});

test.describe("at the end of a page", () => {
  /** Films and events with a coming showing that takes place, each by its page. */
  const pages = [
    ...new Set(SHOWINGS.filter(({ start, status }) => start > now() && status !== "cancelled").map(pathOf)),
  ];

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("what else is on in the same evening, never the page's own, and films alike that can be seen", async ({
      page,
    }) => {
      let evenings = 0;
      let films = 0;
      for (const path of pages.slice(0, 12)) {
        await page.goto(path);
        const own = SHOWINGS.filter((showing) => pathOf(showing) === path);
        const expected = sameEvening(own, SHOWINGS, path);
        const evening = page.getByRole("region", { name: /^Mer samme (kveld|dag)$/ });
        const shown = await evening.getByRole("article").count();
        expect(shown).toBeGreaterThanOrEqual(expected.length);
        expect(shown).toBeLessThanOrEqual(3);
        await expect(evening.getByRole("link", { name: own[0]?.production.title ?? "", exact: true })).toHaveCount(0);
        for (const { production } of expected) await expect(evening).toContainText(production.title);
        evenings += expected.length;
        const alike = page.getByRole("region", { name: "Lignende filmer" }).getByRole("article").getByRole("link");
        const led = await alike.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
        expect(led.length).toBeLessThanOrEqual(2);
        expect(new Set([...led, path]).size).toBe(led.length + 1);
        for (const one of led) expect(pages).toContain(one);
        films += led.length;
      }
      expect(evenings).toBeGreaterThan(0);
      expect(films).toBeGreaterThan(0);
    });
  });

  test("what has ended since the build is hidden before hydration and after", async ({ page }) => {
    const eveningAt = (path: string) =>
      sameEvening(
        SHOWINGS.filter((own) => pathOf(own) === path),
        SHOWINGS,
        path,
      );
    const path = pages.find((one) => eveningAt(one).length > 0) ?? "";
    const [first] = eveningAt(path);
    await page.clock.setFixedTime(instantOf(`${plusDays((first?.start ?? "").slice(0, 10), 1)}T09:00`));
    await page.goto(path);
    const evening = page.getByRole("heading", { name: /^Mer samme/ });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(evening).toBeHidden();
    await interactive(page);
    await expect(evening).toHaveCount(0);
  });
});
