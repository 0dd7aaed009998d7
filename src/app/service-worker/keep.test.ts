import { pages } from "./bounded-caches";
import { keepAll } from "./keep";
import { useFakeCaches } from "./testing/fake-caches";

const { fetch } = globalThis;
const fetchMock = jest.fn();
let restore: () => unknown = () => undefined;

const html = (date: number) =>
  new Response("<title>Kino</title>", {
    headers: { "content-type": "text/html", date: new Date(date).toUTCString() },
  });

beforeEach(() => {
  ({ restore } = useFakeCaches());
  fetchMock.mockReset().mockImplementation(async () => html(Date.now()));
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  restore();
  globalThis.fetch = fetch;
});

const keep = (signal = new AbortController().signal) =>
  keepAll({ keepPages: [{ path: "/kino", unlessYoungerMs: 60_000 }], keepFiles: [] }, signal);
const requestedPaths = () => fetchMock.mock.calls.map(([path]) => path);

test("fetches a page that is not cached, or whose copy is old, and keeps a recent one", async () => {
  await keep();
  expect(requestedPaths()).toContain("/kino");
  fetchMock.mockClear();
  await keep();
  expect(requestedPaths()).toEqual([]);
  await pages.keep("/kino", html(Date.now() - 120_000));
  await keep();
  expect(requestedPaths()).toContain("/kino");
});

test("fetches nothing once it has been cancelled", async () => {
  await keep(AbortSignal.abort());
  expect(requestedPaths()).toEqual([]);
});
