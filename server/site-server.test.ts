import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PLAIN_SITE } from "./rules/site-facts";
import { type Served, serveOn } from "./serve-on";
import { siteServer } from "./site-server";

const FILES = {
  "public/index.html": "<h1>Forside</h1>",
  "public/filmer/index.html": `<h1>Filmer</h1>${"<p>Nattoget</p>".repeat(200)}`,
  "public/ny/index.html": "<h1>Ny</h1>",
  "public/404.html": "<h1>Her var det tomt</h1>",
  "public/program 100%.pdf": "%PDF-1.4",
  "public/årsplan%20.pdf": "%PDF-1.5",
  "public/static/bilde.webp": "RIFF",
  "public/stor.bin": "0123456789abcdef".repeat(1_000_000),
};
interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const root = mkdtempSync(join(tmpdir(), "kulturhus-server-"));
const servers: Served[] = [];

const start = async (): Promise<number> => {
  const facts = { ...PLAIN_SITE, published: true };
  const served = await serveOn(siteServer({ publicRoot: join(root, "public"), facts }));
  servers.push(served);
  return Number(new URL(served.url).port);
};

let port = 0;

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  port = await start();
});

afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  rmSync(root, { recursive: true });
});

/** A request whose path is sent unnormalised, with dot segments. */
const ask = (path: string, { method = "GET", at = port, headers = {} } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: "localhost", port: at, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    outgoing.on("error", reject).end();
  });

describe("pages and files", () => {
  it.each([
    ["/program%20100%25.pdf", "%PDF-1.4"],
    ["/%C3%A5rsplan%2520.pdf", "%PDF-1.5"],
  ])("serves %s, whose name has signs that addresses encode", async (path, content) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: content });
  });
});

test("a short page, a picture and a page for a client without gzip are sent as they are", async () => {
  for (const [path, accepted, vary] of [
    ["/ny", "gzip", undefined],
    ["/static/bilde.webp", "gzip", undefined],
    ["/filmer", "identity", "Accept-Encoding"],
  ]) {
    const { headers } = await ask(path ?? "", { headers: { "accept-encoding": accepted } });
    expect([path, headers["content-encoding"], headers.vary]).toEqual([path, undefined, vary]);
  }
});

test("a range of a page is a range of the uncompressed page", async () => {
  const { status, headers, body } = await ask("/filmer", {
    headers: { "accept-encoding": "gzip", range: "bytes=0-3" },
  });
  expect([status, headers["content-encoding"], body]).toEqual([206, undefined, "<h1>"]);
});

test("a stale compressed file is not sent", async () => {
  const file = join(root, "public/gammel.js");
  for (const [name, seconds] of [
    [file, 2000],
    [`${file}.br`, 1000],
  ] as const) {
    writeFileSync(name, name === file ? "new" : "old");
    utimesSync(name, seconds, seconds);
  }
  const { headers, body } = await ask("/gammel.js", {
    headers: { "accept-encoding": "br" },
  });
  expect([headers["content-encoding"], body]).toEqual([undefined, "new"]);
});

describe("missing pages", () => {
  it("responds with the whole page, whatever range or condition is requested", async () => {
    const headers = { range: "bytes=0-3", "if-none-match": "*", "if-match": '"x"' };
    const { status, body } = await ask("/finnes-ikke", { headers });
    expect([status, body]).toEqual([404, "<h1>Her var det tomt</h1>"]);
  });
});

test("the health of the site is told where the server knows it, and is a missing page elsewhere", async () => {
  let ok = true;
  const server = siteServer({
    publicRoot: join(root, "public"),
    facts: { ...PLAIN_SITE, published: true },
    health: async () => ({ ok, built: "2026-12-24T12:00" }),
  });
  const served = await serveOn(server);
  servers.push(served);
  const at = Number(new URL(served.url).port);
  const { status, headers, body } = await ask("/health.json?fra=vakt", { at });
  expect([status, JSON.parse(body)]).toEqual([200, { ok: true, built: "2026-12-24T12:00" }]);
  expect([headers["cache-control"], headers["content-type"]]).toEqual(["no-store", "application/json; charset=utf-8"]);
  ok = false;
  expect((await ask("/health.json", { at })).status).toBe(503);
  expect((await ask("/health.json", { at, method: "POST" })).status).toBe(405);
  expect((await ask("/health.json")).status).toBe(404);
});

test("does not log clients that disconnect during a response", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  await new Promise<void>((resolve) => {
    const call = request({ port, path: "/stor.bin" }, (answer) => {
      answer.once("data", () => call.destroy());
      answer.once("close", () => resolve());
    });
    call.on("error", () => undefined).end();
  });
  // The next response shows that the server has finished the previous one.
  await new Promise<void>((resolve) => {
    request({ port, path: "/" }, (answer) => answer.resume().once("end", resolve)).end();
  });
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
