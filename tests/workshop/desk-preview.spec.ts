import { expect, type Page, test } from "@playwright/test";
import { addDays, dateOf, weekdayName } from "../../domain/time/local-time";
import { toLocal } from "../../domain/time/oslo";
import { freePort } from "../support/free-port";
import { type Running, start } from "./support/processes";
import { openWorkshop } from "./support/workshop";

/** The desk's preview as editors have it: `npm run rediger`, which starts `gatsby develop` beside the desk. */

/** Gatsby compiles the site first. */
const READY_MS = 5 * 60_000;
/** What is typed is on the page within seconds; the limit allows for a busy machine. */
const SECONDS = 60_000;

const FILM = "content/productions/kraka.json";
const SHOWINGS = "content/events/kraka.json";
/** In the files, whose week is the present one: more than two days after its last day. */
const LATER = "2026-12-09";

const workshop = openWorkshop();
let desk: Running;
let ports: { readonly desk: number; readonly preview: number };
let page: Page;

const address = (): string => `http://localhost:${ports.desk}`;

const isServed = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(READY_MS + SECONDS);
  workshop.restore("warm");
  // Without showings before the film is shown on the site.
  const { events, ...rest } = JSON.parse(workshop.read(SHOWINGS));
  const later = events.filter(({ start }: { readonly start: string }) => start >= LATER);
  workshop.write(SHOWINGS, JSON.stringify({ ...rest, events: later }));
  ports = { desk: await freePort(), preview: await freePort() };
  desk = start({
    command: "npm",
    args: ["run", "rediger"],
    cwd: workshop.site,
    env: { EDITOR_PORT: `${ports.desk}`, EDITOR_PREVIEW_PORT: `${ports.preview}` },
  });
  await expect.poll(desk.output, { timeout: 2 * SECONDS }).toContain(`Redaksjonen er klar: ${address()}`);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => localStorage.setItem("redaksjon omvisning", "sett"));
});

test.afterAll(() => desk.stop());

const frame = () => page.frameLocator("iframe");
const headline = () => frame().locator("main h1");
const title = () => page.getByLabel("Tittel", { exact: true }).first();

test("the desk shows that the preview starts, and shows the page when it is ready", async () => {
  test.setTimeout(READY_MS);
  await page.goto(`${address()}/#/rediger/productions/kraka?felt=shownFrom`);
  await expect(page.getByText(/^Forhåndsvisningen starter/)).toBeVisible();
  await expect(headline()).toHaveText("Kråka", { timeout: READY_MS });
});

test("what is typed is on the page before it is saved", async () => {
  const before = workshop.read(FILM);
  await title().fill("Kråka letter");
  await expect(headline()).toHaveText("Kråka letter", { timeout: SECONDS });
  expect(workshop.read(FILM)).toBe(before);
});

test("a click on the headline opens its field", async () => {
  await headline().click();
  await expect(title()).toBeFocused();
});

test("what is shown from a time is on the page at that time", async () => {
  // The day after tomorrow, by its name: "fredag".
  const day = weekdayName(addDays(dateOf(toLocal(Date.now())), 2));
  await page.locator("#felt-shownFrom").fill(`${day} 17`);
  await page.locator("#felt-shownFrom").blur();
  await expect(page.getByText(/^Ikke på nettstedet på dette tidspunktet: Vises fra .* kl\. 17\.00\./)).toBeVisible();
  await expect(headline()).not.toHaveText("Kråka letter", { timeout: SECONDS });
  await page.getByRole("button", { name: "Tidspunkt" }).click();
  await page.getByLabel("Vis siden slik den er").fill(`${day} kl. 18`);
  await page.getByRole("button", { name: "Vis", exact: true }).click();
  await expect(page.getByLabel("Vis siden slik den er")).toHaveValue(
    new RegExp(`^${day} \\d+\\. \\S+ \\d{4} kl\\. 18\\.00$`),
  );
  await expect(headline()).toHaveText("Kråka letter", { timeout: SECONDS });
});

test("a new film has its page from its first letters", async () => {
  await page.goto(`${address()}/#/ny/productions?som=film`);
  await title().fill("Fyrlykta");
  await expect(page.getByText(/Eksempler foreløpig: .*aldersgrense/)).toBeVisible();
  await expect(headline()).toHaveText("Fyrlykta", { timeout: SECONDS });
  await page.getByRole("textbox", { name: "Tidspunkt" }).first().fill(`${LATER} 18.00`);
  await expect(frame().getByRole("main")).toContainText("kl. 18.00", { timeout: SECONDS });
});

test("the preview ends with the desk", async () => {
  expect(await isServed(ports.preview)).toBe(true);
  await desk.stop();
  await expect.poll(() => isServed(ports.preview), { timeout: SECONDS }).toBe(false);
});
