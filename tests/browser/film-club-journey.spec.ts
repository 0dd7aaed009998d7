import type { Page } from "@playwright/test";
import { button, emailField, entry, fillAccount, NEW_MEMBER, newEmail, passwordField } from "./support/film-club-page";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { instantOf, now } from "./support/house-time";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

/**
 * A whole evening in the film club, at both partners' platforms. Each has a host of its own, as their sites do, so that
 * what browsers keep for one is not seen by the other.
 */
const PARTNERS = [
  { partner: 118, host: "localhost" },
  { partner: 178, host: "kino178.localhost" },
] as const;

let platform: FilmClubPlatform;

test.beforeEach(async () => {
  platform = await startFilmClubPlatform();
});
test.afterEach(() => platform.close());

/** Goes to another page of the site without loading it anew, as links do. */
const follow = (page: Page, path: string): Promise<void> => page.evaluate((to) => window.___navigate?.(to), path);

for (const { partner, host } of PARTNERS) {
  test(`creates an account, logs in, adds a film, reads reviews, shows a ticket offline and logs out at partner ${partner}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const { port } = new URL(baseURL ?? "");
    const on = (path: string): string => `http://${host}:${port}${path}`;
    const address = new URL(partner === 118 ? platform.url118 : platform.url178);
    address.hostname = host;
    await usePlatform(page, address.href);
    await page.clock.setFixedTime(instantOf(`${now().slice(0, 10)}T09:00`));

    await page.goto(on("/filmer"));
    await alive(page);
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
    await alive(page);
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: /Min liste: Vinterkongen$/ })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-disabled", "true");
    await page.goto(on("/min-side/liste"));
    await expect(page.getByRole("main").getByRole("heading", { name: "Vinterkongen" })).toBeVisible();

    await page.goto(on("/nattekspressen-20261"));
    await alive(page);
    // The way to them fetches them, and takes the button for them away.
    const reviews = page.getByRole("region", { name: "Anmeldelser" });
    await reviews.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 50);
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
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes("samtykke")));
    expect(kept).toEqual([]);
  });
}
