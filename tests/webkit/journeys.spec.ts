import { By, Key, type WebElement } from "selenium-webdriver";
import { nameOfMonth, SHOWINGS } from "../browser/support/content";
import { sideways } from "../browser/support/geometry";
import { buildDay, now, plusDays } from "../browser/support/venue-time";
import { expect, test, type Visitor } from "./support/test";

/** The main journeys of visitors in the engine of Safari. */

const coming = SHOWINGS.filter(({ production, ends }) => production.object === "movie" && ends > now());

const PHONE = { width: 390, height: 844 };
const ON_A_PHONE = ["/", "/kinoprogram", "/vinterkongen-20281", "/kalender", "/sok?q=sal", "/praktisk-informasjon"];

const BUY = 'a[href^="https://billett.example.no/"]';

const openOnPhone = async (visitor: Visitor, path: string): Promise<void> => {
  await visitor.driver.manage().window().setRect(PHONE);
  await visitor.open(path);
  expect(await visitor.run(() => window.innerWidth)).toBe(PHONE.width);
};

test("from the front page to the next film on sale, its showings and the ticket seller", async ({ visitor }) => {
  await visitor.open("/");
  const film = await visitor.find(`main article:has(${BUY}) h4 a`);
  const title = await film.getText();
  await film.click();
  await visitor.expectText("main h1", title);
  await visitor.click(`main article ${BUY}`);
  await expect.poll(async () => (await visitor.driver.getAllWindowHandles()).length).toBe(2);
  await visitor.expectText("main h1", title);
});

test("a link to a day of a later week opens the week, at that day", async ({ visitor }) => {
  const day = coming.find(({ start }) => start >= plusDays(buildDay(), 10))?.start.slice(0, 10) ?? "";
  await visitor.open(`/kinoprogram#program-${day}`);
  await visitor.find(`#program-${day} article`);
  const top = () => visitor.run(() => document.querySelector(location.hash)?.getBoundingClientRect().top ?? -1);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});

test("a filter narrows the programme down, and Back takes it back", async ({ visitor }) => {
  const spoken = coming.filter(({ production }) => production.spokenLanguage === "Norsk");
  await visitor.open("/kinoprogram");
  await visitor.click("main button", /^Filtre/);
  await visitor.find("#program-language");
  await visitor.driver.findElement(By.css("#program-language [value=norsk-tale]")).click();
  await visitor.expectAddress("/kinoprogram?sprak=norsk-tale");
  await visitor.expectText("main [role=status]", `${spoken.length} forestillinger av ${coming.length}`);
  await visitor.driver.navigate().back();
  await visitor.expectAddress("/kinoprogram");
  await visitor.expectText("main [role=status]", `${coming.length} forestillinger`);
});

test("a search from the header finds a film, whose result opens its page", async ({ visitor }) => {
  await visitor.open("/festsal");
  await visitor.click("header button", /^Søk$/);
  await visitor.find("header input[type=search]");
  await visitor.press("vinterkongen", Key.ENTER);
  await visitor.expectAddress("/sok?q=vinterkongen");
  await visitor.click("main h3 a");
  await visitor.expectAddress("/vinterkongen-20281");
  await visitor.expectText("main h1", "Vinterkongen");
});

test("a member logs in, adds a film to the list and logs out", async ({ visitor, platform: { member } }) => {
  await visitor.open("/min-side");
  await visitor.click("main a", /^Logg inn$/);
  await (await visitor.find("main input", /^E-postadresse/)).sendKeys(member.email);
  await (await visitor.find("main input", /^Passord/)).sendKeys(member.password118);
  await visitor.click("main button", /^Logg inn$/);
  await visitor.find("main :is(h1, h2)", /^Hei, Demomedlem/);
  await visitor.open("/vinterkongen-20281");
  await visitor.click("main button", /^Legg til i Min liste: Vinterkongen$/);
  await visitor.find("main button[aria-disabled=true]", /Min liste: Vinterkongen$/);
  await visitor.open("/min-side/liste");
  await visitor.find("main article :is(h2, h3)", /^Vinterkongen/);
  await visitor.open("/min-side");
  await visitor.click("main button", /^Logg ut$/);
  await visitor.find("main :is(h1, h2)", /^Du er logget ut$/);
});

test("months of the calendar follow each other", async ({ visitor }) => {
  const next = plusDays(`${buildDay().slice(0, 7)}-28`, 7);
  await visitor.open("/kalender");
  await visitor.expectText("main h1", new RegExp(`^${nameOfMonth(buildDay())}$`, "i"));
  await visitor.click("main nav a", /^Neste måned/);
  await visitor.expectAddress(`/kalender/${next.slice(0, 7)}`);
  await visitor.expectText("main h1", new RegExp(`^${nameOfMonth(next)}$`, "i"));
  await visitor.find("main table td li a");
});

test("on a phone, the menu opens and closes by keyboard", async ({ visitor }) => {
  await openOnPhone(visitor, "/");
  const isOpen = () => visitor.run(() => document.querySelector("header nav")?.checkVisibility());
  await visitor.tabTo("Meny");
  await visitor.press(Key.ENTER);
  await expect.poll(isOpen).toBe(true);
  await visitor.tabTo("Kultur");
  await visitor.press(Key.ENTER);
  await visitor.tabTo("Kulturprogram");
  await visitor.press(Key.ESCAPE, Key.ESCAPE);
  await expect.poll(isOpen).toBe(false);
  expect(await visitor.focused()).toBe("Meny");
});

for (const path of ON_A_PHONE)
  test(`on a phone, ${path} does not overflow sideways`, async ({ visitor }) => {
    await openOnPhone(visitor, path);
    expect(await sideways({ evaluate: (look) => visitor.run(look) })).toEqual([]);
  });

/** Scrolls down the programme to a film that is in sight there. */
const scrollDown = async (visitor: Visitor): Promise<WebElement> => {
  await visitor.open("/kinoprogram");
  return visitor.driver.executeScript<WebElement>(() => {
    window.scrollTo(0, 2500);
    const links = [...document.querySelectorAll("main article a[href^='/']")];
    return links.find((one) => one.getBoundingClientRect().top > 300);
  });
};

const expectOldPlace = async (visitor: Visitor): Promise<void> => {
  await visitor.expectAddress("/kinoprogram");
  await visitor.settled();
  await expect.poll(() => visitor.run(() => Math.round(window.scrollY))).toBe(2500);
};

for (const isReloaded of [false, true])
  test(`Back from a film${isReloaded ? ", reloaded," : ""} goes to its place on the programme`, async ({ visitor }) => {
    await (await scrollDown(visitor)).click();
    await visitor.expectAddress(/^\/[a-z-]+\d+$/);
    if (isReloaded) await visitor.driver.navigate().refresh();
    await visitor.settled();
    await visitor.driver.navigate().back();
    await expectOldPlace(visitor);
  });

test("a reload keeps the place on the programme", async ({ visitor }) => {
  await scrollDown(visitor);
  await visitor.driver.navigate().refresh();
  await expectOldPlace(visitor);
});
