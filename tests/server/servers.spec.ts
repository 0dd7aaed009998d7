import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { lackingServers } from "../../scripts/install/web-servers";
import { packFiles } from "../../server/packing/pack-files";
import { contentSecurityPolicy } from "../../server/rules/content-security-policy";
import { ask, type Question } from "./support/ask";
import { FACTS, PUBLIC_ROOT } from "./support/built-site";
import { ENCODINGS, FILES, HOUR, MOVED, NEW, NOT_THERE, OUTSIDE, PDF, PICTURE, SCRIPT } from "./support/cases";
import { ODD_REQUESTS } from "./support/odd-requests/odd-requests";
import { askRaw, type RawAnswer } from "./support/raw";
import { type Running, startCaddy, startNginx, startOwn } from "./support/servers";

/** One table for all servers, so that they respond alike. */

const SERVERS = [
  ["our own server", startOwn],
  ["nginx", startNginx],
  ["Caddy", startCaddy],
] as const;

const headerOf = ({ headers }: RawAnswer, name: string): string =>
  headers.flatMap(([one, value]) => (one === name ? [value] : [])).join(", ");

/** Longer than any error text; the not-found page is the only error with a page. */
const MAX_WORDS_LENGTH = 100;

/**
 * Responses that must not be stored: by default, caches store some errors too. (Also 501, which Caddy's library sends
 * before Caddy does.)
 */
const isCached = (answer: RawAnswer): boolean => {
  const cache = headerOf(answer, "cache-control");
  const cached = cache === "" ? [404, 405, 410, 414].includes(answer.status ?? 0) : /max-age|public/.test(cache);
  return cached && !cache.includes("no-store");
};

test.beforeAll(async () => {
  await packFiles(PUBLIC_ROOT);
});

for (const [name, start] of SERVERS) {
  const lacking = start === startOwn ? null : lackingServers();
  if (lacking !== null) {
    console.log(`${name} is not tested here: ${lacking}`);
    continue;
  }
  test.describe(name, () => {
    let running: Running | undefined;

    test.beforeAll(async () => {
      running = await start({ publicRoot: PUBLIC_ROOT, facts: FACTS });
    });

    test.afterAll(() => running?.stop());

    const get = (path: string, question: Partial<Question> = {}) =>
      ask({ port: running?.port ?? 0, host: FACTS.host, path, ...question });

    for (const [path, type, cache] of FILES) {
      test(`${path} is ${type}, cached as ${cache}`, async () => {
        const { status, headers } = await get(path);
        expect([status, headers["content-type"]?.toLowerCase(), headers["cache-control"]]).toEqual([200, type, cache]);
      });
    }

    for (const [from, to] of MOVED) {
      test(`${from} redirects permanently to ${to}`, async () => {
        const { status, headers } = await get(from);
        expect([status, headers.location, headers["cache-control"]]).toEqual([301, to, HOUR]);
      });
    }

    for (const path of NOT_THERE) {
      test(`${path} is answered with 404 and the site's own page`, async () => {
        const { status, headers, body } = await get(path);
        expect([status, headers["cache-control"]]).toEqual([404, NEW]);
        expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
        expect(body.equals(readFileSync(join(PUBLIC_ROOT, "404.html")))).toBe(true);
      });
    }

    // Caddy's library answers these before Caddy.
    for (const path of start === startCaddy ? [] : ["/kinoprogram%", "/50%25%", "/%zz?dag=i-dag"]) {
      test(`${path}, which cannot be decoded, is answered with the site's own page`, async () => {
        const { status, headers, body } = await get(path);
        expect([status, headers["cache-control"]]).toEqual([start === startNginx ? 400 : 404, NEW]);
        expect(headers["content-security-policy"]).toBe(contentSecurityPolicy(FACTS));
        expect(body.equals(readFileSync(join(PUBLIC_ROOT, "404.html")))).toBe(true);
      });
    }

    for (const path of OUTSIDE) {
      test(`${path} leads neither out of the built site nor to another host`, async () => {
        const { status, body } = await get(path);
        expect([400, 404]).toContain(status);
        expect(body.toString()).not.toContain('"dependencies"');
      });
    }

    test("other hosts are redirected, with any path", async () => {
      for (const host of FACTS.aliases) {
        const { status, headers } = await get("/filmer?dag=i-dag", { host });
        expect([status, headers.location]).toEqual([301, `https://${FACTS.host}/filmer?dag=i-dag`]);
      }
    });

    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      test(`${method} is refused, with the allowed methods`, async () => {
        const { status, headers } = await get("/filmer", { method });
        expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      });
    }

    for (const { name: question, bytes, statuses, location } of ODD_REQUESTS) {
      test(`${question} is answered without internals`, async () => {
        const answer = await askRaw(running?.port ?? 0, bytes);
        expect(statuses).toContain(answer.status);
        if (answer.status === 301 && location !== undefined) expect(headerOf(answer, "location")).toBe(location);
        if (answer.status === null || answer.status < 400) return;
        expect(answer.body).not.toMatch(/^\s+at |node_modules|Error:/m);
        expect(answer.body).not.toContain(process.cwd());
        expect(answer.body).not.toContain('"dependencies"');
        expect(isCached(answer), headerOf(answer, "cache-control")).toBe(false);
        const isPage = [400, 404].includes(answer.status) && headerOf(answer, "content-type").startsWith("text/html");
        if (!isPage) expect(answer.body.length).toBeLessThan(MAX_WORDS_LENGTH);
      });
    }

    for (const [accepted, encoding] of ENCODINGS) {
      test(`a client that accepts "${accepted}" is sent ${encoding}`, async () => {
        const { status, headers } = await get("/filmer", { headers: { "Accept-Encoding": accepted } });
        expect(status).toBe(200);
        expect(encoding.split(" or ")).toContain(headers["content-encoding"] ?? "plain");
      });
    }

    test("a part of a packed page is a part of what is packed", async () => {
      const accepted = { "Accept-Encoding": "br" };
      const packed = readFileSync(join(PUBLIC_ROOT, "filmer/index.html.br"));
      const { status, headers, body } = await get("/filmer", { headers: { ...accepted, Range: "bytes=10-19" } });
      // nginx sends compressed pages whole.
      expect(headers["content-encoding"]).toBe("br");
      expect(body.equals(status === 206 ? packed.subarray(10, 20) : packed)).toBe(true);
    });

    test("a cached uncompressed page is not used for the compressed one", async () => {
      const [plain, packed] = await Promise.all(
        ["identity", "br"].map((accepted) => get("/filmer", { headers: { "Accept-Encoding": accepted } })),
      );
      expect(plain?.headers.etag).not.toBe(packed?.headers.etag);
    });

    test("HEAD gives the headers and nothing else", async () => {
      const { status, headers, body } = await get("/filmer", { method: "HEAD" });
      expect([status, body.length]).toEqual([200, 0]);
      expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
    });

    for (const [path, file] of [
      ["/", "/index.html"],
      ["/filmer", "/filmer/index.html"],
      [SCRIPT, SCRIPT],
      ["/kalender/kino.ics", "/kalender/kino.ics"],
      ["/rss/kinoprogram.xml", "/rss/kinoprogram.xml"],
    ] as const) {
      test(`${path} is sent in its precompressed form`, async () => {
        const plain = readFileSync(join(PUBLIC_ROOT, file));
        for (const [accepted, encoding, unpack, ending] of [
          ["gzip, deflate, br", "br", brotliDecompressSync, ".br"],
          ["gzip", "gzip", gunzipSync, ".gz"],
        ] as const) {
          const { headers, body } = await get(path, { headers: { "Accept-Encoding": accepted } });
          expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
          expect(body.equals(readFileSync(join(PUBLIC_ROOT, `${file}${ending}`)))).toBe(true);
          expect(unpack(body).equals(plain)).toBe(true);
        }
        const { headers, body } = await get(path, { headers: { "Accept-Encoding": "identity" } });
        expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Accept-Encoding"]);
        expect(body.equals(plain)).toBe(true);
      });
    }

    test("a part of a PDF can be had", async () => {
      const { status, headers, body } = await get(PDF, { headers: { Range: "bytes=0-3" } });
      expect([status, body.toString()]).toEqual([206, "%PDF"]);
      expect(headers["content-range"]).toMatch(/^bytes 0-3\/\d+$/);
    });

    test("an unchanged page is not sent again", async () => {
      const { etag = "" } = (await get("/filmer")).headers;
      expect(etag).not.toBe("");
      const { status, headers } = await get("/filmer", { headers: { "If-None-Match": etag } });
      expect([status, headers["cache-control"]]).toEqual([304, NEW]);
    });

    for (const path of ["/", SCRIPT, PICTURE, "/finnes-ikke", "/kino", "/filmer/"]) {
      test(`${path} carries the security headers`, async () => {
        const { headers } = await get(path);
        expect(headers).toMatchObject({
          "strict-transport-security": "max-age=31536000",
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "permissions-policy": expect.stringContaining("camera=()"),
          "cross-origin-opener-policy": "same-origin",
        });
        expect(headers["x-robots-tag"]).toBe(FACTS.published ? undefined : "noindex");
        expect(headers["x-powered-by"]).toBeUndefined();
      });
    }

    test("pages, also the not-found page, have the policy; files that are no documents do not", async () => {
      for (const path of ["/", "/filmer", "/finnes-ikke"]) {
        expect((await get(path)).headers["content-security-policy"]).toBe(contentSecurityPolicy(FACTS));
      }
      for (const path of [SCRIPT, PICTURE, PDF]) {
        expect((await get(path)).headers["content-security-policy"]).toBeUndefined();
      }
    });

    test("other sites' pages may read the open data and show the pictures, and nothing else", async () => {
      const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
      for (const path of ["/kalender/kino.ics", "/rss/kinoprogram.xml", "/data/program.json"]) {
        expect((await get(path)).headers).toMatchObject(open);
      }
      expect((await get(PICTURE)).headers["cross-origin-resource-policy"]).toBe("cross-origin");
      for (const path of ["/", SCRIPT, "/page-data/index/page-data.json"]) {
        const { headers } = await get(path);
        expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
        expect(headers["access-control-allow-origin"]).toBeUndefined();
      }
    });
  });
}
