import type { Page } from "@playwright/test";
import type { FilmClubPlatform } from "./film-club-platform";

/** What tests press and write on the film club's pages. */

export const emailField = (page: Page) => page.getByLabel("E-postadresse");
export const passwordField = (page: Page) => page.getByLabel("Passord", { exact: true });
export const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
export const entry = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Logg inn|Min side)/ });
export const failure = (page: Page) => page.getByRole("region", { name: "Det gikk ikke" });

export const fillLogin = async (page: Page, { member }: FilmClubPlatform, password = member.password118) => {
  await emailField(page).fill(member.email);
  await passwordField(page).fill(password);
};

/** Logs the demonstration member in, by the form. */
export const logIn = async (page: Page, platform: FilmClubPlatform, password = platform.member.password118) => {
  await fillLogin(page, platform, password);
  await button(page, "Logg inn").click();
};
