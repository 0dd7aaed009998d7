import { type BrowserContext, expect, type Page } from "@playwright/test";
import {
  button,
  comeToReviews,
  emailField,
  entry,
  fillAccount,
  NEW_MEMBER,
  newEmail,
  passwordField,
} from "./film-club-page";
import type { FilmClubPlatform } from "./film-club-platform";
import { instantOf, now } from "./venue-time";
import { interactive } from "./watch";

interface Evening {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly platform: FilmClubPlatform;
  readonly partner: 118 | 178;
  /** The site's address, without a slash at its end. */
  readonly site: string;
}

/** Navigates to another page of the site without a page load, as links do. */
const follow = (page: Page, path: string): Promise<void> => page.evaluate((to) => window.___navigate?.(to), path);

/**
 * A whole evening in the film club: a new account, login, a film for the list, reviews, a ticket without coverage, and
 * logout. `leftBehind` must be empty then.
 */
export const spendEvening = async ({ page, context, platform, partner, site }: Evening): Promise<void> => {
  const on = (path: string): string => `${site}${path}`;
  await page.clock.setFixedTime(instantOf(`${now().slice(0, 10)}T09:00`));

  await page.goto(on("/filmer"));
  await interactive(page);
  await entry(page).click();
  await page.getByRole("link", { name: "Opprett konto" }).click();
  await fillAccount(page, newEmail());
  await button(page, "Opprett konto").click();
  await expect(page).toHaveURL(on("/filmer"));
  await expect(entry(page)).toHaveAccessibleName(new RegExp(`logget inn som ${NEW_MEMBER.userName}`));
  await page.goto(on("/min-side"));
  await button(page, "Logg ut").click();

  await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
  await emailField(page).fill(platform.member.email);
  await passwordField(page).fill(partner === 118 ? platform.member.password118 : platform.member.password178);
  await button(page, "Logg inn").click();
  await expect(page.getByRole("heading", { name: /^Hei, Demomedlem/ })).toBeVisible();

  await page.goto(on("/vinterkongen-20281"));
  await interactive(page);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /Min liste: Vinterkongen$/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-disabled", "true");
  await page.goto(on("/min-side/liste"));
  await expect(page.getByRole("main").getByRole("heading", { name: "Vinterkongen" })).toBeVisible();

  await page.goto(on("/nattekspressen-20261"));
  await interactive(page);
  const reviews = page.getByRole("region", { name: "Anmeldelser" });
  await comeToReviews(page);
  await expect(reviews.getByRole("article").first()).toBeVisible();

  await page.goto(on("/min-side/billetter"));
  const code = page.getByRole("img", { name: /^QR-kode til å vise i døra/ });
  await expect(code).toHaveCount(2);
  await follow(page, "/min-side");
  await expect(button(page, "Logg ut")).toBeVisible();
  await context.setOffline(true);
  await follow(page, "/min-side/billetter");
  await expect(page.getByText("lagret på denne enheten")).toBeVisible();
  await expect(code).toHaveCount(2);
  await expect(page.getByText(new RegExp(`^${partner}-\\w{12}$`)).first()).toBeVisible();
  await context.setOffline(false);

  await follow(page, "/min-side");
  await button(page, "Logg ut").click();
  await expect(page.getByRole("heading", { name: "Du er logget ut" })).toBeVisible();
  await follow(page, "/min-side/billetter");
  await expect(page.getByText("Logg inn for å se billettene dine.")).toBeVisible();
  await expect(code).toHaveCount(0);
};

/** What the film club has stored in the browser, without the answer about statistics. */
export const leftBehind = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes("samtykke")));
