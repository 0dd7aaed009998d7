import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { expectAccessible } from "./support/accessible";
import { errorsOf, unfold } from "./support/faults";
import { expect, test } from "./support/previewed";

const SCREENS = [
  ["overview", "#/"],
  ["menu of a phone", "#/mer"],
  ["week", "#/uka"],
  ["month", "#/maned"],
  ["publishing", "#/publisering"],
  ["history", "#/historikk"],
  ["list", "#/liste/productions"],
  ["menus", "#/liste/menuItems"],
  ["film", "#/rediger/productions/nattekspressen"],
  ["culture event", "#/rediger/productions/storbandkveld"],
  ["showing", "#/rediger/events/nattekspressen-1201-1800"],
  ["article", "#/rediger/articles/aldersgrenser"],
  ["page with blocks", "#/rediger/pages/praktisk-informasjon"],
  ["page with sources", "#/rediger/pages/forside"],
  ["menu entry", "#/rediger/menuItems/kinoprogram"],
  ["redirect", "#/rediger/redirects/%2Fkino"],
  ["settings", "#/rediger/sites/kulturhuset"],
  ["rooms", "#/rediger/sites/kulturhuset?bare=halls"],
  ["site's look", "#/rediger/sites/kulturhuset?bare=theme"],
  ["copy", "#/ny/articles"],
  ["new film", "#/ny/productions?som=film"],
  ["new culture event", "#/ny/productions?som=arrangement"],
  ["new article", "#/ny/articles?som=artikkel"],
  ["new page", "#/ny/pages?som=side"],
  ["new redirect", "#/ny/redirects?som=videresending"],
  ["opening hours", "#/rediger/sites/kulturhuset?bare=openingHours"],
  ["prices", "#/rediger/sites/kulturhuset?bare=priceLists"],
  ["pictures", "#/bilder"],
] as const;

const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Henter|Kontrollerer|Går gjennom) .*…$/)).toHaveCount(0);
};

const DAILY: readonly string[] = ["overview", "week", "film", "settings"];

for (const [name, address] of SCREENS)
  test(
    `the ${name} has no faults, and nothing sticks out`,
    DAILY.includes(name) ? {} : NIGHTLY,
    async ({ page, previewed: { desk } }) => {
      // The rooms alone have hundreds of fields.
      test.slow(name === "rooms");
      const errors = errorsOf(page);
      await page.goto(`${desk.address}/${address}`);
      await settle(page);
      await unfold(page);
      await expectAccessible(page);
      expect(errors).toEqual([]);
    },
  );

test(
  "at twice the text size nothing sticks out, and a phone's form keeps its screen",
  NIGHTLY,
  async ({ page, previewed: { desk } }) => {
    test.slow();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const [name, address] of SCREENS) {
        await page.goto(`${desk.address}/${address}`);
        await settle(page);
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
        const bar = page.getByRole("button", { name: /^Lagre/ }).locator("xpath=..");
        if (width === 360 && (await bar.count()) > 0) await expect.soft(bar, name).not.toHaveCSS("position", "sticky");
      }
    }
  },
);

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const)
  test(`by keyboard every field is above the bar, at ${width} px`, NIGHTLY, async ({ page, previewed: { desk } }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${desk.address}/#/rediger/productions/nattekspressen`);
    await settle(page);
    const bar = page.getByRole("button", { name: "Lagre", exact: true }).locator("xpath=..");
    await page.getByRole("heading", { level: 1 }).click();
    const hidden: string[] = [];
    let count = 0;
    for (; count < 80; count += 1) {
      await page.keyboard.press("Tab");
      const found = await bar.evaluate((one) => {
        const focused = document.activeElement;
        // Not the menus: a phone's places stand below the bar.
        if (focused?.closest("main") == null || one.contains(focused)) return null;
        const overlap = focused.getBoundingClientRect().bottom - one.getBoundingClientRect().top;
        const label = focused.getAttribute("aria-label") ?? focused.id ?? focused.textContent;
        return {
          label: `${focused.tagName} ${label}`,
          isHidden: focused.getBoundingClientRect().height < 200 && overlap > 0,
        };
      });
      if (found === null) break;
      if (found.isHidden) hidden.push(found.label);
    }
    expect(count).toBeGreaterThan(15);
    expect(hidden).toEqual([]);
  });

test("the preview panel has no faults, and nothing sticks out", async ({ page, previewed: { desk } }) => {
  const errors = errorsOf(page);
  await page.goto(`${desk.address}/#/rediger/productions/nattekspressen`);
  await settle(page);
  await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
  await page.getByRole("button", { name: "Tidspunkt" }).click();
  await page.getByLabel("Vis siden slik den er").fill("aldri");
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await expect(page.getByText("Skriv dag og klokkeslett", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("PC", { exact: true }).click();
  await page.getByText("Mørk", { exact: true }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("the search and the keys have no faults, and nothing sticks out", async ({ page, previewed: { desk } }) => {
  const errors = errorsOf(page);
  await page.goto(`${desk.address}/#/liste/articles`);
  await settle(page);
  await page.getByRole("checkbox").first().check();
  await expectAccessible(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Søk eller gå til" }).fill("natekspressen");
  await expect(page.getByRole("option").first()).toContainText("Nattekspressen");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toBeHidden();
  await page.getByRole("main").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Hurtigtaster" })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("on a phone the bars keep little of the screen, and with large text little of it, too", async ({
  page,
  previewed: { desk },
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`${desk.address}/#/rediger/productions/nattekspressen`);
  await settle(page);
  const bar = page.getByRole("button", { name: /^Lagre/ }).locator("xpath=..");
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(58);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 780 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const kept = await bar.evaluate((one) =>
      getComputedStyle(one).position === "sticky" ? one.getBoundingClientRect().height : 0,
    );
    expect(kept).toBeLessThanOrEqual(780 / 4);
    // The house's name in words: cut between letters, it took the whole screen.
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(780 / 4);
  }
});

for (const part of ["Avlys", "Flytt", "Kopier", "Gjenta", "Slett"])
  test(
    `the form of «${part}» in Uka has no faults, and nothing sticks out`,
    NIGHTLY,
    async ({ page, previewed: { desk } }) => {
      const errors = errorsOf(page);
      await page.goto(`${desk.address}/#/uka`);
      await page
        .getByRole("table")
        .getByRole("button", { name: /I salg/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: part, exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: /^(Avbryt|Tilbake)$/ })).toBeVisible();
      await expectAccessible(page);
      expect(errors).toEqual([]);
    },
  );

const opened = async (page: Page, address: string): Promise<readonly string[]> => {
  const errors = errorsOf(page);
  await page.goto(address);
  await settle(page);
  return errors;
};

test("a new showing in Uka has no faults, and nothing sticks out", NIGHTLY, async ({ page, previewed: { desk } }) => {
  const errors = await opened(page, `${desk.address}/#/uka`);
  await page.getByRole("button", { name: /^Legg til i Kinosal søndag/ }).click();
  await expect(page.getByRole("dialog").getByLabel("Film eller arrangement")).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test(
  "the copy of the last week has no faults, and nothing sticks out",
  NIGHTLY,
  async ({ page, previewed: { desk } }) => {
    const errors = await opened(page, `${desk.address}/#/uka`);
    await page.getByRole("link", { name: "Neste uke" }).click();
    await page.getByRole("button", { name: "Kopier forrige uke hit" }).click();
    await expect(page.getByText(/^Legges til \(\d+\)$/)).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  },
);

test("earlier versions have no faults, and nothing sticks out", NIGHTLY, async ({ page, previewed: { desk } }) => {
  const file = "articles/om-lokalsamlingen.json";
  desk.write(file, desk.read(file).replace('"title": "', '"title": "Ny '));
  desk.git("commit", "--quiet", "--author=K <redaksjonen@localhost>", "--message=Endre", "--", `content/${file}`);
  const errors = await opened(page, `${desk.address}/#/rediger/articles/om-lokalsamlingen`);
  await page.getByText("Tidligere utgaver", { exact: true }).click();
  await page.getByText("Se hva som er endret").click();
  await page.getByRole("button", { name: /^Hent fram/ }).click();
  await expect(page.getByText("Dette endres i skjemaet")).toBeVisible();
  await expect(page.locator("ins").first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("an open gallery has no faults, and nothing sticks out", NIGHTLY, async ({ page, previewed: { desk } }) => {
  const errors = await opened(page, `${desk.address}/#/rediger/articles/ledsagerbevis?felt=image.image`);
  await page.getByRole("button", { name: "Velg bilde" }).first().click();
  await expect(page.getByLabel("Søk i bildene").first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test(
  "what has changed on disk, and what two have changed, has no faults",
  NIGHTLY,
  async ({ page, previewed: { desk } }) => {
    const file = "articles/dagkino-pa-rakkestad-kino.json";
    const before = desk.read(file);
    const errors = await opened(page, `${desk.address}/#/rediger/articles/dagkino-pa-rakkestad-kino`);
    await page.getByLabel("Ingress").fill("Min ingress.");
    desk.write(file, before.replace(/"summary": "[^"]*"/, '"summary": "Deres ingress."'));
    await expect(page.getByText("Dette er endret på disk", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Lagre/ }).click();
    await expect(page.getByText("Noen andre har endret det samme")).toBeVisible();
    await expectAccessible(page);
    // The browser reports the answer 409 itself.
    expect(errors.filter((error) => !/status of 409/.test(error))).toEqual([]);
  },
);

test(
  "the steps of publishing have no faults, and nothing sticks out",
  NIGHTLY,
  async ({ page, previewed: { desk } }) => {
    const file = "articles/ledsagerbevis.json";
    desk.write(file, desk.read(file).replace(/"title": "[^"]*"/, '"title": ""'));
    const errors = await opened(page, `${desk.address}/#/publisering`);
    await expect(page.getByRole("heading", { name: /^Rett .* før du publiserer$/ })).toBeVisible();
    await expectAccessible(page);
    // Before the desk knows of the error, the run is begun, and its check stops it.
    await page.route("**/api/overview", () => undefined);
    await page.reload();
    await page.getByRole("button", { name: "Bygg på denne maskinen" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Kontrollerer innholdet" })).toContainText("Stoppet");
    await expectAccessible(page);
    expect(errors).toEqual([]);
  },
);
