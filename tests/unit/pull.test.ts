import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { houseProduction, houseShowing } from "../../film-platform/testing/house-showing";
import { sourcesOf } from "../../sources/settings";
import { pullTest } from "./pull-harness";

/** The platform data and runtime services. */

const isbryteren = JSON.parse(readFileSync("content/productions/isbryteren.json", "utf8"));
const { events } = JSON.parse(readFileSync("content/events/isbryteren.json", "utf8"));
const house = {
  productions: [houseProduction({ ...isbryteren, id: "isbryteren", kind: "film", typeText: "Film", summary: null })],
  showings: events.map(({ id, start, status, saleOpens, ticketUrl }: Parameters<typeof houseShowing>[0]) =>
    houseShowing({
      ...{ id, production: "isbryteren", start, hall: "Kinosal" },
      ...Object.fromEntries(
        Object.entries({ status, saleOpens, ticketUrl }).filter(([, value]) => value !== undefined),
      ),
      prices: [
        { label: "Voksen", amount: 135 },
        { label: "Barn", amount: 100 },
        { label: "Honnør", amount: 110 },
      ],
    }),
  ),
  articles: [],
};

const sourcesWith =
  (password: string, site = 118) =>
  (url: string, root: string) =>
    sourcesOf({
      file: join(root, "sources.json"),
      site,
      env: {
        PLATFORM_DATA_URL: `${url}/platform-data`,
        PLATFORM_DATA_USER: "kulturhus",
        PLATFORM_DATA_PASSWORD: password,
        RUNTIME_API_URL: `${url}/runtime`,
      },
    });

const sources = sourcesWith("plattformdata-118");
const { content, plan, pull, file, put, failureOf } = pullTest({ house, sources });

const showing = (id: string) => file("events/isbryteren.json").events.find((one: { id: string }) => one.id === id);

test("the first pull ties showings to the source, and the second changes nothing", async () => {
  const items = await pull();
  expect(items).toHaveLength(6);
  expect(items.every((item) => item.startsWith("adopted"))).toBe(true);
  expect(showing("isbryteren-1129-2015").source).toMatchObject({ name: "billettsystem", id: "isbryteren-1129-2015" });
  const again = await plan();
  expect([again.items, [...again.texts]]).toEqual([[], []]);
});

test("cancels, moves, marks what is gone, and keeps what an editor wrote", async () => {
  await pull();
  const path = join(content(), "events/isbryteren.json");
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(
      '"id": "isbryteren-1202-2115",',
      '"id": "isbryteren-1202-2115",\n      "note": "Regissøren kommer.",',
    ),
  );
  await put("changes", { showing: "isbryteren-1129-2015", status: "cancelled", reason: "Strømbrudd" });
  await put("changes", { showing: "isbryteren-1202-2115", start: "2026-12-03T22:30" });
  await put("changes", { showing: "isbryteren-1227-2015", gone: true });
  expect((await pull()).map((item) => item.split(" ")[0]).sort()).toEqual(["cancelled", "changed", "gone"]);
  expect(showing("isbryteren-1129-2015")).toMatchObject({ status: "cancelled", reason: "Strømbrudd" });
  expect(showing("isbryteren-1202-2115")).toMatchObject({
    start: "2026-12-03T22:30",
    status: "moved",
    previousStart: "2026-12-02T21:15",
    note: "Regissøren kommer.",
  });
  expect(showing("isbryteren-1227-2015").source.gone).toMatch(/^2026-/);
  expect((await plan()).texts.size).toBe(0);
});

test("leaves out, and reports, an unknown hall, an unknown status and one EDI number on two films", async () => {
  await pull();
  await put("changes", { showing: "isbryteren-1129-2015", hall: "Takterrassen" });
  await put("changes", { showing: "isbryteren-1202-2115", status: "halvfull" });
  await put("changes", { newFilm: "Torsken", ediNumber: "20999", start: "2026-12-09T09:00", hall: "Kinosal" });
  await put("changes", { film: "film-20999", ediNumber: file("productions/isbryteren.json").ediNumber });
  const { items, texts } = await plan();
  expect(items.map(({ what }) => what).join("\n")).toMatch(
    /EDI-nummer \d+ står på flere filmer hos kilden: Isbryteren og Torsken/,
  );
  expect(texts.size).toBe(0);
  await put("changes", { film: "film-20999", ediNumber: "20999" });
  const told = (await plan()).items.filter(({ kind }) => kind === "skipped").map(({ what }) => what);
  expect(told.join("\n")).toMatch(
    /halvfull» er ukjent[\s\S]*Takterrassen» finnes ikke|Takterrassen» finnes ikke[\s\S]*halvfull» er ukjent/,
  );
});

test("a new film waits until an editor has added what is unknown", async () => {
  await put("changes", { newFilm: "Torsken", ediNumber: "20999", start: "2026-12-09T09:00", hall: "Kinosal" });
  expect(await pull()).toContain("waiting Torsken");
  const waiting = file("waiting/torsken.json");
  expect(waiting).toMatchObject({ title: "Torsken", ediNumber: "20999", runningTime: 98 });
  const { items } = await plan();
  expect(items.find(({ kind }) => kind === "waiting")?.details[0]).toContain("Aldersgrense");
  const added = {
    ageLimit: "6",
    subtitles: null,
    distributor: "Havfilm",
    contents: [{ summary: "En fisk.", body: "<p>En fisk.</p>" }],
  };
  writeFileSync(join(content(), "waiting/torsken.json"), JSON.stringify({ ...waiting, ...added }));
  expect((await pull()).filter((item) => item.includes("Torsken"))).toHaveLength(2);
  expect(file("productions/torsken.json")).toMatchObject({
    ageLimit: "6",
    source: { name: "billettsystem", id: "film-20999" },
  });
  expect(file("events/torsken.json").events).toMatchObject([
    { start: "2026-12-09T09:00", hall: "kinosal", status: "onSale" },
  ]);
  expect(readdirSync(join(content(), "waiting"))).toEqual([]);
});

test.each([
  ["a wrong password", { password: "kanarifugl" }, /Kilden sa nei \(401\)/],
  ["cut JSON", { fault: { call: "siteEvents", kind: "brokenJson" } }, /ikke som avtalt/],
  [
    "other types",
    { fault: { call: "basicEvents", kind: "wrongTypes" } },
    /basic_events er ikke som avtalt. Feilen er i «\[0\]\.id|basic_events er ikke som avtalt/,
  ],
])(
  "stops with a clear message, and without secrets, after %s",
  async (_what, { password, fault }: { password?: string; fault?: object }, words) => {
    if (fault) await put("faults", fault);
    const failure = await failureOf(password === undefined ? sources : sourcesWith(password));
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(/kanarifugl|plattformdata-118/);
  },
);

test("a site number that the source does not have is reported, with those that it has", async () => {
  expect(await failureOf(sourcesWith("plattformdata-118", 119))).toBe(
    "Nettstedet 119 finnes ikke hos kilden, som har 118 (Rakkestad kino), 178 (Rakkestad kino). → Rett site i sources.json, eller partners i filen til nettstedet. Ingenting derfra er endret.",
  );
  await put("faults", { call: "sites", kind: "wrongTypes" });
  expect(await failureOf()).toMatch(/^Svaret på sites er ikke som avtalt\. Feilen er i «\[0\]\.name»/);
});
