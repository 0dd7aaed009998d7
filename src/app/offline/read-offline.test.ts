/** @jest-environment jsdom */
const settings = { enabled: true, keep: [] };
jest.mock("site-offline.json", () => settings);
const arrived = jest.fn();
const startOffline = jest.fn();
jest.mock("./start-offline", () => ({ startOffline: () => startOffline() }));

const place = (pathname: string) => ({ pathname, hash: "", search: "" });
const visit = (from: string | null, to: string) => ({
  location: place(to),
  prevLocation: from === null ? null : place(from),
});

/** The module of a page that has just been loaded. */
const fresh = async () => {
  jest.resetModules();
  return import("./read-offline");
};

const mode = (value: string) => jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: value });

/** Until the browser is idle. */
const atRest = () => jest.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  jest.useFakeTimers();
  startOffline.mockReset().mockResolvedValue({ arrived });
  arrived.mockClear();
  Object.assign(settings, { enabled: true });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
  mode("production");
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("begins when the browser is idle, once", async () => {
  const { startOfflineSupport } = await fresh();
  startOfflineSupport();
  expect(startOffline).not.toHaveBeenCalled();
  await atRest();
  expect(startOffline).toHaveBeenCalledTimes(1);
});

test.each([
  ["in development", () => void mode("development")],
  ["on a site without it", () => void Object.assign(settings, { enabled: false })],
  ["in a browser without workers", () => void Reflect.deleteProperty(navigator, "serviceWorker")],
])("does not begin %s", async (_where, change) => {
  change();
  const { startOfflineSupport, cacheVisitedPage } = await fresh();
  startOfflineSupport();
  await atRest();
  cacheVisitedPage(visit("/", "/kino"));
  expect(startOffline).not.toHaveBeenCalled();
});

test("a page that is navigated to is kept; the first one, and another place of the same, is not", async () => {
  const { startOfflineSupport, cacheVisitedPage } = await fresh();
  startOfflineSupport();
  await atRest();
  cacheVisitedPage(visit(null, "/"));
  cacheVisitedPage(visit("/kino", "/kino"));
  cacheVisitedPage(visit("/", "/kino"));
  await atRest();
  expect(arrived.mock.calls).toEqual([["/kino"]]);
});

test("without a network nothing is kept, and nothing fails", async () => {
  startOffline.mockRejectedValue(new Error("no chunk"));
  const { startOfflineSupport, cacheVisitedPage } = await fresh();
  startOfflineSupport();
  await atRest();
  cacheVisitedPage(visit("/", "/kino"));
  await atRest();
  expect(arrived).not.toHaveBeenCalled();
});
