import { answerData, answerFile, answerPage } from "./answers";
import { code, data, pages } from "./bounded-caches";
import { useFakeCaches } from "./testing/fake-caches";
import type { FetchEvent } from "./worker-scope";

const ORIGIN = "https://kulturhus.example.no";
const HASH = "0123456789abcdef0123";
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

const ask = (path: string): FetchEvent =>
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
  const response = await answerPage(ask(path));
  const text = await response.text();
  await Promise.all(work);
  return [response.status, text];
};

test("a page is the network's, and is kept under its address without query", async () => {
  online("<body><header>Program");
  expect(await visit("/kinoprogram?dag=i-dag")).toEqual([200, "<body><header>Program"]);
  expect(await pages.paths()).toEqual(["/kinoprogram"]);
});

test("without a network a page is what was kept, and says how old that is", async () => {
  online("<body><header>Program");
  await visit("/kinoprogram");
  offline();
  const [status, text] = await visit("/kinoprogram/?dag=i-morgen");
  expect(status).toBe(200);
  expect(text).toMatch(
    /^<body><aside.*Du er uten nett\. Du leser siden slik den var i dag kl\. 14\.05\..*<header>Program$/,
  );
});

test("what is gone or has moved is kept no longer", async () => {
  online("<body><header>Program");
  await visit("/kinoprogram");
  online("Borte", { status: 404, headers: HTML });
  expect(await visit("/kinoprogram")).toEqual([404, "Borte"]);
  offline();
  expect(await visit("/kinoprogram")).toEqual([503, expect.stringContaining("Ingen sider er lagret")]);
});

test.each([500, 501, 502, 503, 504])("a page that was kept answers for a server in trouble (%i)", async (status) => {
  online("<body><header>Program");
  await visit("/kinoprogram");
  network.mockImplementation(async () => new Response("Feil", { status, headers: HTML }));
  const [given, text] = await visit("/kinoprogram");
  expect(given).toBe(200);
  expect(text).toMatch(/Nettstedet svarer ikke akkurat nå\. Du leser siden slik den var i dag kl\. 14\.05\./);
  expect(await pages.paths()).toEqual(["/kinoprogram"]);
  expect(await visit("/om-oss")).toEqual([status, "Feil"]);
});

test.each([401, 403, 404, 410, 429, 505, 511])("other answers are the server's own (%i)", async (status) => {
  online("<body><header>Program");
  await visit("/kinoprogram");
  online("Svar", { status, headers: HTML });
  expect(await visit("/kinoprogram")).toEqual([status, "Svar"]);
});

test("a server that never answers is one without a network", async () => {
  network.mockImplementation(() => new Promise<Response>(() => undefined));
  const answer = visit("/kinoprogram");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual([503, expect.stringContaining("Ingen sider er lagret")]);
});

test.each(["open", "match", "keys"] as const)(
  "a page is answered when the network and storage's «%s» fail",
  async (name) => {
    online("<body><header>Program");
    await visit("/kinoprogram");
    offline();
    Object.assign(caches, { [name]: () => Promise.reject(new DOMException("broken", "UnknownError")) });
    expect((await answerPage(ask("/kinoprogram"))).headers.get("content-type")).toMatch(/^text\/html/);
    expect((await answerPage(ask("/festsal"))).status).toBe(503);
  },
);

test("a page that was kept and cannot be read is answered by the one that helps", async () => {
  online("<body><header>Program");
  await visit("/kinoprogram");
  offline();
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("lost")) }), {
    headers: HTML,
  });
  Object.assign(caches, { open: async () => ({ match: async () => broken, keys: async () => [] }) });
  expect((await answerPage(ask("/kinoprogram"))).status).toBe(503);
});

test("code is asked for past what was kept when the page says that it is broken", async () => {
  const path = `/app-${HASH}.js`;
  await code.keep(path, new Response("br", { headers: { "content-type": "text/javascript" } }));
  online("whole", { headers: { "content-type": "text/javascript" } });
  const again = { ...ask(path), request: new Request(`${ORIGIN}${path}`, { cache: "reload" }) };
  expect(await (await answerFile("code", again)).text()).toBe("whole");
  await Promise.all(work);
  expect(await (await code.read(path))?.text()).toBe("whole");
});

test("a page that was never read gives a list of what can be", async () => {
  online("<title>Om oss – Huset</title><body><header>");
  await visit("/om-oss");
  offline();
  const [status, text] = await visit("/festsal");
  expect(status).toBe(503);
  expect(text).toContain('<li><a href="/om-oss">Om oss</a> (lagret i dag kl. 14.05)</li>');
  expect(text).not.toContain("<script");
});

test("data that was kept is told of, once the network has failed", async () => {
  const told = jest.fn(async () => undefined);
  online("{}", { headers: { ...HTML, "content-type": "application/json" } });
  await answerData(ask("/page-data/om-oss/page-data.json"), told);
  await Promise.all(work);
  expect(told).not.toHaveBeenCalled();
  offline();
  expect(await (await answerData(ask("/page-data/om-oss/page-data.json"), told)).json()).toEqual({});
  expect(told).toHaveBeenCalledWith(expect.anything(), Date.parse(HTML.date), "offline");
  expect((await answerData(ask("/page-data/festsal/page-data.json"), told)).type).toBe("error");
  expect(await data.paths()).toEqual(["/page-data/om-oss/page-data.json"]);
});

test("code is asked for once; what is no script is not kept as one", async () => {
  const path = `/app-${HASH}.js`;
  online("<!DOCTYPE html>");
  await answerFile("code", ask(path));
  await Promise.all(work);
  expect(await code.paths()).toEqual([]);
  await code.keep(path, new Response("1", { headers: { "content-type": "text/javascript" } }));
  offline();
  expect(await (await answerFile("code", ask(path))).text()).toBe("1");
});

test("a picture that cannot be had leaves its place empty, and is not kept", async () => {
  offline();
  const answer = await answerFile("picture", ask("/static/a/plakat.webp"));
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(await fake.names()).toEqual([]);
});
