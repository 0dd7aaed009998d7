import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { houseShowing } from "../../film-platform/testing/house-showing";
import { sourcesOf } from "../../sources/settings";
import { pullTest } from "./pull-harness";

/** A calendar and a spreadsheet. */

const lesestund = JSON.parse(readFileSync("content/productions/lesestund.json", "utf8"));
const isbryteren = JSON.parse(readFileSync("content/productions/isbryteren.json", "utf8"));
const eventsIn = (file: string): readonly Readonly<Record<string, string | undefined>>[] =>
  JSON.parse(readFileSync(`content/events/${file}.json`, "utf8")).events;

const fact = {
  typeText: "Lesestund",
  originalTitle: null,
  runningTime: null,
  ageLimit: null,
  genres: [],
  directors: [],
  spokenLanguage: null,
  subtitles: null,
  format: null,
  premiere: null,
  year: null,
  country: null,
  distributor: null,
  summary: null,
};

const showingsOf = (production: string, hall: string) =>
  eventsIn(production).map(({ id = "", start = "", end = null, status = "", reason = null, ticketUrl = null }) =>
    houseShowing({ id, production, start, end, hall, status, reason, ticketUrl }),
  );

const house = {
  productions: [
    { ...fact, id: "lesestund", kind: "culture" as const, title: lesestund.title, ediNumber: null },
    { ...fact, id: "isbryteren", kind: "film" as const, title: isbryteren.title, ediNumber: isbryteren.ediNumber },
  ],
  showings: [...showingsOf("lesestund", "Biblioteket"), ...showingsOf("isbryteren", "Kinosal")],
  articles: [],
};

const settingsFor =
  (...kinds: readonly string[]) =>
  (url: string, root: string) => {
    const all = [
      { kind: "ical", name: "bibliotek", url: "$KALENDER_URL", halls: {} },
      { kind: "csv", name: "regneark", url: `${url}/files/118/program.csv` },
    ];
    const file = join(root, "sources.json");
    writeFileSync(file, JSON.stringify({ sources: all.filter(({ kind }) => kinds.includes(kind)) }));
    return sourcesOf({ file, site: 118, env: { KALENDER_URL: `${url}/files/118/kalender.ics` } });
  };

const { content, plan, pull, file, put, failureOf } = pullTest({ house, sources: settingsFor("ical") });
const showing = (id: string, production = "lesestund") =>
  file(`events/${production}.json`).events.find((one: { id: string }) => one.id === id);

describe("a calendar", () => {
  test("the first pull ties events to it, with what editors know of tickets, and the second changes nothing", async () => {
    const items = await pull();
    expect(items.length).toBeGreaterThan(3);
    expect(items.filter((item) => !item.startsWith("adopted"))).toEqual([]);
    expect(showing("lesestund-1205-1200")).toMatchObject({
      status: "free",
      source: { name: "bibliotek", id: "lesestund-1205-1200@kulturhus.example.no" },
    });
    expect((await plan()).texts.size).toBe(0);
  });

  test("moves, cancels and marks what is gone, and leaves what is free to editors", async () => {
    await pull();
    await put("changes", { showing: "lesestund-1205-1200", start: "2026-12-06T13:00" });
    await put("changes", { showing: "lesestund-1212-1200", status: "cancelled" });
    await put("changes", { showing: "lesestund-1219-1200", gone: true });
    expect((await pull()).map((item) => item.split(" ")[0]).sort()).toEqual(["cancelled", "changed", "gone"]);
    expect(showing("lesestund-1205-1200")).toMatchObject({
      status: "moved",
      start: "2026-12-06T13:00",
      previousStart: "2026-12-05T12:00",
    });
    expect(showing("lesestund-1212-1200")).toMatchObject({ status: "cancelled" });
    expect(showing("lesestund-1219-1200").source.gone).toMatch(/^2026-/);
    await put("changes", { showing: "lesestund-1212-1200", status: "planned" });
    expect((await pull()).map((item) => item.split(" ")[0])).toEqual(["changed"]);
    expect(showing("lesestund-1212-1200").status).toBe("planned");
  });

  test("a status that an editor gave a new event stays, and a cancellation is taken all the same", async () => {
    await pull();
    const path = join(content(), "events/lesestund.json");
    writeFileSync(path, readFileSync(path, "utf8").replaceAll('"status": "free"', '"status": "soldOut"'));
    expect((await plan()).items).toEqual([]);
    await put("changes", { showing: "lesestund-1205-1200", status: "cancelled" });
    const { items } = await plan();
    expect(items.map(({ kind }) => kind)).toEqual(["cancelled"]);
  });

  test("an unknown hall and a second event with one title", async () => {
    await pull();
    await put("changes", { showing: "lesestund-1205-1200", hall: "Takterrassen" });
    const { items, texts } = await plan();
    expect([items.map(({ what }) => what), texts.size]).toEqual([
      [expect.stringMatching(/salen «Takterrassen» finnes ikke i huset/)],
      0,
    ]);
  });

  test.each([
    ["a refusal", { kind: "403" }, /Kilden sa nei \(403\)/],
    ["an address that is no longer there", { kind: "404" }, /Kilden har ingen slik adresse \(404\)/],
    ["a fault that stays", { kind: "500" }, /Kilden svarte med feil 500/],
    ["half a calendar", { kind: "brokenJson" }, /ikke en hel kalender/],
    ["an empty answer", { kind: "emptyBody" }, /ikke en hel kalender/],
    ["no answer", { kind: "closedConnection" }, /Kilden kan ikke nås/],
  ])("stops with a clear message that does not tell its address, after %s", async (_what, fault, words) => {
    await put("faults", { call: "calendar", ...fault });
    const failure = await failureOf();
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(/kalender\.ics|localhost|127\.0\.0\.1/);
  });

  test("a calendar that suddenly has nothing changes nothing", async () => {
    await pull();
    for (const { id } of house.showings) await put("changes", { showing: id, gone: true });
    expect(await failureOf()).toMatch(
      /Kilden svarte uten en eneste forestilling, og \d+ forestillinger er hentet derfra før/,
    );
  });
});

describe("a spreadsheet", () => {
  const sources = settingsFor("csv");

  test("ties showings of films and events to it", async () => {
    const { items, problems } = await plan(null, sources);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(items.filter(({ kind }) => kind === "adopted")).toHaveLength(house.showings.length);
    expect(items.filter(({ kind }) => kind !== "adopted" && kind !== "conflict")).toEqual([]);
  });

  test("leaves out an unknown status, and one EDI number on two films", async () => {
    await put("changes", { showing: "isbryteren-1129-2015", status: "halvfull" });
    await put("changes", { newFilm: "Torsken", ediNumber: "20999", start: "2026-12-09T09:00", hall: "Kinosal" });
    const told = (await plan(null, sources)).items.map(({ kind, what }) => `${kind} ${what}`).join("\n");
    expect(told).toMatch(/skipped Isbryteren, isbryteren-1129-2015: statusen «halvfull» er ukjent/);
    expect(told).toMatch(/waiting Torsken/);
    await put("changes", { film: "film-20999", ediNumber: isbryteren.ediNumber });
    expect((await plan(null, sources)).items.map(({ what }) => what).join("\n")).toMatch(
      /EDI-nummer \d+ står på flere filmer hos kilden: Isbryteren og Torsken/,
    );
  });

  test.each([
    ["500", /Kilden svarte med feil 500/],
    ["emptyBody", /ingen kolonne/],
  ])("stops with a clear message after %s", async (kind, words) => {
    await put("faults", { call: "spreadsheet", kind });
    expect(await failureOf(sources)).toMatch(words);
  });

  test("half a file keeps what it lost", async () => {
    await put("faults", { call: "spreadsheet", kind: "brokenJson" });
    const { problems } = await plan(null, sources);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

test("two sources that tell of one event write it once", async () => {
  const both = settingsFor("ical", "csv");
  const { problems, items } = await plan(null, both);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(items.filter(({ kind }) => kind === "added" || kind === "production")).toEqual([]);
  expect(items.map(({ kind, what }) => `${kind} ${what}`)).toContain(
    "skipped Lesestund for de minste, lørdag 5. desember kl. 12.00: er hentet fra bibliotek allerede",
  );
});

test.each([
  [{ kind: "ical", name: "bibliotek" }, /må ha enten url eller file/],
  [{ kind: "ical", name: "bibliotek", url: "$FINNES_IKKE" }, /ingen adresse. → Sett Miljøvariabelen FINNES_IKKE/],
  [{ kind: "csv", name: "regneark", url: "http://regneark.example.no/p.csv" }, /må begynne med https/],
  [{ kind: "csv", name: "regneark", url: "https://a:b@regneark.example.no/p.csv" }, /er ikke en nettadresse/],
  [{ kind: "ical", name: "bibliotek", file: "a.ics", allDay: "15-10" }, /sources\.0\.allDay/],
  [{ kind: "rss", name: "bibliotek" }, /sources\.0\.kind/],
])("the settings %j are reported as wrong", async (source, words) => {
  const failure = await failureOf(async (_url, root) => {
    const settings = join(root, "sources.json");
    writeFileSync(settings, JSON.stringify({ sources: [source] }));
    return sourcesOf({ file: settings, site: 118, env: {} });
  });
  expect(failure).toMatch(words);
});
