import { newBrowser, PAGE } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder });
});

const add = (browser: ReturnType<typeof newBrowser>, headers?: Readonly<Record<string, string>>) =>
  browser.post(platform.at(118, "addMovieToWatchList"), { id: "118-20261" }, headers);

const xsrf = (browser: ReturnType<typeof newBrowser>) => browser.cookie("XSRF-TOKEN")?.value ?? "";

test("sets no cookie for visitors who are not logged in", async () => {
  for (const call of ["events?site=118&keys=", "movieInfo?ediNumber=20261", "tickets"]) {
    expect((await newBrowser().get(platform.at(118, call))).headers.getSetCookie()).toEqual([]);
  }
});

test("accepts a browser's first login, and sets the cookie, readable by all the host's pages", async () => {
  const browser = newBrowser();
  expect((await logIn(browser, platform)).status).toBe(200);
  expect(xsrf(browser).length).toBeGreaterThan(20);
  expect(browser.cookie("XSRF-TOKEN")?.said).toMatch(/; Max-Age=3600; Path=\/; SameSite=Lax$/);
  expect((await add(browser)).status).toBe(200);
});

test("keeps the cookie that the browser has when it logs in at the other partner, too", async () => {
  const browser = newBrowser();
  await logIn(browser, platform, 118);
  const first = xsrf(browser);
  expect((await logIn(browser, platform, 178)).status).toBe(200);
  expect(xsrf(browser)).toBe(first);
  expect((await add(browser)).status).toBe(200);
});

test("sets it again for a browser that has only its session left", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const Cookie = `film-club-session=${browser.cookie("film-club-session", "/118")?.value}`;
  const { headers } = await newBrowser().call(platform.at(118, "tickets"), { headers: { Cookie } });
  expect(headers.getSetCookie().join()).toMatch(/^XSRF-TOKEN=[\w-]{20,}; Max-Age=3600; Path=\/; SameSite=Lax$/);
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

test("refuses a header without the cookie when there is a session", async () => {
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
  "protects %s too, once the browser has the cookie",
  async (call) => {
    const browser = newBrowser();
    await logIn(browser, platform);
    const { status } = await browser.post(platform.at(118, call), {}, { "X-XSRF-TOKEN": "feil" });
    expect(status).toBe(403);
  },
);

test("protects a browser whose session has expired, too", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const { status } = await newBrowser().post(
    platform.at(118, "login"),
    { Email: "demo@example.no", Password: "kinokveld-118" },
    { Cookie: `XSRF-TOKEN=${xsrf(browser)}`, "X-XSRF-TOKEN": "feil" },
  );
  expect(status).toBe(403);
});
