import fc from "fast-check";
import { clockOf, dateOf, dateText, momentOf, momentText } from "./when";

/** A Monday. */
const TODAY = "2026-11-23";

test.each([
  ["fre 18", "2026-11-27T18:00"],
  ["Fredag kl. 18.30", "2026-11-27T18:30"],
  ["mandag 9", "2026-11-23T09:00"],
  ["4/12 19.30", "2026-12-04T19:30"],
  ["4.12. kl 19", "2026-12-04T19:00"],
  ["4. desember kl. 19.30", "2026-12-04T19:30"],
  ["tors 3. des 18:15", "2026-12-03T18:15"],
  ["2/1 20.30", "2027-01-02T20:30"],
  ["20/11 18", "2026-11-20T18:00"],
  ["16/11 18", "2026-11-16T18:00"],
  ["15/11 18", "2027-11-15T18:00"],
  ["2/1/27 20.30", "2027-01-02T20:30"],
  ["24/12 2026 10.00", "2026-12-24T10:00"],
  ["24.12. 2027 kl. 10", "2027-12-24T10:00"],
  ["i morgen 12", "2026-11-24T12:00"],
  ["i dag 12.05", "2026-11-23T12:05"],
  ["i overmorgen 12", "2026-11-25T12:00"],
  ["fr 18", "2026-11-27T18:00"],
  ["fre 18.30", "2026-11-27T18:30"],
  ["fre 18.05", "2026-11-27T18:05"],
  ["fre 4.12 18.05", "2026-12-04T18:05"],
  ["4. des 2027 kl. 18", "2027-12-04T18:00"],
  ["2026-12-01T18:00", "2026-12-01T18:00"],
  ["2026-10-25T02:30+01:00", "2026-10-25T02:30+01:00"],
])("«%s» is %s", (written, moment) => expect(momentOf(written, TODAY)).toBe(moment));

test.each([
  "",
  "fredag",
  "18.30",
  "31/2 18",
  "4/12 25.00",
  "i går kanskje",
  "4/13 18",
  "fre 18 eller 19",
  "f 18",
  "fre 24",
  "fre 18:60",
  "fre 31/2",
])("«%s» is no moment", (written) => expect(momentOf(written, TODAY)).toBeNull());

test.each([
  ["4/12", "2026-12-04"],
  ["24. desember", "2026-12-24"],
  ["1.1.2027", "2027-01-01"],
  ["søndag", "2026-11-29"],
  ["fre 4.12", "2026-12-04"],
  ["31/2", null],
  ["4/12 18", null],
])("«%s» is the date %s", (written, date) => expect(dateOf(written, TODAY)).toBe(date));

test.each([
  ["18", "18:00"],
  ["kl. 9.30", "09:30"],
  ["24", "24:00"],
  [" 24:00 ", "24:00"],
  ["23.59", "23:59"],
  ["25", null],
])("«%s» is the time %s", (written, clock) => expect(clockOf(written)).toBe(clock));

test("what is shown of a moment is understood as that moment again", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(23), fc.nat(59), (at, hours, minutes) => {
      const date = at.toISOString().slice(0, 10);
      const moment = `${date}T${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
      expect(momentOf(momentText(moment), TODAY)).toBe(moment);
      expect(dateOf(dateText(date), TODAY)).toBe(date);
    }),
  );
});
