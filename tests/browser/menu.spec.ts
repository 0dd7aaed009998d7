import { linksIn, withNotice } from "./support/links";
import { FOOTER_LINKS, HEADER_MENU, SHORTCUTS, SOCIAL_LINKS } from "./support/menu";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

test.describe("the header menu", () => {
  for (const route of ["/", "/kinoprogram", "/article/ledsagerbevis", "/404"]) {
    test(`has every group and entry in its order on ${route}`, async ({ sharedPage: page }) => {
      await page.goto(route);
      const menu = page.locator("header nav");
      await expect(menu).toHaveCount(1);
      await expect(menu).toHaveAttribute("aria-label", "Hovedmeny");
      const groups = menu.locator("summary");
      await expect(groups).toHaveText(HEADER_MENU.map(({ group }) => group));
      for (const [index, { entries }] of HEADER_MENU.entries()) {
        const group = menu.locator("details").nth(index);
        expect(await linksIn(group)).toEqual(withNotice(entries));
      }
      expect(await linksIn(page.locator("#snarveier-i-menyen"))).toEqual(withNotice(SHORTCUTS));
      const entries = HEADER_MENU.flatMap(({ entries }) => entries).length;
      expect(await linksIn(menu)).toHaveLength(entries + SHORTCUTS.length);
    });
  }

  test("is not covered by what stays at the top of a page", async ({ sharedPage: page }) => {
    await page.goto("/kinoprogram");
    await interactive(page);
    await page.locator("header summary", { hasText: "Kino" }).click();
    for (const entry of await page.locator("header details[open] > ul a").all()) await entry.click({ trial: true });
  });

  test("opens the page of its entry, and marks it as current", async ({ page }) => {
    await page.goto("/");
    await interactive(page);
    await page.locator("header summary", { hasText: "Kultur" }).click();
    await page.getByRole("link", { name: "Andre arrangement" }).click();
    await expect(page).toHaveURL("/arrangement");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Andre arrangementer");
    await expect(page.locator("header details[open]")).toHaveCount(0);
    await expect(page.locator("header nav [aria-current=page]")).toHaveText("Andre arrangement");
  });
  test("has links to the front page and to the search", async ({ sharedPage: page }) => {
    await page.goto("/om-oss");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "til forsiden" })).toHaveAttribute("href", "/");
    await expect(header.getByRole("button", { name: "Søk" })).toBeVisible();
    // The menu has pages for visitors from abroad; the site itself is in one language.
    await expect(header.getByText(/Nynorsk|Bokmål|Språk/)).toHaveCount(0);
  });
});

test.describe("the footer", () => {
  test("has its links, office hours, contact, address and social links", async ({ sharedPage: page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    const links = await linksIn(footer.getByRole("navigation"));
    expect(links.slice(0, -1)).toEqual(withNotice(FOOTER_LINKS));
    expect(links.at(-1)).toMatchObject({ label: "Meld fra om feil på denne siden", newWindow: false });
    expect(links.at(-1)?.target).toMatch(/^mailto:kulturkontoret@.+&body=Siden/);

    const part = (name: string) =>
      footer
        .locator("div")
        .filter({ has: page.getByRole("heading", { name }) })
        .last();
    await expect(part("Åpningstider")).toContainText("Kulturkontoret");
    await expect(part("Åpningstider")).toContainText("Mandag–fredag");
    await expect(part("Åpningstider")).toContainText("08.00–15.30");
    expect(await linksIn(part("Kontakt"))).toEqual([
      { label: "00\u00a000\u00a000\u00a001", target: "tel:00000001", newWindow: false, reported: false },
      { label: "00\u00a000\u00a000\u00a002", target: "tel:00000002", newWindow: false, reported: false },
      {
        label: "kulturkontoret@rakkestad-kulturhus.example.no",
        target: "mailto:kulturkontoret@rakkestad-kulturhus.example.no",
        newWindow: false,
        reported: false,
      },
    ]);
    await expect(part("Besøksadresse")).toContainText("Eksempelgata 1");
    await expect(part("Besøksadresse")).toContainText("1890 Rakkestad");
    expect(await linksIn(part("Følg oss"))).toEqual(withNotice(SOCIAL_LINKS));
  });

  test("is the same on every kind of page", async ({ sharedPage: page }) => {
    const texts = new Set<string | null>();
    for (const route of ["/", "/festsal", "/nattekspressen-20261", "/article/aldersgrenser", "/404"]) {
      await page.goto(route);
      texts.add(await page.getByRole("contentinfo").textContent());
    }
    expect([...texts]).toHaveLength(1);
  });
});
