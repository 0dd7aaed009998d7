import type { Page } from "@playwright/test";
import { type Desk, expect, test } from "./support/desk";

const open = async (page: Page, desk: Desk, address: string): Promise<void> => {
  await page.goto(`${desk.address}/${address}`);
  await expect(page.getByText("Alt er lagret")).toBeVisible();
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
};

test("a change is saved in its own line, as a commit that says what it was", async ({ page, desk }) => {
  await open(page, desk, "#/rediger/productions/kraka");
  await page.locator("header").getByRole("button").last().click();
  await page.getByLabel("Navnet ditt").fill("Demoredaktør");
  await page.getByRole("button", { name: "Lukk" }).click();
  await page.getByRole("combobox", { name: /Aldersgrense/ }).selectOption({ label: "18 år" });
  await save(page);
  await expect(page.getByRole("main").getByText("Lagret: Endret Kråka: aldersgrense.")).toBeVisible();
  expect(desk.git("log", "-1", "--format=%an: %s", "--", "content/productions/kraka.json")).toBe(
    "Demoredaktør: Endret Kråka: aldersgrense",
  );
  const commit = desk.git("log", "-1", "--format=%H", "--", "content/productions/kraka.json");
  expect(desk.git("show", "--numstat", "--format=", commit)).toMatch(/^1\s+1\s+content\/productions\/kraka\.json$/);
});

test("what is wrong is reported at its field and counted in the bar, and is kept as a draft", async ({
  page,
  desk,
}) => {
  const before = desk.read("productions/jordmora.json");
  await open(page, desk, "#/rediger/productions/jordmora");
  const title = page.getByLabel("Tittel", { exact: true }).first();
  await title.fill("");
  await title.blur();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  const count = page.getByRole("button", { name: /^\d felt mangler/ });
  const link = page.getByRole("link", { name: /^Tittel: / });
  await count.click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Jordmora" })).toBeVisible();
  await count.click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(title).toBeFocused();
  await page.getByRole("button", { name: "Lagre utkast" }).click();
  await expect(page.getByRole("main").getByText("Utkast lagret.", { exact: false })).toBeVisible();
  expect(desk.read("productions/jordmora.json")).toBe(before);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${desk.address}/#/`);
  await page.reload();
  await page.getByRole("listitem").filter({ hasText: "Utkast" }).first().waitFor();
  await page.goto(`${desk.address}/#/rediger/productions/jordmora`);
  await expect(page.getByText("Du fortsetter på et utkast")).toBeVisible();
  await page.getByRole("button", { name: "Forkast det" }).click();
  await expect(title).toHaveValue("Jordmora");
});

test("a press on a button counts, though the field that it leaves has something to say", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/ny/productions?som=arrangement`);
  // Where nothing is scrolled, the browser does not keep what is below the pointer in place.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const title = page.locator("#felt-title");
  await title.fill("Sangkveld");
  await title.fill("");
  await expect(page.getByRole("button", { name: /felt mangler/ })).toBeVisible();
  await expect(page.getByText(/^Kontrollerer/)).toHaveCount(0);
  const button = page.getByRole("button", { name: "Vis alle felt" });
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  // As long as a hand takes.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(page.locator("main form details:not([open])")).toHaveCount(0);
  await expect(page.locator("#felt-title-feil")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
});

test("what is typed survives a closed tab and a killed server", async ({ page, context, desk }) => {
  await open(page, desk, "#/rediger/articles/aldersgrenser");
  await page.getByLabel("Ingress").fill("Skrevet rett før strømmen gikk.");
  await expect(page.getByText("Ikke lagret ennå")).toBeVisible();
  await desk.kill();
  await page.getByRole("button", { name: /^Lagre/ }).click();
  await expect(page.getByText("Får ikke kontakt med redaksjonens tjener", { exact: false }).first()).toBeVisible();
  await page.close();
  await desk.start();
  const again = await context.newPage();
  await again.goto(`${desk.address}/#/rediger/articles/aldersgrenser`);
  await expect(again.getByText("Det du skrev sist, er tatt vare på")).toBeVisible();
  await expect(again.getByLabel("Ingress")).toHaveValue("Skrevet rett før strømmen gikk.");
  await again.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(again.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
});

test("the same field, changed twice, shows both; different fields merge", async ({ page, desk }) => {
  const file = "articles/dagkino-pa-rakkestad-kino.json";
  await open(page, desk, "#/rediger/articles/dagkino-pa-rakkestad-kino");
  const text = desk.read(file);
  desk.write(file, text.replace(/"author": "[^"]*"/, '"author": "Kinoen"'));
  await page.getByLabel("Ingress").fill("Min ingress.");
  await save(page);
  await expect(page.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
  expect(desk.read(file)).toContain('"author": "Kinoen"');
  desk.write(file, desk.read(file).replace("Min ingress.", "Deres ingress."));
  await page.getByLabel("Ingress").fill("Min andre ingress.");
  await save(page);
  await expect(page.getByText("Noen andre har endret det samme")).toBeVisible();
  await expect(page.getByText("Deres ingress.")).toBeVisible();
  expect(desk.read(file)).toContain("Deres ingress.");
  await page.getByRole("button", { name: "Behold mitt" }).click();
  await save(page);
  await expect(page.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
  expect(desk.read(file)).toContain("Min andre ingress.");
});

test("one edited paragraph leaves the others as they were", async ({ page, desk }) => {
  const file = "articles/ledsagerbevis.json";
  const before = desk.read(file).split("\n");
  await open(page, desk, "#/rediger/articles/ledsagerbevis");
  const body = page.getByRole("textbox", { name: "Tekst", exact: true });
  await body.locator("p").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Hei! ");
  await save(page);
  await expect(page.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
  const after = desk.read(file).split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, at) => line !== before[at])).toEqual([expect.stringContaining("Hei! ")]);
});

/** The ids of a page's blocks as the site orders them: by row, column and order. */
const blocksOnSite = (desk: Desk, name: string): readonly string[] => {
  interface Block {
    readonly id: string;
    readonly place: { readonly row: number; readonly column?: number; readonly order: number };
  }
  const { blocks }: { blocks: readonly Block[] } = JSON.parse(desk.read(`pages/${name}.json`));
  return blocks
    .map(({ id, place: { row, column = 1, order } }) => ({ id, at: [row, column, order] as const }))
    .sort(({ at: a }, { at: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ id, at }) => `${at[0]}.${at[1]} ${id}`);
};

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("each part of a page has its arrows, as wide as a finger, before it is opened", async ({ page, desk }) => {
    await open(page, desk, "#/rediger/pages/presse");
    const blocks = page.getByRole("group", { name: "Deler på siden" });
    const down = blocks.getByRole("button", { name: /^Flytt ned: .*Bilder til fri bruk/ });
    expect(await down.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await expect(blocks.getByRole("button", { name: /^Fjern: / })).toHaveCount(0);
    await down.tap();
    await expect(blocks.getByRole("status")).toHaveText("Står nå i rad 3, venstre kolonne, som nummer 1 av 2.");
  });

  test("the tools of a text are all in view", async ({ page, desk }) => {
    await page.goto(`${desk.address}/#/ny/articles?som=artikkel`);
    const tools = page.getByRole("toolbar");
    await expect(tools.getByRole("button", { name: "Gjør om" })).toBeInViewport({ ratio: 1 });
    expect(await tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test("what is said in the bar is not broken, and the bar is one line high", async ({ page, desk }) => {
    await page.goto(`${desk.address}/#/ny/productions?som=film`);
    await page.locator("#felt-title").fill("Fyrlykta");
    await page.getByRole("button", { name: "Lagre utkast" }).click();
    const told = page.getByRole("main").getByText("Utkast lagret.");
    const count = page.getByRole("button", { name: /^\d felt mangler/ });
    expect((await told.boundingBox())?.height).toBeLessThan(24);
    expect((await count.boundingBox())?.y).toBeLessThan((await told.boundingBox())?.y ?? 0);
    await expect(count).toHaveText("6 felt mangler før publisering");
    const saves = await page.getByRole("button", { name: "Lagre utkast" }).boundingBox();
    expect(saves?.y).toBeLessThan((await told.boundingBox())?.y ?? 0);
    await page.getByRole("button", { name: "Forkast utkastet" }).click();
    await page.getByRole("button", { name: "Forkast", exact: true }).click();
  });
});

test("a block is dragged to another column, and a new one comes last", async ({ page, desk }) => {
  // Both columns are in view: nobody scrolls with a block in the hand.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await open(page, desk, "#/rediger/pages/utleieinfo");
  const before = blocksOnSite(desk, "utleieinfo");
  const blocks = page.getByRole("group", { name: "Deler på siden" });
  const columns = blocks.getByRole("region", { name: "Rad 2" }).getByRole("list");
  const left = columns.first().getByRole("listitem").first();
  await left.getByTitle("Dra for å flytte").dragTo(columns.last().getByRole("listitem").last(), {
    targetPosition: { x: 20, y: 40 },
  });
  await expect(blocks.getByRole("status")).toHaveText("Står nå i rad 2, høyre kolonne, som nummer 3 av 3.");
  await save(page);
  await expect(page.getByRole("main").getByText("Lagret: Endret", { exact: false })).toBeVisible();
  const [top = "", moved = "", ...rest] = before;
  expect(blocksOnSite(desk, "utleieinfo")).toEqual([top, ...rest, moved.replace("2.1", "2.2")]);
  await blocks.getByRole("button", { name: "Legg til del i deler på siden" }).click();
  await blocks
    .getByRole("button", { name: /^Kontakt/ })
    .last()
    .click();
  await expect(columns.first().getByRole("listitem").last()).toContainText("Kontakt");
});

test("foreign pages are refused", async ({ request, desk }) => {
  const ask = (headers: Record<string, string>) => request.get(`${desk.address}/api/desk`, { headers });
  expect((await ask({ Host: "ond.example" })).status()).toBe(403);
  expect((await ask({ Origin: "https://ond.example" })).status()).toBe(403);
  expect((await ask({})).status()).toBe(200);
});
