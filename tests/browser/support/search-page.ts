import type { Page } from "@playwright/test";
import { interactive } from "./watch";

/** The search page's parts, by role and name. */

export const field = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "Søk på nettstedet" });
export const status = (page: Page) => page.getByRole("main").getByRole("status");
export const results = (page: Page) => page.getByRole("main").locator("search h3 a");

export const openSearch = async (page: Page, address = "/sok"): Promise<void> => {
  await page.goto(address);
  await interactive(page);
};
