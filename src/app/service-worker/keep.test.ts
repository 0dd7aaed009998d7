import { cacheOf, data, pages } from "./bounded-caches";
import { keepAll, keepOfflinePictures } from "./keep";
import { OFFLINE_PAGE } from "./offline-page";
import { useFakeCaches } from "./testing/fake-caches";

const { fetch } = globalThis;
const fetchMock = jest.fn();
let restore: () => unknown = () => undefined;

const html = (date: number) =>
  new Response('<title>Kino</title><div id="___gatsby"></div>', {
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

const SCRIPT = "/app-0123456789abcdef0123.js";
const DATA = "/page-data/kino/page-data.json";
const PICTURE = "/static/salen.webp";

const typed = (type: string) => new Response("{}", { headers: { "content-type": type } });

/** What the site has at each address; elsewhere there is no network. */
const site = (files: Readonly<Record<string, () => Response>>) =>
  fetchMock.mockImplementation(async (path: string) => {
    const file = files[path];
    if (file === undefined) throw new TypeError("Failed to fetch");
    return file();
  });
const page = (text: string) => () =>
  new Response(`${text}<div id="___gatsby"></div>`, { headers: { "content-type": "text/html" } });
const has = async (kind: "code" | "picture", path: string) => (await cacheOf(kind).read(path)) !== null;
const keepFiles = (...files: readonly string[]) =>
  keepAll({ keepPages: [], keepFiles: files }, new AbortController().signal);

test("keeps a page with its data, then its scripts", async () => {
  site({
    "/kino": page(`<script src="${SCRIPT}"></script><img src="${PICTURE}">`),
    [DATA]: () => typed("application/json"),
    [SCRIPT]: () => typed("text/javascript"),
  });
  await keep();
  expect(requestedPaths()).toEqual(["/kino", DATA, SCRIPT]);
  expect(await (await pages.read("/kino"))?.text()).toContain(SCRIPT);
  expect([await data.read(DATA), await has("code", SCRIPT)]).toEqual([expect.anything(), true]);
});

test("follows no redirect", async () => {
  await keep();
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ redirect: "error", signal: expect.any(AbortSignal) });
});

test.each([
  ["is an error", () => new Response("<p>Feil</p>", { status: 500, headers: { "content-type": "text/html" } })],
  ["is no page", () => typed("application/json")],
])("keeps the copy of a page whose answer %s, and nothing of that answer", async (_what, answer) => {
  await pages.keep("/kino", html(Date.now() - 120_000));
  site({ "/kino": answer, [DATA]: () => typed("application/json") });
  await keep();
  expect(await (await pages.read("/kino"))?.text()).toContain("<title>Kino</title>");
  expect(requestedPaths()).toEqual(["/kino"]);
});

test("without a network a page's copy stays", async () => {
  await pages.keep("/kino", html(Date.now() - 120_000));
  site({});
  await keep();
  expect(await (await pages.read("/kino"))?.text()).toContain("<title>Kino</title>");
});

test("keeps no data that are of another type", async () => {
  site({ "/kino": page("<p>Kino</p>"), [DATA]: page("<p>Feil</p>") });
  await keep();
  expect([await pages.read("/kino"), await data.read(DATA)]).toEqual([expect.anything(), null]);
});

test("keeps files that are the site's own, once", async () => {
  site({ [SCRIPT]: () => typed("text/javascript"), [PICTURE]: () => typed("image/webp"), "/rss/kino.xml": page("") });
  await keepFiles(SCRIPT, PICTURE, "/rss/kino.xml");
  expect([await has("code", SCRIPT), await has("picture", PICTURE)]).toEqual([true, true]);
  expect(requestedPaths()).toEqual([SCRIPT, PICTURE]);
  await keepFiles(SCRIPT, PICTURE);
  expect(requestedPaths()).toHaveLength(2);
});

test("keeps no error page as a script", async () => {
  site({ [SCRIPT]: page("<p>Feil</p>") });
  await keepFiles(SCRIPT);
  expect(await has("code", SCRIPT)).toBe(false);
});

test("takes a file that any cache has, without a request", async () => {
  await (await caches.open("precache")).put(SCRIPT, typed("text/javascript"));
  await keepFiles(SCRIPT);
  expect(requestedPaths()).toEqual([]);
  expect(await has("code", SCRIPT)).toBe(true);
});

test("keeps the pictures of the offline page, and no other files of it", async () => {
  site({
    [OFFLINE_PAGE]: page(`<script src="${SCRIPT}"></script><img src="${PICTURE}">`),
    [PICTURE]: () => typed("image/webp"),
  });
  await keepOfflinePictures();
  expect(requestedPaths()).toEqual([OFFLINE_PAGE, PICTURE]);
  expect(await has("picture", PICTURE)).toBe(true);
});

test("without the offline page there is nothing to keep of it", async () => {
  site({});
  await expect(keepOfflinePictures()).resolves.toBeUndefined();
  expect(requestedPaths()).toEqual([OFFLINE_PAGE]);
});
