import fc from "fast-check";
import { addDays } from "../../domain/time/local-time";
import { reportedWith, TestContent } from "../testing/test-content";

const EVENTS = "events/desember.json";
const SITE = "sites/huset.json";
const changed = (moment: string) => new TestContent().set(EVENTS, "events[0].changed", moment);

it("allows a change date of today", async () => {
  expect(await changed("2026-12-01T23:00").problems({ today: "2026-12-01" })).toEqual([]);
});

it("stops a change date in the future", async () => {
  const content = changed("2026-12-02T08:00");
  expect(await content.reported({ today: "2026-12-01" })).toEqual([
    `error ${EVENTS} events[0].changed: er 2. desember 2026, men kan ikke være senere enn i dag, 1. desember 2026. → Skriv når forestillingen sist ble endret, for eksempel 2026-12-01T00:00.`,
  ]);
});

describe("in a demonstration", () => {
  const demonstration = (moment: string) => changed(moment).set(SITE, "demonstration", { anchor: "2026-12-02" });

  it.each(["2026-11-18", "2026-11-30", "2026-12-06", "2027-06-16"])(
    "accepts real change dates, and those before the anchor's week: %s",
    async (today) => {
      for (const moment of [`${today}T23:59`, "2026-11-20T09:00"].filter((one) => one.slice(0, 10) <= today)) {
        const { events } = await demonstration(moment).loaded({ today });
        const [shown = ""] = events.map(({ entity }) => entity.changed ?? "");
        expect(shown.slice(0, 10) <= today).toBe(true);
      }
    },
  );

  it("stops a future change date, by the date in the file", async () => {
    const [problem] = await demonstration("2027-06-17T09:00").problems({ today: "2027-06-16" });
    expect(problem?.message).toBe("er 17. juni 2027, men kan ikke være senere enn i dag, 16. juni 2027.");
  });

  it("never decreases, from day to day or when the showing is changed again", () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-10-01", days));
    const shownOn = async (moment: string, today: string) =>
      (await demonstration(`${moment}T09:00`).load({ today })).loaded?.events[0]?.entity.changed;
    return fc.assert(
      fc.asyncProperty(day, day, async (one, another) => {
        const [earlier = "", later = ""] = [one, another].sort();
        const before = await shownOn(earlier, earlier);
        const kept = await shownOn(earlier, later);
        const again = await shownOn(later, later);
        if (before !== undefined && kept !== undefined) expect(before <= kept).toBe(true);
        if (later >= "2026-11-30" && kept !== undefined && again !== undefined) expect(kept <= again).toBe(true);
      }),
      { numRuns: 10 },
    );
  }, 60_000);
});

it("stops a showing whose id is the name of one of the programme's calendars", async () => {
  expect(await reportedWith(EVENTS, "events[0].id", "kino")).toEqual([
    `error ${EVENTS} events[0].id: er opptatt: /kalender/kino.ics er kalenderen for programmet. → Velg en annen id.`,
  ]);
});
