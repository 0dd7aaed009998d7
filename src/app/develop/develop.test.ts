/** @jest-environment jsdom */
import { CONTENT_STATE_PATH } from "../../../domain/contracts/content-state";
import { startDevelop } from "./develop";

const DESK = "http://localhost:8200";

/** What the server answers; a page's result is what its queries give. */
const server: { desk: string | null; result: unknown; status: number } = { desk: DESK, result: 1, status: 200 };

const fetched = jest.fn(async (address: string, _options?: object) =>
  address === CONTENT_STATE_PATH
    ? { ok: true, json: async () => ({ errors: 0, first: [], desk: server.desk }) }
    : { ok: server.status === 200, json: async () => ({ result: server.result }) },
);

const frame = { postMessage: jest.fn() };
const isFramed = (is: boolean) =>
  Object.defineProperty(window, "parent", { configurable: true, value: is ? frame : window });

/** jsdom cannot reload, and logs that. */
const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
const reloads = () => logged.mock.calls.filter(([error]) => /navigation/.test(String(error?.message ?? error))).length;

const pagesAsked = () => fetched.mock.calls.filter(([address]) => address !== CONTENT_STATE_PATH);
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockClear();
  logged.mockClear();
  document.body.replaceChildren();
  sessionStorage.clear();
  Object.assign(server, { desk: DESK, result: 1, status: 200 });
  Object.assign(globalThis, { fetch: fetched });
  window.history.replaceState(null, "", "/kino");
  isFramed(true);
});
afterEach(() => {
  // What a test has started ends with its timers.
  jest.useRealTimers();
});

test("a page that stands alone has the bar of errors only", async () => {
  isFramed(false);
  window.history.replaceState(null, "", "/kino?scheme=dark");
  startDevelop();
  await seconds(5);
  expect(document.getElementById("feil-i-innholdet")).not.toBeNull();
  expect(document.documentElement.style.colorScheme).toBe("");
  expect(pagesAsked()).toEqual([]);
});

test("a page in a frame has the settings of the preview", async () => {
  window.history.replaceState(null, "", "/kino?scheme=dark");
  startDevelop();
  expect(document.documentElement.style.colorScheme).toBe("dark");
});

test("a page in the frame of something else than the desk asks for no changes", async () => {
  server.desk = null;
  startDevelop();
  await seconds(5);
  expect(pagesAsked()).toEqual([]);
});

test("a page in the desk's frame asks each second for what it shows, past the cache", async () => {
  startDevelop();
  await seconds(2.5);
  expect(pagesAsked()).toHaveLength(3);
  expect(pagesAsked()[0]).toEqual(["/page-data/kino/page-data.json", { cache: "no-store" }]);
  expect(reloads()).toBe(0);
});

test("is loaded anew when that has changed, once", async () => {
  startDevelop();
  await seconds(0.5);
  server.result = 2;
  await seconds(5);
  expect(reloads()).toBe(1);
});

test("an answer that fails is no change, and the next one is compared with what was before", async () => {
  startDevelop();
  await seconds(0.5);
  server.status = 500;
  await seconds(1);
  server.status = 200;
  await seconds(2);
  expect(reloads()).toBe(0);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await seconds(2);
  server.result = 2;
  await seconds(2);
  expect(reloads()).toBe(1);
});

test("another page has other content, which is no change", async () => {
  startDevelop();
  await seconds(0.5);
  window.history.replaceState(null, "", "/kultur");
  server.result = 2;
  await seconds(3);
  expect(reloads()).toBe(0);
  server.result = 3;
  await seconds(2);
  expect(reloads()).toBe(1);
});
