import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { houseProduction, houseShowing } from "../../film-platform/testing/house-showing";
import { sourcesOf } from "../../sources/settings";
import { pullTest } from "./pull-harness";

/** A calendar and a spreadsheet. */

const lesestund = JSON.parse(readFileSync("content/productions/lesestund.json", "utf8"));
const isbryteren = JSON.parse(readFileSync("content/productions/isbryteren.json", "utf8"));
const eventsIn = (file: string): readonly Readonly<Record<string, string | undefined>>[] =>
  JSON.parse(readFileSync(`content/events/${file}.json`, "utf8")).events;

const showingsOf = (production: string, hall: string) =>
  eventsIn(production).map(({ id = "", start = "", end = null, status = "", reason = null, ticketUrl = null }) =>
    houseShowing({ id, production, start, end, hall, status, reason, ticketUrl }),
  );

const house = {
  productions: [
    houseProduction({ id: "lesestund", kind: "culture", typeText: "Lesestund", title: lesestund.title }),
    houseProduction({ id: "isbryteren", title: isbryteren.title, ediNumber: isbryteren.ediNumber }),
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

  test.each([
    ["an address that is no longer there", { kind: "404" }, /Kilden har ingen slik adresse \(404\)/],
    ["half a calendar", { kind: "brokenJson" }, /ikke en hel kalender/],
    ["an empty answer", { kind: "emptyBody" }, /ikke en hel kalender/],
    ["no answer", { kind: "closedConnection" }, /Kilden kan ikke nås/],
  ])("stops with a clear message that does not tell its address, after %s", async (_what, fault, words) => {
    await put("faults", { call: "calendar", ...fault });
    const failure = await failureOf();
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(/kalender\.ics|localhost|127\.0\.0\.1/);
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

  test("without a heading is refused", async () => {
    await put("faults", { call: "spreadsheet", kind: "emptyBody" });
    expect(await failureOf(sources)).toMatch(/ingen kolonne/);
  });

  test("half a file keeps what it lost", async () => {
    await put("faults", { call: "spreadsheet", kind: "brokenJson" });
    const { problems } = await plan(null, sources);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
