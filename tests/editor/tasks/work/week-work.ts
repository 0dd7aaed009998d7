import { expect, type Locator, type Page } from "@playwright/test";
import type { Work } from "./work";

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" });

export const showing = (page: Page, name: RegExp): Locator =>
  page.getByRole("table").getByRole("button", { name }).first();

/** A showing that is cancelled, with the reason that the audience reads. */
export const cancelShowing: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/uka`);
  await steps.click(showing(page, /Kråka.*I salg/));
  await steps.click(button(page, "Avlys"));
  await expect(page.getByLabel("Hvorfor blir den avlyst?")).toBeFocused();
  await steps.type(page, "Maskinen er på verksted.");
  await steps.click(button(page, "Avlys forestillingen"));
  await expect(
    page.getByRole("main").getByText(/^Lagret: Avlyste Kråka \S+dag \d+\. \S+ kl\. \d\d\.\d\d\.$/),
  ).toBeVisible();
};

/** A showing that is sold out. */
export const sellOut: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/uka`);
  await steps.click(showing(page, /Isbryteren.*I salg/));
  await steps.click(page.getByRole("dialog").getByText("Utsolgt", { exact: true }));
  await expect(page.getByRole("main").getByText(/^Lagret: Utsolgt: Isbryteren/)).toBeVisible();
};

/** A showing that is moved to eight in the morning; a time at which the hall is taken is reported before. */
export const moveShowing: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/uka`);
  await steps.click(showing(page, /Tante Oda reiser.*I salg/));
  await steps.click(button(page, "Flytt"));
  const when = page.getByLabel("Nytt tidspunkt");
  // Not steps of the task: times at which the hall is taken are reported.
  await when.fill("17");
  await when.fill("21");
  await expect(page.getByText(/opptatt av/).first()).toBeVisible();
  await steps.write(when, "8");
  await steps.write(page.getByLabel("Hvorfor er den flyttet?"), "Skolen vil se den.");
  await steps.click(button(page, "Flytt forestillingen"));
  await expect(page.getByRole("main").getByText(/^Lagret: Flyttet Tante Oda reiser .* kl\. 08\.00\.$/)).toBeVisible();
};

/** The next week gets the showings of this one, without those that collide. */
export const copyWeek: Work = async ({ page, desk, steps }) => {
  await page.goto(`${desk.address}/#/uka`);
  await steps.click(page.getByRole("link", { name: "Neste uke" }));
  await expect(page).toHaveURL(/#\/uka\/\d{4}-\d\d-\d\d$/);
  await steps.click(button(page, "Kopier forrige uke hit"));
  await expect(page.getByText(/^Legges til \(\d+\)$/)).toBeVisible();
  await expect(page.getByText("Hoppes over")).toBeVisible();
  await steps.click(button(page, "Kopier forrige uke"));
  await expect(
    page.getByRole("main").getByText(/^Lagret: Kopierte uke \d+ til uke \d+: \d+ forestillinger\.$/),
  ).toBeVisible();
};
