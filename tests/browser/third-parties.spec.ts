import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { ALL_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";
import { alive, originOf, scrollThrough } from "./support/watch";

/** Before a click, pages ask their own host and the film platform, and nobody else. */

// So that the proof rests on the pages, and not on the policy that would refuse such a request.
test.use({ bypassCSP: true });

let platform: FilmClubPlatform;

test.beforeAll(async () => {
  platform = await startFilmClubPlatform();
});
test.afterAll(() => platform.close());

for (const route of [...ALL_ROUTES, "/finnes-ikke"]) {
  test(`${route} asks nobody but the house and its film platform`, async ({ page, context, baseURL }) => {
    const asked = new Set<string>();
    // The context's requests include those of frames and workers.
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== "data:" && protocol !== "blob:") asked.add(origin);
    });
    await usePlatform(page, platform.url118);
    await page.goto(route);
    await alive(page);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    const allowed = [originOf(baseURL), new URL(platform.url118).origin];
    expect([...asked].filter((origin) => !allowed.includes(origin))).toEqual([]);
    expect([...asked]).toContain(originOf(baseURL));
  });
}

test("a request to somebody else would be seen", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route("https://ond.example.no/**", (route) => route.fulfill({ body: "" }));
  context.on("request", (request) => asked.push(request.url()));
  await page.goto("/om-oss");
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "https://ond.example.no/punkt.png" }));
  });
  await expect.poll(() => asked).toContain("https://ond.example.no/punkt.png");
});
