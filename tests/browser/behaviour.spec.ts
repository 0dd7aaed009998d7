import { NIGHTLY } from "../support/nightly";
import { PRODUCTIONS, REDIRECTS, SHOWINGS } from "./support/content";
import { missingTexts } from "./support/page-texts";
import { pageAt } from "./support/pages";
import { expect, test } from "./support/test";
import { buildDay, instantOf, now } from "./support/venue-time";
import { visibleText } from "./support/visible-text";
import { interactive, originOf, scrollThrough, watch } from "./support/watch";

for (const time of ["00:30", "23:50"]) {
  test(
    `pages hydrate without an error at ${time}, and two days after the build`,
    NIGHTLY,
    async ({ page, baseURL }) => {
      for (const days of [0, 2]) {
        const moment = instantOf(`${buildDay()}T${time}`).getTime() + days * 86_400_000;
        await page.clock.setFixedTime(new Date(moment));
        for (const route of ["/", "/kinoprogram", "/filmer", "/manebyen-20267", "/kaffedans-k111", "/biblioteket"]) {
          const { errors, stop } = watch(page, originOf(baseURL));
          await page.goto(route);
          await interactive(page);
          stop();
          expect(errors, route).toEqual([]);
        }
      }
    },
  );
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ["/nattekspressen-20261", "/manebyen-20267", "/kaffedans-k111", "/festsal"]) {
    test(`${route} shows what its page file says`, async ({ page }) => {
      await page.goto(route);
      const built = pageAt(route);
      // Reviews are fetched by script; there is no heading without them.
      const blocks = built.blocks.filter(({ component }) => component !== "film-reviews");
      expect(missingTexts({ ...built, blocks }, await visibleText(page))).toEqual([]);
    });
  }

  test("a film's tickets can be bought", async ({ page }) => {
    await page.goto("/nattekspressen-20261");
    const left = SHOWINGS.filter(({ production, start }) => production.id === "nattekspressen" && start > now());
    const onSale = left.filter(({ status, ticketUrl }) => status === "onSale" && ticketUrl !== undefined);
    expect(onSale.length).toBeGreaterThan(0);
    for (const { ticketUrl } of onSale) {
      const link = page.locator(`main article a[href="${ticketUrl}"]`);
      await expect(link).toBeVisible();
      await expect(link).toHaveText(/^Kjøp\svoksen\s\d+\skr$/);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAccessibleName(
        /^Kjøp\svoksen\s\d+\skr: billett til Nattekspressen, .+ kl\. \d\d\.\d\d \(åpnes i nytt vindu\)$/,
      );
    }
    await expect(page.locator("dt", { hasText: "Regi" })).toBeVisible();
    await expect(page.locator("dt", { hasText: "Aldersgrense" })).toBeVisible();
  });

  test("the trailer is a link, and the search is sent", async ({ page }) => {
    await page.goto("/nattekspressen-20261");
    const trailer = PRODUCTIONS.find(({ id }) => id === "nattekspressen")?.trailer;
    await expect(page.getByRole("link", { name: "Vis traileren" })).toHaveAttribute("href", trailer?.url ?? "");
    await page.goto("/sok");
    await page.getByRole("main").getByRole("searchbox").fill("barnefilm");
    await page.getByRole("main").getByRole("button", { name: "Søk" }).click();
    await expect(page).toHaveURL("/sok?q=barnefilm");
  });
});

test.describe("the trailer", () => {
  test("requests nothing from other hosts before a click, and plays after it", async ({ page, baseURL }) => {
    await page.route(
      (url) => url.origin !== originOf(baseURL),
      (route) => route.fulfill({ contentType: "text/html", body: "<title>Trailer</title>" }),
    );
    const { errors, foreign } = watch(page, originOf(baseURL));
    await page.goto("/nattekspressen-20261");
    await interactive(page);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("iframe, video, embed, object")).toHaveCount(0);
    expect(foreign).toEqual([]);

    const trailer = PRODUCTIONS.find(({ id }) => id === "nattekspressen")?.trailer;
    await page.getByRole("link", { name: /^Vis traileren/ }).press("Enter");
    const player = page.locator("iframe");
    await expect(player).toHaveAttribute("src", trailer?.url ?? "");
    await expect(player).toHaveAttribute("title", trailer?.title ?? "");
    await expect(player).toHaveAttribute("allow", /fullscreen/);
    await expect.poll(() => foreign).toEqual([trailer?.url]);
    expect(errors).toEqual([]);
  });
});

test.describe("the search", () => {
  test("has examples with links to searches", async ({ page }) => {
    await page.goto("/sok");
    await page.getByRole("main").getByRole("link", { name: "åpningstider" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("åpningstider");
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("åpningstider");
  });
});

test.describe("redirects", () => {
  test("apply in the browser on every navigation", async ({ page }) => {
    await page.goto("/om-oss");
    await interactive(page);
    for (const { from, to } of REDIRECTS) {
      await page.evaluate((path) => window.___navigate?.(path), from);
      await expect(page, from).toHaveURL(to);
    }
  });
});
