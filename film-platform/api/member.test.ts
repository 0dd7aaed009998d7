import { z } from "zod";
import type { Programme } from "../data/programme";
import { smallProgramme } from "../testing/small-programme";
import { newBrowser } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";
import { movieInfo, ticket } from "./shapes";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder, olderTickets: 9 });
});

const loggedIn = async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  return {
    tickets: async (query = "") =>
      z.array(ticket.strict()).parse((await browser.get(platform.at(118, `tickets${query}`))).json),
    watchList: async (query = "") =>
      z.array(movieInfo.strict()).parse((await browser.get(platform.at(118, `watchlist${query}`))).json),
    add: (id: string) => browser.post(platform.at(118, "addMovieToWatchList"), { id }),
    get: browser.get,
  };
};

test.each(["tickets", "watchlist"])("requires a login for %s", async (call) => {
  const { status, json } = await newBrowser().get(platform.at(118, call));
  expect(status).toBe(401);
  expect(json).toMatchObject({ statusCode: 401 });
});

test("requires a login for adding to a list", async () => {
  const { status } = await newBrowser().post(platform.at(118, "addMovieToWatchList"), { id: "118-20261" });
  expect(status).toBe(401);
});

test("returns tickets in pages of ten", async () => {
  const { tickets } = await loggedIn();
  const first = await tickets();
  expect(first).toHaveLength(10);
  const rest = await tickets("?skip=10&take=10");
  expect(rest.map(({ startTime }) => startTime.slice(0, 10))).toEqual(["2026-12-05", "2026-12-06"]);
});

test("draws the code of each ticket", async () => {
  const { tickets, get } = await loggedIn();
  const [one] = await tickets("?skip=10");
  const picture = await get(one?.qrUrl ?? "");
  expect(picture.headers.get("content-type")).toContain("image/svg+xml");
  expect(picture.text).toContain("<svg");
});

test("starts the demonstration member's list with two films with coming showings", async () => {
  const { watchList } = await loggedIn();
  expect((await watchList()).slice(0, 2).map(({ Title }) => Title)).toEqual(["Manebyen", "Nattekspressen"]);
});

test("adds a film once, at the end", async () => {
  const { add, watchList } = await loggedIn();
  for (const id of ["118-20281", "118-20281", "118-20261"]) {
    const { status, json } = await add(id);
    expect([status, json]).toEqual([200, true]);
  }
  expect((await watchList()).map(({ MovieId }) => MovieId)).toEqual(["118-20267", "118-20261", "118-20281"]);
  expect((await watchList("?skip=1&take=1")).map(({ MovieId }) => MovieId)).toEqual(["118-20261"]);
});

test.each(["118-1", "178-20261", "20261"])("responds with 404 for a film %s", async (id) => {
  const { add } = await loggedIn();
  expect((await add(id)).status).toBe(404);
});

const listAfterRestart = async (films: Programme["films"]) => {
  const dataFolder = newFolder();
  await (await startPlatform({ dataFolder })).close();
  const after = await startPlatform({ dataFolder, programme: () => ({ films, showings: [] }) });
  const browser = newBrowser();
  await logIn(browser, after);
  const { json } = await browser.get(after.at(118, "watchlist"));
  return json;
};

test("lists the films with their current data", async () => {
  const films = smallProgramme.films.map((film) => ({ ...film, title: `${film.title} II` }));
  expect(await listAfterRestart(films)).toMatchObject([{ Title: "Manebyen II" }, { Title: "Nattekspressen II" }]);
});

test("keeps a film on the list that has left the programme", async () => {
  expect(await listAfterRestart([])).toMatchObject([{ Title: "Manebyen" }, { Title: "Nattekspressen" }]);
});
