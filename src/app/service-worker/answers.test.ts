import { answerData, answerFile, answerPage } from "./answers";
import { code, data, pages } from "./bounded-caches";
import { useFakeCaches } from "./testing/fake-caches";
import type { FetchEvent } from "./worker-scope";

const ORIGIN = "https://kulturhus.example.no";
const HASH = "0123456789abcdef0123";
const PAGE = '<body><header>Program<div id="___gatsby"></div>';
const HTML = { "content-type": "text/html", date: "Sat, 21 Nov 2026 13:05:00 GMT" };

let fake: ReturnType<typeof useFakeCaches>;
let network: jest.Mock<Promise<Response>, []>;
let work: Promise<unknown>[];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T18:00+01:00"), doNotFake: ["nextTick", "setImmediate"] });
  fake = useFakeCaches();
  work = [];
  network = jest.fn();
  globalThis.fetch = network;
});
afterEach(() => {
  fake.restore();
  jest.useRealTimers();
});

const eventFor = (path: string): FetchEvent =>
  Object.assign(new Event("fetch"), {
    request: new Request(`${ORIGIN}${path}`),
    clientId: "page",
    preloadResponse: Promise.resolve(undefined),
    respondWith: () => undefined,
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  });

const online = (body: string, init: ResponseInit = { headers: HTML }) =>
  network.mockResolvedValue(new Response(body, init));
const offline = () => network.mockRejectedValue(new TypeError("Failed to fetch"));

const visit = async (path: string): Promise<readonly [number, string]> => {
  const response = await answerPage(eventFor(path));
  const text = await response.text();
  await Promise.all(work);
  return [response.status, text];
};

test("a page comes from the network, and is cached under its path without query", async () => {
  online(PAGE);
  expect(await visit("/kinoprogram?dag=i-dag")).toEqual([200, PAGE]);
  expect(await pages.paths()).toEqual(["/kinoprogram"]);
});

test("without a network a page comes from the cache, with a notice of its age", async () => {
  online(PAGE);
  await visit("/kinoprogram");
  offline();
  const [status, text] = await visit("/kinoprogram/?dag=i-morgen");
  expect(status).toBe(200);
  expect(text).toMatch(
    /^<body><aside.*Du er uten nett\. Du leser siden slik den var i dag kl\. 14\.05\..*<header>Program<div/,
  );
});

test("a page that is gone is deleted from the cache", async () => {
  online(PAGE);
  await visit("/kinoprogram");
  online("Borte", { status: 404, headers: HTML });
  expect(await visit("/kinoprogram")).toEqual([404, "Borte"]);
  offline();
  expect(await visit("/kinoprogram")).toEqual([503, expect.stringContaining("Ingen sider er lagret")]);
});

/** The response to a navigation that redirects: where to is not told. */
const hiddenRedirect = () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });

const atEndOfRedirect = (body: string, init: ResponseInit = { headers: HTML }, path = "/program") =>
  Object.defineProperties(new Response(body, init), {
    redirected: { value: true },
    url: { value: `https://www.example.no${path}` },
  });

const visitMoved = async (followed: () => Promise<Response>) => {
  online(PAGE);
  await visit("/kinoprogram");
  await data.keep("/page-data/kinoprogram/page-data.json", new Response("{}"));
  network.mockReset().mockResolvedValueOnce(hiddenRedirect()).mockImplementation(followed);
  await answerPage(eventFor("/kinoprogram"));
  await Promise.all(work);
  return [...(await pages.paths()), ...(await data.paths())];
};

test("a page that the site has moved is deleted from the cache, with its data", async () => {
  expect(await visitMoved(async () => atEndOfRedirect(PAGE))).toEqual([]);
  expect(network).toHaveBeenLastCalledWith("/kinoprogram");
});

test.each([
  ["to a portal on another site", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["to a portal's page", async () => atEndOfRedirect("<h1>Logg inn på nettet</h1>")],
  ["to a page that is missing", async () => atEndOfRedirect(PAGE, { status: 404, headers: HTML })],
  ["to the same page with a slash", async () => atEndOfRedirect(PAGE, { headers: HTML }, "/kinoprogram/")],
  [
    "that is over when it is followed",
    async () =>
      Object.defineProperty(new Response(PAGE, { headers: HTML }), "url", { value: "https://www.example.no/" }),
  ],
])("a redirect %s deletes no cached page", async (_where, followed) => {
  expect(await visitMoved(followed)).toEqual(["/kinoprogram", "/page-data/kinoprogram/page-data.json"]);
});

test("a redirect of a page that is not cached is not followed by the worker", async () => {
  network.mockResolvedValue(hiddenRedirect());
  await answerPage(eventFor("/gammel"));
  await Promise.all(work);
  expect(network).toHaveBeenCalledTimes(1);
});

const UNAVAILABLE = [403, 408, 429, 500, 501, 502, 503, 504, 511, 520, 522, 526, 530];

test.each(UNAVAILABLE)("a cached page is used when the server is unavailable (%i)", async (status) => {
  online(PAGE);
  await visit("/kinoprogram");
  network.mockImplementation(async () => new Response("Feil", { status, headers: HTML }));
  const [given, text] = await visit("/kinoprogram");
  expect(given).toBe(200);
  expect(text).toMatch(/Nettstedet svarer ikke akkurat nå\. Du leser siden slik den var i dag kl\. 14\.05\./);
  expect(await pages.paths()).toEqual(["/kinoprogram"]);
  expect(await visit("/om-oss")).toEqual([status, "Feil"]);
});

test.each([401, 404, 410, 451, 505])("other responses are passed on (%i)", async (status) => {
  online(PAGE);
  await visit("/kinoprogram");
  online("Svar", { status, headers: HTML });
  expect(await visit("/kinoprogram")).toEqual([status, "Svar"]);
});

test.each([
  ["a captive portal's page", new Response("<h1>Logg inn på nettet</h1>", { headers: HTML })],
  ["a notice of maintenance", new Response("<h1>Vedlikehold</h1>", { headers: HTML })],
  ["an empty answer", new Response("", { headers: HTML })],
  ["a redirect to a portal", new Response("", { status: 302, headers: { location: "http://portal.example.no" } })],
])("%s does not replace a cached page", async (_what, foreign) => {
  online(PAGE);
  await visit("/kinoprogram");
  network.mockResolvedValue(foreign);
  await visit("/kinoprogram");
  offline();
  expect(await visit("/kinoprogram")).toEqual([200, expect.stringContaining("Program")]);
});

test("a cached page is used instead of an answer that has no content", async () => {
  online(PAGE);
  await visit("/kinoprogram");
  online("", { headers: { ...HTML, "content-length": "0" } });
  expect(await visit("/kinoprogram")).toEqual([200, expect.stringContaining("Nettstedet svarer ikke")]);
});

test("a server that never responds counts as offline", async () => {
  network.mockImplementation(() => new Promise<Response>(() => undefined));
  const answer = visit("/kinoprogram");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual([503, expect.stringContaining("Ingen sider er lagret")]);
});

test.each(["open", "match", "keys"] as const)(
  "there is a response when the network and storage's «%s» fail",
  async (name) => {
    online(PAGE);
    await visit("/kinoprogram");
    offline();
    Object.assign(caches, { [name]: () => Promise.reject(new DOMException("broken", "UnknownError")) });
    expect((await answerPage(eventFor("/kinoprogram"))).headers.get("content-type")).toMatch(/^text\/html/);
    expect((await answerPage(eventFor("/festsal"))).status).toBe(503);
  },
);

test("a cached page that is not the site's is replaced by the offline page", async () => {
  await pages.keep("/kinoprogram", new Response("søppel"));
  offline();
  expect((await answerPage(eventFor("/kinoprogram"))).status).toBe(503);
});

test("an unreadable cached page is replaced by the offline page", async () => {
  online(PAGE);
  await visit("/kinoprogram");
  offline();
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("lost")) }), {
    headers: HTML,
  });
  Object.assign(caches, { open: async () => ({ match: async () => broken, keys: async () => [] }) });
  expect((await answerPage(eventFor("/kinoprogram"))).status).toBe(503);
});

test("code is requested past the cache when the page reports it as broken", async () => {
  const path = `/app-${HASH}.js`;
  await code.keep(path, new Response("br", { headers: { "content-type": "text/javascript" } }));
  online("whole", { headers: { "content-type": "text/javascript" } });
  const again = { ...eventFor(path), request: new Request(`${ORIGIN}${path}`, { cache: "reload" }) };
  expect(await (await answerFile("code", again)).text()).toBe("whole");
  await Promise.all(work);
  expect(await (await code.read(path))?.text()).toBe("whole");
});

test("a page that is not cached gives a list of cached pages", async () => {
  online(`<title>Om oss – Huset</title>${PAGE}`);
  await visit("/om-oss");
  offline();
  const [status, text] = await visit("/festsal");
  expect(status).toBe(503);
  expect(text).toContain('<li><a href="/om-oss">Om oss</a> (lagret i dag kl. 14.05)</li>');
  expect(text).not.toContain("<script");
});

test("cached data is reported to the page when the network has failed", async () => {
  const notifyPage = jest.fn(async () => undefined);
  online("{}", { headers: { ...HTML, "content-type": "application/json" } });
  await answerData(eventFor("/page-data/om-oss/page-data.json"), notifyPage);
  await Promise.all(work);
  expect(notifyPage).not.toHaveBeenCalled();
  offline();
  expect(await (await answerData(eventFor("/page-data/om-oss/page-data.json"), notifyPage)).json()).toEqual({});
  expect(notifyPage).toHaveBeenCalledWith(expect.anything(), Date.parse(HTML.date), "offline");
  expect((await answerData(eventFor("/page-data/festsal/page-data.json"), notifyPage)).type).toBe("error");
  expect(await data.paths()).toEqual(["/page-data/om-oss/page-data.json"]);
});

test("code is requested once; a response of another type is not cached", async () => {
  const path = `/app-${HASH}.js`;
  online("<!DOCTYPE html>");
  await answerFile("code", eventFor(path));
  await Promise.all(work);
  expect(await code.paths()).toEqual([]);
  await code.keep(path, new Response("1", { headers: { "content-type": "text/javascript" } }));
  offline();
  expect(await (await answerFile("code", eventFor(path))).text()).toBe("1");
});

test("a picture that cannot be loaded is replaced by an empty one, which is not cached", async () => {
  offline();
  const answer = await answerFile("picture", eventFor("/static/a/plakat.webp"));
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(await fake.names()).toEqual([]);
});
