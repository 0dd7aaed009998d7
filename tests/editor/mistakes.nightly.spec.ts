import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/desk";
import { field, Steps } from "./support/steps";

interface Mistake {
  readonly mistake: string;
  /** Below "#/rediger/". */
  readonly form: string;
  /** The field in which it is made, and where it is reported, if elsewhere. */
  readonly at: string;
  readonly told?: string;
  readonly typed?: string;
  /** For a list of choices: its label. */
  readonly chosen?: string;
  readonly tells: RegExp;
  readonly isWarning?: boolean;
}

const FILM = "productions/kraka";
const SHOWING = "events/kraka-1130-2115";

/** Slips of everyday work, made as people make them: with the keyboard, in the form. */
const MISTAKES: readonly Mistake[] = [
  { mistake: "a year of two digits", form: FILM, at: "year", typed: "26", tells: /26, men skal være 1888 eller mer/ },
  { mistake: "a running time as a clock", form: FILM, at: "runningTime", typed: "1:45", tells: /^Skal være et tall/ },
  { mistake: "a premiere on 31 June", form: FILM, at: "premiere", typed: "31/6/2026", tells: /dato|finnes ikke/ },
  { mistake: "no age limit", form: FILM, at: "ageLimit", chosen: "Ikke fastsatt", tells: /Velg grensen/ },
  { mistake: "the number of another film", form: FILM, at: "ediNumber", typed: "20263", tells: /er brukt i/ },
  { mistake: "a trailer by http", form: FILM, at: "trailer-url", typed: "http://v.example.no/1", tells: /nettadresse/ },
  {
    mistake: "a file name as alternative text",
    form: FILM,
    at: "assets-1-alt",
    typed: "kraka.jpg",
    tells: /forteller ikke/,
    isWarning: true,
  },
  { mistake: "an empty title", form: "articles/aldersgrenser", at: "title", typed: "", tells: /Skriv overskrift/ },
  { mistake: "an address with æ", form: "articles/aldersgrenser", at: "slug", typed: "Ældre", tells: /nettadresse/ },
  {
    mistake: "a showing of a wrong year",
    form: SHOWING,
    at: "start",
    typed: "4/12/2062 21.30",
    tells: /år fram i tid/,
  },
  {
    mistake: "a cancelled showing without a reason",
    form: SHOWING,
    at: "status",
    chosen: "Avlyst",
    told: "reason",
    tells: /Skriv/,
  },
  { mistake: "a ticket address that is none", form: SHOWING, at: "ticketUrl", typed: "billett", tells: /nettadresse/ },
  {
    mistake: "closing before opening",
    form: "sites/kulturhuset?bare=openingHours",
    at: "openingHours-0-weekly-0-closes",
    typed: "6",
    tells: /åpner ikke før/,
  },
  {
    mistake: "an e-mail address without @",
    form: "sites/kulturhuset?bare=contact",
    at: "contact-0-email",
    typed: "post.example.no",
    tells: /e-postadresse/,
  },
  { mistake: "a redirect to itself", form: "redirects/%2Fkino", at: "to", typed: "/kino", tells: /^Leder i ring/ },
  {
    mistake: "a menu entry that leads nowhere",
    form: "menuItems/om-oss",
    at: "path",
    typed: "/finnes-ikke",
    tells: /finnes/,
    isWarning: true,
  },
];

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  // A field may stand in a folded row or group, which has its fields only when it is open.
  const folded = page.locator("main details:not([open])");
  while ((await folded.count()) > 0) await folded.first().evaluate((one) => one.setAttribute("open", ""));
};

for (const { mistake, form, at, told = at, typed, chosen, tells, isWarning = false } of MISTAKES)
  test(`${mistake} is reported at its field before it is saved`, async ({ page, desk }) => {
    const before = desk.git("status", "--porcelain");
    await open(page, `${desk.address}/#/rediger/${form}`);
    if (chosen === undefined) await field(page, at).fill(typed ?? "");
    else await field(page, at).selectOption({ label: chosen });
    // A field that is being written in is not corrected yet.
    await field(page, at).blur();
    await expect(page.locator(`#felt-${told}-feil`)).toContainText(tells);
    await expect(field(page, told)).toHaveAttribute("aria-describedby", new RegExp(`felt-${told}-feil`));
    await expect(field(page, told)).toHaveAttribute("aria-invalid", String(!isWarning));
    await expect(page.getByRole("button", { name: isWarning ? "Lagre" : "Lagre utkast", exact: true })).toBeVisible();
    expect(desk.git("status", "--porcelain")).toBe(before);
    await page.evaluate(() => localStorage.clear());
  });

test("a picture of 300 × 200 as a poster is reported at its field before it is saved", async ({ page, desk }) => {
  await open(page, `${desk.address}/#/rediger/${FILM}`);
  const small = sharp({ create: { width: 300, height: 200, channels: 3, background: "#1f5d4a" } });
  const bytes = await small.jpeg().toBuffer();
  await new Steps().upload(page.getByRole("button", { name: "Last opp bilde" }).nth(1), "plakat.jpg", bytes);
  await expect(page.locator("#felt-assets-1-image-feil")).toContainText(/piksler|bredere|høyere|liten/);
  expect(desk.read(`${FILM}.json`)).not.toContain("plakat");
});
