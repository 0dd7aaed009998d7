import { newBrowser, PAGE } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder });
});
afterAll(() => platform.close());

const add = (browser: ReturnType<typeof newBrowser>, headers?: Readonly<Record<string, string>>) =>
  browser.post(platform.at(118, "addMovieToWatchList"), { id: "118-20261" }, headers);

const xsrf = (browser: ReturnType<typeof newBrowser>) => browser.cookie("XSRF-TOKEN")?.value ?? "";

test("gives a browser the cookie with the first answer, readable by the whole host's pages, and only once", async () => {
  const browser = newBrowser();
  await browser.get(platform.at(118, "events?site=118&keys="));
  const first = xsrf(browser);
  expect(first.length).toBeGreaterThan(20);
  expect(browser.cookie("XSRF-TOKEN")?.said).toMatch(/Path=\/;/);
  expect(browser.cookie("XSRF-TOKEN")?.said).not.toMatch(/HttpOnly/i);
  const again = await browser.get(platform.at(178, "events?site=178&keys="));
  expect(again.headers.getSetCookie()).toEqual([]);
});

test("gives it with a refusal, too", async () => {
  const browser = newBrowser();
  await browser.get(platform.at(118, "tickets"));
  expect(xsrf(browser)).not.toBe("");
});

test("lets the first login of a browser in, which has no cookie to repeat yet", async () => {
  const browser = newBrowser();
  expect((await logIn(browser, platform)).status).toBe(200);
  expect(xsrf(browser)).not.toBe("");
  expect((await add(browser)).status).toBe(200);
});

test.each([
  ["no header", {}],
  ["another value", { "X-XSRF-TOKEN": "x".repeat(24) }],
  ["a shorter one", { "X-XSRF-TOKEN": "x" }],
])("refuses a write with the cookies and %s", async (_what, headers) => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const session = browser.cookie("film-club-session", "/118")?.value;
  const response = await fetch(platform.at(118, "addMovieToWatchList"), {
    method: "POST",
    body: JSON.stringify({ id: "118-20261" }),
    headers: {
      Origin: PAGE,
      Cookie: `XSRF-TOKEN=${xsrf(browser)}; film-club-session=${session}`,
      "Content-Type": "application/json",
      ...headers,
    },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    statusCode: 403,
    message: "Overskriften X-XSRF-TOKEN mangler eller er feil.",
  });
});

test("refuses a header without the cookie when a session comes along", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const { status } = await newBrowser().post(
    platform.at(118, "addMovieToWatchList"),
    { id: "118-20261" },
    {
      Cookie: `film-club-session=${browser.cookie("film-club-session", "/118")?.value}`,
      "X-XSRF-TOKEN": xsrf(browser),
    },
  );
  expect(status).toBe(403);
});

test.each(["login", "createUser", "forgotPassword", "switchTokensDx"])(
  "guards %s too, once the browser has the cookie",
  async (call) => {
    const browser = newBrowser();
    await browser.get(platform.at(118, "events?site=118&keys="));
    const { status } = await browser.post(platform.at(118, call), {}, { "X-XSRF-TOKEN": "feil" });
    expect(status).toBe(403);
  },
);
