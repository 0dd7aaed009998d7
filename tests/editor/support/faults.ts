import { expect, type Page } from "@playwright/test";

/** Opens all folded groups, and the first row of each list, which stands for the others. */
export const unfold = async (page: Page): Promise<void> => {
  const folded = page.locator("main :not(li) > details:not([open]), main li:first-child > details:not([open])");
  while ((await folded.count()) > 0) await folded.first().evaluate((one) => one.setAttribute("open", ""));
  await expect(page.getByText(/^Henter tekstredigering/)).toHaveCount(0);
};

/** What the page says in the console, and what it throws, from now on. */
export const errorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};
