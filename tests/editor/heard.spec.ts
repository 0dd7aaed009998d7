import type { Page } from "@playwright/test";
import { expect, test } from "./support/desk";
import { Steps } from "./support/steps";
import { newFilm } from "./tasks/work/programme-work";
import { button, showing } from "./tasks/work/week-work";

/** What a screen reader is told, by the accessibility tree. */

interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

const focused = async (page: Page): Promise<Heard> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const one = nodes.findLast(({ properties = [] }) =>
    properties.some(({ name, value }) => name === "focused" && value.value),
  );
  return { role: one?.role?.value, name: one?.name?.value, description: one?.description?.value ?? "" };
};

/** Every text that a live region has had, and all that had the focus. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const led: string[] = [];
    Object.assign(window, { said, led });
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement) led.push(target.ariaLabel ?? target.textContent ?? "");
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          "[role=status], [aria-live]",
        );
        const text = region?.textContent ?? "";
        if (text !== "" && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
const led = (page: Page) => page.evaluate(() => Reflect.get(window, "led") as string[]);
const saidOnce = async (page: Page, text: RegExp): Promise<void> => {
  const said = () => page.evaluate(() => Reflect.get(window, "said") as string[]);
  await expect.poll(async () => (await said()).filter((one) => text.test(one)).length).toBe(1);
  await page.waitForTimeout(1_000);
  expect((await said()).filter((one) => text.test(one))).toHaveLength(1);
};

test("a cancellation is heard: the dialog's name, the reason's label, the sentence once, and the state", async ({
  page,
  desk,
}) => {
  await listen(page);
  await page.goto(`${desk.address}/#/uka`);
  await expect(page.getByRole("heading", { level: 2, name: /^Mandag \d/ })).toBeVisible();
  expect(await page.getByRole("heading", { level: 2 }).count()).toBe(7);
  const one = showing(page, /Kråka.*I salg/);
  await expect(one).not.toHaveAttribute("aria-describedby");
  await expect(page.getByRole("table")).toHaveAccessibleDescription(/Shift og piltaster/);
  await one.click();
  await expect(
    page.getByRole("dialog", { name: /^Kråka, \S+dag \d+\. \S+ kl\. \d\d\.\d\d, Kinosal: I salg$/ }),
  ).toBeVisible();
  const name = /^Kråka, \S+dag \d+\. \S+ kl\. \d\d\.\d\d, Kinosal: I salg$/;
  const opening = async () => (await led(page)).slice(-2);
  await expect.poll(opening).toEqual([expect.stringMatching(name), "Lukk dialogvindu"]);
  await button(page, "Avlys").click();
  await expect(page.getByRole("form", { name: "Avlys forestillingen" })).toBeVisible();
  await expect(page.getByLabel("Hvorfor blir den avlyst?")).toBeFocused();
  expect(await focused(page)).toEqual({
    role: "textbox",
    name: "Hvorfor blir den avlyst?",
    description: "Publikum leser dette på nettstedet og i kalenderen sin.",
  });
  await page.keyboard.type("Sykdom.");
  await button(page, "Avlys forestillingen").click();
  await saidOnce(page, /^Lagret: Avlyste Kråka/);
  // What the focus comes back to is not read as it was before.
  expect((await led(page)).slice(-2)).toEqual([
    "Avlys forestillingen",
    expect.stringMatching(/^\S+dag kl\..*Kråka.*Avlyst/s),
  ]);
  const cancelled = showing(page, /Kråka.*Avlyst/);
  await expect(cancelled).not.toHaveAccessibleName(/I salg/);
  await cancelled.click();
  await expect(page.getByRole("dialog", { name: /^Kråka, .*: Avlyst$/ })).not.toContainText("I salg");
});

test("a move is heard: the field with the whole time, and the sentence once", async ({ page, desk }) => {
  await listen(page);
  await page.goto(`${desk.address}/#/uka`);
  await showing(page, /Tante Oda reiser.*I salg/).click();
  await button(page, "Flytt").click();
  await expect(page.getByRole("form", { name: "Flytt forestillingen" })).toBeVisible();
  await expect(page.getByLabel("Nytt tidspunkt")).toBeFocused();
  expect(await focused(page)).toMatchObject({
    role: "textbox",
    name: "Nytt tidspunkt",
    description: expect.stringMatching(/^For eksempel /),
  });
  await expect(page.getByLabel("Nytt tidspunkt")).toHaveValue(/^\S+dag \d+\. \S+ \d{4} kl\. \d\d\.\d\d$/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("8");
  await page.getByLabel("Hvorfor er den flyttet?").fill("Skolen.");
  await button(page, "Flytt forestillingen").click();
  await saidOnce(page, /^Lagret: Flyttet Tante Oda reiser/);
  await expect(showing(page, /Tante Oda reiser.*Flyttet/)).toBeFocused();
});

test("a new film is heard: its fields by their labels, and its save once, though another form takes its place", async ({
  page,
  desk,
}) => {
  await listen(page);
  await page.goto(`${desk.address}/#/ny/productions?som=film`);
  await expect(
    page.getByRole("group", { name: "Plakat (2:3)", exact: true }).getByText("Last opp bilde"),
  ).toBeVisible();
  await newFilm({ page, desk, steps: new Steps() });
  await saidOnce(page, /^Lagret: Ny: Fyrtårnet i skogen/);
  await expect(page.getByRole("heading", { level: 1, name: "Fyrtårnet i skogen" })).toBeVisible();
  await page.getByRole("textbox", { name: "Tittel", exact: true }).focus();
  expect(await focused(page)).toMatchObject({ role: "textbox", name: "Tittel" });
  await page.getByRole("textbox", { name: "Tittel", exact: true }).fill("Fyrtårnet i byen");
  await button(page, "Lagre").press("Enter");
  await saidOnce(page, /^Lagret: Endret Fyrtårnet i byen/);
  await expect(button(page, "Lagre")).toBeFocused();
});

test("steps of a move are heard without how to go on, which is told at the first", async ({ page, desk }) => {
  await page.goto(`${desk.address}/#/uka`);
  await showing(page, /Kråka/).focus();
  const aim = page.getByRole("status").filter({ hasText: "Trykk Enter for å flytte" });
  await page.keyboard.press("Shift+ArrowRight");
  await expect(aim).toHaveAttribute("aria-atomic", "false");
  const how = await aim.locator("span").last().elementHandle();
  const text = await how?.evaluateHandle(({ firstChild }) => firstChild);
  const first = (await aim.textContent()) ?? "";
  await page.keyboard.press("Shift+ArrowRight");
  await expect(aim).not.toHaveText(first);
  expect(await text?.evaluate((node) => node?.isConnected)).toBe(true);
});

test("the search begins at its field, and typing leads to the results", async ({ page, desk }) => {
  await listen(page);
  await page.goto(`${desk.address}/#/uka`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Søk eller gå til" });
  await expect(field).toBeFocused();
  await expect.poll(async () => (await led(page)).slice(-2)).toEqual(["Søk", "Søk eller gå til"]);
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.type("kråka");
  await expect(field).toHaveValue("kråka");
  await expect(field).toHaveAttribute("aria-activedescendant");
});
