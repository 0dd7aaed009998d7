/** @jest-environment jsdom */
import { startOffline } from "./start-offline";

const active = { postMessage: jest.fn(), state: "activated" };

/** A browser's container of workers, with a registration that tests change. */
const container = () => {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active });
  return Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
    startMessages: jest.fn(),
    registration,
  });
};

const begin = async (more: Partial<ReturnType<typeof container>> = {}) => {
  const workers = Object.assign(container(), more);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  return { workers, offline: await startOffline() };
};

const kept = () =>
  active.postMessage.mock.calls.flatMap(([{ keepPages }]) =>
    keepPages.map(({ path }: { readonly path: string }) => path),
  );

beforeEach(() => {
  active.postMessage.mockClear();
  Object.assign(performance, { getEntriesByType: () => [] });
  window.history.replaceState(null, "", "/kino");
});
afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("registers the worker, whose script is always asked for anew", async () => {
  const { workers } = await begin();
  expect(workers.register.mock.calls).toEqual([["/sw.js", { updateViaCache: "none" }]]);
});

test("keeps the page that was opened, then those for every visitor", async () => {
  await begin();
  expect(kept()).toEqual(["/kino", "/", "/kinoprogram"]);
});

test("keeps each page that is navigated to", async () => {
  const { offline } = await begin();
  active.postMessage.mockClear();
  offline.arrived("/kultur");
  expect(kept()).toEqual(["/kultur"]);
});

test("sends nothing to a worker that another one replaces", async () => {
  const { workers, offline } = await begin();
  active.postMessage.mockClear();
  Object.assign(workers.registration, { waiting: { postMessage: jest.fn() } });
  offline.arrived("/kultur");
  expect(active.postMessage).not.toHaveBeenCalled();
});

test("a browser that keeps nothing reads the site as before", async () => {
  const { offline } = await begin({ register: jest.fn().mockRejectedValue(new DOMException("denied")) });
  expect(() => offline.arrived("/kultur")).not.toThrow();
  expect(active.postMessage).not.toHaveBeenCalled();
});
