import type { Page } from "@playwright/test";
import { test as base, Desk, expect } from "./desk";

export const PASSWORD = "lerret og lys i salen";

/** Uses the link of an invitation, as a new person does. */
export const acceptInvitation = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel("Navnet ditt").fill(name);
  await page.getByLabel("Velg et passord").fill(PASSWORD);
  await page.getByRole("button", { name: "Lagre og logg inn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "I dag" })).toBeVisible();
};

export const login = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel("E-postadresse").fill(email);
  await page.getByLabel("Passord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Logg inn", exact: true }).click();
};

/** Opens the dialog about oneself. */
export const openPerson = (page: Page): Promise<void> => page.locator("header").getByRole("button").last().click();

/** The dialog about oneself names the person and the role. */
export const expectPerson = async (page: Page, name: string, role: string): Promise<void> => {
  await openPerson(page);
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText(role, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Navnet ditt")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
};

export const logOut = async (page: Page): Promise<void> => {
  await openPerson(page);
  await page.getByRole("button", { name: "Logg ut" }).click();
};

/** A desk on the web, as far as the browser can tell: localhost counts as safe as TLS. */
export const test = base.extend<object, { workersDesk: Desk }>({
  workersDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const desk = new Desk();
      desk.hosting = { EDITOR_PREVIEW_ORIGIN: "" };
      await desk.lend(use);
    },
    { scope: "worker" },
  ],
});

export { expect };
