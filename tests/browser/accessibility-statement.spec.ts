import { z } from "zod";
import { ACCESSIBILITY_FACTS, KNOWN_FAULTS } from "./support/accessibility-facts";
import { toolOf } from "./support/axe-run";
import { PAGES } from "./support/content";
import { expect, test } from "./support/test";

const ROUTE = "/tilgjengelighetserklaering";

const statement = z
  .object({
    checked: z.string(),
    tool: z.string(),
    pages: z.number(),
    closely: z.number(),
    widths: z.array(z.number()),
    zoom: z.number(),
    faults: z.array(z.object({ id: z.string(), foundBy: z.string(), what: z.string() })).default([]),
  })
  .parse(
    PAGES.find(({ path }) => path === ROUTE)?.blocks.find(({ component }) => component === "accessibility-statement")
      ?.settings,
  );

const idsOf = (faults: readonly { readonly id: string }[]): readonly string[] => faults.map(({ id }) => id).sort();

test("the statement names the tests' tools, and claims no more than the tests cover", async ({ sharedPage: page }) => {
  await page.goto(ROUTE);
  expect(statement.tool).toBe(await toolOf(page));
  const { pages, closely, ...exactly } = ACCESSIBILITY_FACTS;
  expect(statement).toMatchObject(exactly);
  expect(statement.pages).toBeLessThanOrEqual(pages);
  expect(statement.closely).toBeLessThanOrEqual(closely);
});

test("the statement lists exactly the known faults of the tests", () => {
  expect(idsOf(statement.faults.filter(({ foundBy }) => foundBy === "tests"))).toEqual(idsOf(KNOWN_FAULTS));
});

test("the page names the authority, the published statement and the date", async ({ sharedPage: page }) => {
  await page.goto(ROUTE);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Tilgjengelighetserklæring i uustatus" })).toHaveAttribute(
    "href",
    /^https:\/\/uustatus\./,
  );
  await expect(main.locator(`time[datetime="${statement.checked}"]`)).toBeVisible();
  await expect(main.getByRole("link", { name: "diskrimineringsnemnda.no" })).toBeVisible();
  await expect(main.getByRole("link", { name: "uutilsynet.no" })).toBeVisible();
  for (const { what } of statement.faults) await expect(main.getByText(what)).toBeVisible();
});
