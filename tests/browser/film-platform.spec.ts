import type { Page } from "@playwright/test";
import { z } from "zod";
import { SHOWINGS } from "./support/content";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { expect, test } from "./support/test";
import { NOW, now } from "./support/venue-time";

/** The stand-in film platform with the built site in a real browser: cookies, access control, faults. */

let platform: FilmClubPlatform;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  platform = await startFilmClubPlatform();
  await usePlatform(page, platform.url118);
});
test.afterEach(() => platform.close());

interface Call {
  readonly url: string;
  readonly body?: unknown;
  /** The XSRF header: the cookie's value, or another one. */
  readonly xsrf?: string;
}

/** A call as from a script of the page, with cookies and the XSRF header. */
const call = (page: Page, { url, body, xsrf }: Call) =>
  page.evaluate(
    async ([address, sent, given]) => {
      const token = given ?? /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
      const response = await fetch(address, {
        credentials: "include",
        ...(sent === null ? {} : { method: "POST", body: sent }),
        headers: {
          ...(sent === null ? {} : { "Content-Type": "application/json" }),
          ...(token === undefined ? {} : { "X-XSRF-TOKEN": token }),
        },
      });
      return { status: response.status, text: await response.text(), cookies: document.cookie };
    },
    [url, body === undefined ? null : JSON.stringify(body), xsrf] as const,
  );

const logIn = (page: Page) =>
  call(page, {
    url: `${platform.url118}/login`,
    body: { Email: platform.member.email, Password: platform.member.password118 },
  });

test("the programme shows the seats that it sends", async ({ page }) => {
  const coming = SHOWINGS.find(
    ({ start, status, production }) => start > now() && status === "onSale" && production.object === "movie",
  );
  expect(coming, "the programme has a film on sale").toBeDefined();
  const answer = page.waitForResponse((response) => response.url().startsWith(`${platform.url118}/events`));
  await page.goto("/kinoprogram");
  const showings = z
    .array(z.object({ id: z.string(), seatsLeft: z.number().nullable() }))
    .parse(await (await answer).json());
  const seats = showings.find(({ id }) => id === coming?.id)?.seatsLeft;
  await expect(page.locator("article", { has: page.locator(`a[href="${coming?.ticketUrl}"]`) })).toContainText(
    `${seats} ledige`,
  );
  expect(await page.context().cookies(), "who is not logged in gets no cookie").toEqual([]);
});

test("a member logs in by cookie, adds a film and finds it on the list", async ({ page }) => {
  await page.goto("/");
  const login = await logIn(page);
  expect(login.status).toBe(200);
  expect(login.cookies).toContain("XSRF-TOKEN=");
  expect(login.cookies).not.toContain("film-club-session");
  const added = await call(page, { url: `${platform.url118}/addMovieToWatchList`, body: { id: "118-20281" } });
  expect([added.status, added.text]).toEqual([200, "true"]);
  const list = await call(page, { url: `${platform.url118}/watchlist` });
  expect(JSON.parse(list.text)).toContainEqual(expect.objectContaining({ MovieId: "118-20281" }));
  const today = await call(page, { url: `${platform.url118}/tickets` });
  expect(today.text).toContain(`"startTime":"${now().slice(0, 10)}`);
});
