import { newBrowser, PAGE } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder });
});

const EVENTS = "events?site=118&keys=";

const from = (origin: string) => newBrowser().call(platform.at(118, EVENTS), { headers: { Origin: origin } });

test.each([PAGE, "http://localhost", "http://lillevik.localhost:9000", "http://127.0.0.1:8017"])(
  "lets pages of %s read, with cookies",
  async (origin) => {
    const { headers } = await from(origin);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("vary")).toContain("Origin");
  },
);

test.each([
  "https://example.no",
  "http://localhost.example.no",
  "http://evillocalhost:8000",
  "http://127.0.0.1.example.no",
  "null",
])("does not let pages of %s read or write", async (origin) => {
  expect((await from(origin)).headers.get("access-control-allow-origin")).toBeNull();
  const login = await newBrowser().post(
    platform.at(118, "login"),
    { Email: "demo@example.no", Password: "kinokveld-118" },
    { Origin: origin },
  );
  expect(login.status).toBe(403);
  expect(login.headers.getSetCookie().join()).not.toContain("film-club-session");
});

test("responds to preflight requests", async () => {
  const { status, headers } = await fetch(platform.at(118, "addMovieToWatchList"), {
    method: "OPTIONS",
    headers: {
      Origin: PAGE,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,x-token,x-xsrf-token",
    },
  });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe(PAGE);
  expect(headers.get("access-control-allow-methods")).toBe("GET, POST, PUT, DELETE");
  expect(headers.get("access-control-max-age")).toBe("600");
  expect(headers.get("access-control-allow-headers")).toBe("Content-Type, X-Token, X-XSRF-TOKEN");
  expect(headers.getSetCookie()).toEqual([]);
});

test.each(["tickets", "movieInfo", "finnes-ikke"])("lets the page read why %s was refused", async (call) => {
  const { status, headers } = await newBrowser().get(platform.at(118, call));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers.get("access-control-allow-origin")).toBe(PAGE);
});

test("is not cacheable", async () => {
  expect((await from(PAGE)).headers.get("cache-control")).toBe("no-store");
});

test("refuses plain text, which a form of any page can send without a preflight", async () => {
  const { status } = await newBrowser().post(platform.at(118, "login"), {}, { "Content-Type": "text/plain" });
  expect(status).toBe(415);
});

test("serves clients that are not browsers", async () => {
  const response = await fetch(platform.at(118, EVENTS));
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  expect((await logIn(newBrowser(), platform)).status).toBe(200);
});
