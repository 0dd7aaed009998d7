import { loginAnswer } from "../api/shapes";
import { newBrowser } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";

const MINUTE_MS = 60_000;

const folder = newFolder();
let platform: TestPlatform;
let now = Date.parse("2026-12-05T12:00:00Z");

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder, sessionMinutes: 30, tokenMinutes: 600, now: () => now });
});

test("has a cookie that is HttpOnly, SameSite and limited to the partner's path", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const said = browser.cookie("film-club-session", "/118")?.said ?? "";
  expect(said).toMatch(/; Max-Age=1800;/);
  expect(said).toMatch(/; Path=\/118;/);
  expect(said).toMatch(/; HttpOnly(;|$)/);
  expect(said).toMatch(/; SameSite=Lax(;|$)/);
});

test("expires, and a token starts a new one", async () => {
  const browser = newBrowser();
  const { marsToken } = loginAnswer.parse((await logIn(browser, platform)).json);
  now += 29 * MINUTE_MS;
  expect((await browser.get(platform.at(118, "tickets"))).status).toBe(200);
  now += MINUTE_MS;
  const late = await browser.get(platform.at(118, "tickets"));
  expect(late.status).toBe(401);
  expect(late.json).toEqual({
    statusCode: 401,
    message: "Du er ikke logget inn, eller du har vært borte for lenge.",
  });
  const switched = await browser.post(platform.at(118, "switchTokensDx"), undefined, { "X-Token": marsToken });
  expect(switched.status).toBe(200);
  expect((await browser.get(platform.at(118, "tickets"))).status).toBe(200);
});

test("cannot be started with an expired token", async () => {
  const browser = newBrowser();
  const { marsToken } = loginAnswer.parse((await logIn(browser, platform)).json);
  now += 600 * MINUTE_MS;
  const { status } = await browser.post(platform.at(118, "switchTokensDx"), undefined, { "X-Token": marsToken });
  expect(status).toBe(401);
});

test.each(["", "noe-annet"])("is anonymous with the cookie %j", async (value) => {
  const { status } = await newBrowser().call(platform.at(118, "tickets"), {
    headers: { Cookie: `film-club-session=${value}` },
  });
  expect(status).toBe(401);
});

test("is ended by a failed login, in the browser and on the server", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const stored = browser.cookie("film-club-session", "/118")?.value;
  const failed = await browser.post(platform.at(118, "login"), { Email: "", Password: "" });
  expect(failed.status).toBe(401);
  expect(failed.headers.getSetCookie().join()).toMatch(/film-club-session=;.*Path=\/118;.*Expires=Thu, 01 Jan 1970/);
  const { status } = await newBrowser().call(platform.at(118, "tickets"), {
    headers: { Cookie: `film-club-session=${stored}` },
  });
  expect(status).toBe(401);
});

test("is not ended by a failed login of another browser", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  await newBrowser().post(platform.at(118, "login"), { Email: "demo@example.no", Password: "feil" });
  expect((await browser.get(platform.at(118, "tickets"))).status).toBe(200);
});

test("can be started with a token for a month, unless another time is set", async () => {
  let later = 0;
  const started = await startPlatform({ dataFolder: newFolder(), now: () => now + later });
  const { marsToken } = loginAnswer.parse((await logIn(newBrowser(), started)).json);
  const switched = async () =>
    (await newBrowser().post(started.at(118, "switchTokensDx"), undefined, { "X-Token": marsToken })).status;
  later = 30 * 24 * 60 * MINUTE_MS - 1;
  expect(await switched()).toBe(200);
  later += 1;
  expect(await switched()).toBe(401);
});
