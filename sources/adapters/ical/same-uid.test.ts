import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry } from "./entry";
import { ical } from "./ical";
import { eventsOf } from "./same-uid";
import { OSLO } from "./zones";

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  title,
  start: { local: "2026-12-03T18:00", isDate: false, zone: OSLO },
  lengthMs: null,
  place: "",
  text: "",
  isCancelled: false,
  isTentative: false,
  isPrivate: false,
  rules: [],
  added: [],
  removed: [],
  replaces: null,
  sequence: 0,
  ...more,
});

const CHANGED = entry("Kor", { replaces: { local: "2026-12-10T18:00", isDate: false, zone: OSLO } });

test("of one event the latest version counts, with the changes of its occurrences", () => {
  const latest = entry("Korøving", { sequence: 2 });
  expect(eventsOf([entry("Kor", { sequence: 1 }), latest, CHANGED])).toEqual([[latest, CHANGED]]);
  expect(eventsOf([CHANGED])).toEqual([[CHANGED]]);
});

test("two events with one UID are two, and the same event twice is one, cancelled if either is", () => {
  const [choir, market] = [entry("Kor"), entry("Torgdag")];
  expect(eventsOf([choir, market, CHANGED])).toEqual([[choir, CHANGED], [market]]);
  const cancelled = entry("Kor", { isCancelled: true });
  for (const both of [
    [cancelled, choir],
    [choir, cancelled],
  ])
    expect(eventsOf(both)).toEqual([[cancelled]]);
});

describe("events without a UID", () => {
  const file = join(mkdtempSync(join(tmpdir(), "uten-uid-")), "a.ics");
  const pulled = (...events: readonly (readonly [title: string, start: string])[]) => {
    const lines = events.flatMap(([title, start]) => [
      "BEGIN:VEVENT",
      `SUMMARY:${title}`,
      `DTSTART:${start}`,
      "END:VEVENT",
    ]);
    writeFileSync(file, ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//a//NO", ...lines, "END:VCALENDAR"].join("\r\n"));
    return ical({ name: "a", place: { file }, hall: "loftet", allDay: null }, "2026-11-24");
  };
  const MARKET = ["Torgdag", "20261205T110000"] as const;

  it("are known by title and time, wherever they are in the file", async () => {
    const [alone, after] = await Promise.all([
      (await pulled(MARKET)).showings,
      (await pulled(["Kor", "20261203T180000"], MARKET)).showings,
    ]);
    expect(alone.map(({ id }) => id)).toEqual(["torgdag 2026-12-05T11:00"]);
    expect(after.map(({ id }) => id)).toEqual(["kor 2026-12-03T18:00", "torgdag 2026-12-05T11:00"]);
  });

  it("may be any when they cannot be read", async () => {
    const { isPartial, skipped } = await pulled(MARKET, ["Kor", "20269903T180000"]);
    expect([isPartial, skipped.map(({ what }) => what)]).toEqual([true, ["Kor"]]);
  });
});
