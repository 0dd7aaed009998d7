import { newBrowser, PAGE } from "../testing/test-browser";
import { logIn, newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";
import { CALLS, type FaultOrder, faultOrder, newFaults } from "./faults";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder, faults: true });
});

const order = (fault: FaultOrder) => newBrowser().call(`${platform.url}/faults`, { method: "PUT", body: fault });
const clear = () => newBrowser().call(`${platform.url}/faults`, { method: "DELETE" });
afterEach(clear);

const MOVIE = "movieInfo?ediNumber=20261";
const movie = (partner: 118 | 178 = 118) => newBrowser().get(platform.at(partner, MOVIE));

test.each(["401", "403", "404", "429", "500"] as const)("responds with %s, and lets the page read it", async (kind) => {
  await order({ call: "movieInfo", kind });
  const { status, json, headers } = await movie();
  expect(status).toBe(Number(kind));
  expect(json).toEqual({ statusCode: Number(kind), message: expect.stringMatching(/\.$/) });
  expect(headers.get("access-control-allow-origin")).toBe(PAGE);
  expect(headers.get("retry-after")).toBe(kind === "429" ? "30" : null);
});

test("sends invalid JSON", async () => {
  await order({ call: "movieInfo", kind: "brokenJson" });
  const { status, text, json, headers } = await movie();
  expect([status, json]).toEqual([200, undefined]);
  expect(text).toMatch(/^\{"Title":"Nattekspressen"/);
  expect(headers.get("access-control-allow-origin")).toBe(PAGE);
});

test("sends an empty body", async () => {
  await order({ call: "movieInfo", kind: "emptyBody" });
  const { status, text, headers } = await movie();
  expect([status, text]).toEqual([200, ""]);
  expect(headers.get("access-control-allow-origin")).toBe(PAGE);
});

test("changes the type of every field", async () => {
  const { json: right } = await movie();
  expect(right).toMatchObject({ Title: "Nattekspressen", RatingCount: expect.any(Number) });
  await order({ call: "movieInfo", kind: "wrongTypes" });
  const { status, json, headers } = await movie();
  expect(status).toBe(200);
  expect(json).toMatchObject({ Title: true, RatingCount: "førtito", Edis: [true] });
  expect(headers.get("access-control-allow-origin")).toBe(PAGE);
});

test("adds a body to a call without one, which makes it fail", async () => {
  await order({ call: "forgotPassword", kind: "wrongTypes" });
  const { status, text } = await newBrowser().post(platform.at(118, "forgotPassword"), { Email: "kari@example.no" });
  expect(status).toBe(200);
  expect(text).not.toBe("");
});

test("closes the connection", async () => {
  await order({ call: "movieInfo", kind: "closedConnection" });
  await expect(movie()).rejects.toThrow("fetch failed");
  await clear();
  expect((await movie()).status).toBe(200);
});

test("delays the response", async () => {
  await order({ call: "movieInfo", kind: "delay", delay: 300, times: 1 });
  const begun = Date.now();
  expect((await movie()).status).toBe(200);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(290);
});

test("delays the response before any other fault", async () => {
  await order({ call: "movieInfo", kind: "500", delay: 300 });
  const begun = Date.now();
  expect((await movie()).status).toBe(500);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(290);
});

test("ends after its number of calls", async () => {
  await order({ call: "movieInfo", kind: "500", times: 2 });
  const statuses = [(await movie()).status, (await movie()).status, (await movie()).status];
  expect(statuses).toEqual([500, 500, 200]);
});

test("applies until it is cleared", async () => {
  await order({ call: "movieInfo", kind: "500" });
  expect((await movie()).status).toBe(500);
  expect((await movie()).status).toBe(500);
  await clear();
  expect((await movie()).status).toBe(200);
});

test("affects neither the other partner nor other calls", async () => {
  await order({ partner: 178, call: "movieInfo", kind: "500" });
  expect((await movie(178)).status).toBe(500);
  expect((await movie(118)).status).toBe(200);
  expect((await newBrowser().get(platform.at(178, "events?site=178&keys="))).status).toBe(200);
});

test("is replaced by the next fault for the same call", async () => {
  await order({ call: "movieInfo", kind: "500" });
  await order({ call: "movieInfo", kind: "404" });
  expect((await movie()).status).toBe(404);
});

test("does not count preflight requests", async () => {
  await order({ call: "login", kind: "500", times: 1 });
  const preflight = await fetch(platform.at(118, "login"), {
    method: "OPTIONS",
    headers: { Origin: PAGE, "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect((await logIn(newBrowser(), platform)).status).toBe(500);
});

test("a refused write is not carried out; one with a corrupted response is", async () => {
  const browser = newBrowser();
  await logIn(browser, platform);
  const add = () => browser.post(platform.at(118, "addMovieToWatchList"), { id: "118-20281" });
  const list = async () => (await browser.get(platform.at(118, "watchlist"))).text;
  await order({ call: "addMovieToWatchList", kind: "500", times: 1 });
  expect((await add()).status).toBe(500);
  expect(await list()).not.toContain("118-20281");
  await order({ call: "addMovieToWatchList", kind: "emptyBody", times: 1 });
  expect((await add()).text).toBe("");
  expect(await list()).toContain("118-20281");
});

test.each(CALLS)("can make %s fail", async (call) => {
  await order({ call, kind: "500" });
  const isGet = ["movieInfo", "reviews", "tickets", "watchlist", "events"].includes(call);
  const { status } = await newBrowser().call(platform.at(178, call), {
    method: isGet ? "GET" : "POST",
    ...(isGet ? {} : { body: {} }),
  });
  expect(status).toBe(500);
});

test.each([
  { call: "logout", kind: "500" },
  { call: "login", kind: "418" },
  { call: "login", kind: "500", partner: 1 },
  { call: "login", kind: "500", times: 0 },
  { call: "login", kind: "delay", delay: -1 },
  { call: "login", kind: "500", forever: true },
])("cannot be configured with %j", async (body) => {
  expect((await newBrowser().call(`${platform.url}/faults`, { method: "PUT", body })).status).toBe(400);
});

test("cannot be configured where faults are off", async () => {
  const dataFolder = newFolder();
  const plain = await startPlatform({ dataFolder });
  const url = `${plain.url}/faults`;
  const ordered = await newBrowser().call(url, { method: "PUT", body: { call: "movieInfo", kind: "500" } });
  const cleared = await newBrowser().call(url, { method: "DELETE" });
  const requested = await newBrowser().get(plain.at(118, MOVIE));
  expect([ordered.status, cleared.status, requested.status]).toEqual([404, 404, 200]);
});

describe("the faults of a call", () => {
  const fault = (order: FaultOrder) => faultOrder.parse(order);

  test("come after the calls that are answered first, as many as ordered", () => {
    const faults = newFaults();
    faults.set(fault({ call: "events", kind: "500", after: 2, times: 1 }));
    const kinds = Array.from({ length: 4 }, () => faults.next(118, "events")?.kind ?? null);
    expect(kinds).toEqual([null, null, "500", null]);
    expect(faults.next(118, "login")).toBeNull();
  });

  test("are counted for each partner, and are both partners' unless one is named", () => {
    const faults = newFaults();
    faults.set(fault({ call: "events", kind: "500", times: 1 }));
    faults.set(fault({ call: "login", kind: "401", partner: 178 }));
    expect([faults.next(118, "events"), faults.next(178, "events")].map((one) => one?.kind)).toEqual(["500", "500"]);
    expect(faults.next(118, "events")).toBeNull();
    expect([faults.next(118, "login"), faults.next(178, "login")?.kind]).toEqual([null, "401"]);
  });

  test("of the house's services are no partner's", () => {
    const faults = newFaults();
    faults.set(fault({ call: "sites", kind: "404", partner: 118 }));
    expect([faults.next(118, "sites"), faults.next("house", "sites")?.kind]).toEqual([null, "404"]);
    faults.clear();
    expect(faults.next("house", "sites")).toBeNull();
  });

  test("are delayed by a minute at the most, by nothing when nothing is said", () => {
    const accepts = (order: object) => faultOrder.safeParse({ call: "login", kind: "delay", ...order }).success;
    expect([{ delay: 60_000 }, { delay: 60_001 }, { after: -1 }, { times: 1 }].map(accepts)).toEqual([
      ...[true, false, false, true],
    ]);
    expect(fault({ call: "login", kind: "delay" })).toEqual({ call: "login", kind: "delay", delay: 0, after: 0 });
  });
});
