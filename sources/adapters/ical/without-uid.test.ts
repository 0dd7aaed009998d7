import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ical } from "./ical";

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
    return ical({ place: { file }, hall: "loftet", allDay: null }, "2026-11-24");
  };
  const MARKET = ["Torgdag", "20261205T110000"] as const;

  it("are known by title and time, wherever they are in the file", async () => {
    const [alone, after] = await Promise.all([
      (await pulled(MARKET)).showings,
      (await pulled(["Kor", "20261203T180000"], MARKET)).showings,
    ]);
    expect(alone.map(({ id }) => id)).toEqual(["torgdag 20261205T110000"]);
    expect(after.map(({ id }) => id)).toEqual(["kor 20261203T180000", "torgdag 20261205T110000"]);
  });

  it("may be any when they cannot be read", async () => {
    const { isPartial, skipped } = await pulled(MARKET, ["Kor", "20269903T180000"]);
    expect([isPartial, skipped.map(({ what }) => what)]).toEqual([true, ["Kor"]]);
  });
});
