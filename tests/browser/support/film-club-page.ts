import { expect, type Page } from "@playwright/test";
import type { FilmClubPlatform } from "./film-club-platform";

/** Controls and input of the film club's pages. */

export const emailField = (page: Page) => page.getByLabel("E-postadresse");
export const passwordField = (page: Page) => page.getByLabel("Passord", { exact: true });
export const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
export const entry = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Logg inn|Min side)/ });
export const failure = (page: Page) => page.getByRole("region", { name: "Det gikk ikke" });

const fillLogin = async (page: Page, { member }: FilmClubPlatform, password = member.password118) => {
  await emailField(page).fill(member.email);
  await passwordField(page).fill(password);
};

/** Logs the demonstration member in, by the form. */
export const logIn = async (page: Page, platform: FilmClubPlatform, password = platform.member.password118) => {
  await fillLogin(page, platform, password);
  await button(page, "Logg inn").click();
};

export const NEW_MEMBER = { userName: "Kari Nordmann", password: "et langt passord" };

/** An address without an account, in every run of the tests. */
export const newEmail = (): string => `kari-${crypto.randomUUID()}@example.no`;

/** Fills in the form for a new account. */
export const fillAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Navn").fill(NEW_MEMBER.userName);
  await emailField(page).fill(email);
  await page.getByLabel("Velg et passord").fill(NEW_MEMBER.password);
};

/** Scrolls to the reviews of a film until they have loaded. */
export const comeToReviews = async (page: Page): Promise<void> => {
  const waiting = page.getByRole("main").getByRole("button", { name: "Vis anmeldelsene" });
  await page.getByRole("heading", { name: "Anmeldelser" }).scrollIntoViewIfNeeded();
  let step = 50;
  await expect(async () => {
    await page.mouse.wheel(0, step);
    step = -step;
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass();
};
