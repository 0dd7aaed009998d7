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

const { plan, pull, file } = pullTest({ house, sources: settingsFor("ical") });
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
});

describe("a spreadsheet", () => {
  const sources = settingsFor("csv");

  test("ties showings of films and events to it", async () => {
    const { items, problems } = await plan(null, sources);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(items.filter(({ kind }) => kind === "adopted")).toHaveLength(house.showings.length);
    expect(items.filter(({ kind }) => kind !== "adopted" && kind !== "conflict")).toEqual([]);
  });
});
