import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { houseProduction, houseShowing } from "../../film-platform/testing/house-showing";
import { sourcesOf } from "../../sources/settings";
import { pullTest } from "./pull-harness";

/** How a pull asks: through a proxy that counts the requests to each service. */

let server: Server;
const proxied = { url: "", underway: new Map<string, number>(), most: new Map<string, number>(), seen: [""] };

beforeAll(async () => {
  server = createServer(async ({ url = "", method = "GET", headers: { authorization } }, response) => {
    const [, service = ""] = url.split("/");
    const count = (proxied.underway.get(service) ?? 0) + 1;
    proxied.underway.set(service, count);
    proxied.most.set(service, Math.max(count, proxied.most.get(service) ?? 0));
    proxied.seen.push(`${service} ${new URL(url, proxied.url).searchParams.get("skip") ?? ""}`.trim());
    const answer = await fetch(proxied.url + url, { method, headers: authorization ? { authorization } : {} });
    const text = await answer.text();
    proxied.underway.set(service, count - 1);
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
});
beforeEach(() => {
  proxied.most.clear();
  proxied.seen.splice(0);
});
afterAll(() => server.close());

/** What is asked for is known, so that nothing waits for an editor. */
const film = houseProduction({
  ...{ id: "torsken", title: "Torsken", ediNumber: "20999", runningTime: 98, ageLimit: "6", genres: ["Drama"] },
  ...{ spokenLanguage: "Norsk", format: "2D", premiere: "2026-11-06", year: 2026, country: "Norge" },
  ...{ distributor: "Havfilm", summary: "En fisk." },
});
const showing = houseShowing({ id: "torsken-1", production: "torsken", start: "2026-12-04T18:00", hall: "Kinosal" });

const { plan, put, failureOf } = pullTest({
  house: { productions: [film], showings: [showing], articles: [] },
  sources: (url, root) => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    proxied.url = url;
    return sourcesOf({
      file: join(root, "sources.json"),
      site: 118,
      env: {
        PLATFORM_DATA_URL: `http://localhost:${port}/platform-data`,
        PLATFORM_DATA_USER: "kulturhus",
        PLATFORM_DATA_PASSWORD: "plattformdata-118",
        RUNTIME_API_URL: `http://localhost:${port}/runtime`,
      },
    });
  },
});

test("one request at a time is made to each service, page by page", async () => {
  await put("changes", { copies: 1200 });
  await plan();
  expect(proxied.seen).toEqual([
    "platform-data",
    "platform-data 0",
    "platform-data 500",
    "platform-data 1000",
    "runtime",
  ]);
  expect(Object.fromEntries(proxied.most)).toEqual({ "platform-data": 1, runtime: 1 });
});

test("a refusal in the middle of 5,000 showings plans nothing", async () => {
  await put("changes", { copies: 5000 });
  await put("faults", { call: "siteEvents", kind: "401", after: 1 });
  expect(await failureOf()).toBe(
    "Kilden sa nei (401). → Kontroller brukernavn, passord eller adresse i miljøvariablene. Kallet var sites/118/events. Ingenting derfra er endret.",
  );
  expect(proxied.seen).toEqual(["platform-data", "platform-data 0", "platform-data 500"]);
});
