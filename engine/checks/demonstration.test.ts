import { TestContent } from "../testing/test-content";

const EVENTS = "events/desember.json";
const demonstration = () => new TestContent().set("sites/huset.json", "demonstration", { anchor: "2026-12-02" });
const NEVER_CLOSED = ["sites/huset.json", "openingHours[0].publicHolidays", "asUsual"] as const;

it("reports a showing with real dates, by the date in the file, and suggests the intended date", async () => {
  const content = demonstration()
    .set(EVENTS, "events[0].start", "2027-06-18T18:00")
    .set(...NEVER_CLOSED);
  expect(await content.reported({ today: "2027-06-14" })).toEqual([
    `warning ${EVENTS} events[0].start: er 18. juni 2027, men nettstedet er en demonstrasjon som flytter datoene: forestillingen vises 31. desember 2027. → Skriv datoen som om det var ankeruka: 2026-12-04T18:00. Skal datoene gjelde slik de står, fjerner du demonstration i sites/huset.json.`,
  ]);
});

it("reports a film whose showings are all moved into the past", async () => {
  const content = demonstration()
    .set(EVENTS, "events[2].start", "2026-11-25T18:00")
    .set(...NEVER_CLOSED);
  const problems = await content.problems({ today: "2026-11-23" });
  expect(problems.map(({ field }) => field)).toEqual(["events[2].start"]);
  content.set(EVENTS, "events[2].changed", "2026-11-20T09:00");
  expect(await content.problems({ today: "2026-11-23" })).toEqual([]);
});

it("reports nothing in the anchor's weeks, or on a real site", async () => {
  expect(
    await demonstration()
      .set(...NEVER_CLOSED)
      .problems({ today: "2027-06-14" }),
  ).toEqual([]);
});

it("quotes a date that is not in the file only as a moved one", async () => {
  const content = demonstration()
    .set(EVENTS, "events[0].start", "2026-12-04T22:30")
    .set(EVENTS, "events[1].start", "2026-12-04T23:00");
  const reported = (await content.problems({ today: "2027-12-20" })).map(({ message }) => message);
  expect(reported.length).toBeGreaterThan(1);
  for (const message of reported) expect(message).toMatch(/ [45]\. desember/);
});
