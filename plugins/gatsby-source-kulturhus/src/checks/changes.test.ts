import { TestContent } from "../test-content";

const EVENTS = "events/desember.json";
const SITE = "sites/huset.json";
const changed = (moment: string) => new TestContent().set(EVENTS, "events[0].changed", moment);

it("lets a showing be changed today", async () => {
  expect(await changed("2026-12-01T23:00").problems({ today: "2026-12-01" })).toEqual([]);
});

it("stops a change that is to come", async () => {
  const content = changed("2026-12-02T08:00");
  const { loaded, problems } = await content.load({ today: "2026-12-01" });
  expect(loaded).toBeNull();
  expect(problems).toEqual([
    content.problem({
      file: EVENTS,
      field: "events[0].changed",
      written: '"changed": "2026-12-02T08:00"',
      message: "er onsdag 2. desember, men kan ikke være senere enn tirsdag 1. desember.",
      cure: "Skriv når forestillingen sist ble endret.",
    }),
  ]);
});

it.each(["2026-11-30", "2026-12-06", "2027-06-16"])(
  "wants a demonstration's changes to lie before its anchor's week, whichever day it is built: %s",
  async (today) => {
    const demonstration = (moment: string) => changed(moment).set(SITE, "demonstration", { anchor: "2026-12-02" });
    expect(await demonstration("2026-11-29T23:59").problems({ today })).toEqual([]);
    const [problem] = await demonstration("2026-11-30T00:00").problems({ today });
    expect(problem).toMatchObject({ field: "events[0].changed", cure: "Skriv et tidspunkt før ankeruka." });
  },
);

it("stops a showing whose id is the name of one of the programme's calendars", async () => {
  const content = new TestContent().set(EVENTS, "events[0].id", "kino");
  expect(await content.problems()).toEqual([
    content.problem({
      file: EVENTS,
      field: "events[0].id",
      written: '"id": "kino"',
      message: "er opptatt: /kalender/kino.ics er kalenderen for programmet.",
      cure: "Velg en annen id.",
    }),
  ]);
});
