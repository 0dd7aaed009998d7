import fc from "fast-check";
import { addDays, daysBetween, weekdayName } from "../../../../domain/time/local-time";
import { longDate } from "../../../../domain/time/norwegian";
import { askedTime } from "./asked-time";

/** A Thursday. */
const TODAY = "2026-11-26";

const day = (date: string, from = "00:00", to = "24:00") => ({ from: `${date}T${from}`, to: `${date}T${to}` });

test.each([
  ["fredag", day("2026-11-27"), ""],
  ["film på torsdag", day("2026-11-26"), "film"],
  ["LØRDAG kveld?", day("2026-11-28", "17:00"), ""],
  ["loerdag", day("2026-11-28"), ""],
  ["neste fredag", day("2026-12-04"), ""],
  ["hva skjer i dag", day("2026-11-26"), "hva skjer"],
  ["kino i kveld", day("2026-11-26", "17:00"), "kino"],
  ["imorgen formiddag", day("2026-11-27", "00:00", "12:00"), ""],
  ["i overmorgen", day("2026-11-28"), ""],
  ["tomorrow", day("2026-11-27"), ""],
  ["konserter i helga", { from: "2026-11-28T00:00", to: "2026-11-29T24:00" }, "konserter"],
  ["neste uke", { from: "2026-11-30T00:00", to: "2026-12-06T24:00" }, ""],
  ["17. mai", day("2027-05-17"), ""],
  ["torsdag 26. november", day("2026-11-26"), ""],
  ["5 des", day("2026-12-05"), ""],
  ["den 5. desember 2027", day("2027-12-05"), ""],
  ["5.12.", day("2026-12-05"), ""],
  ["05/12/2026 kl. 18.00", day("2026-12-05"), ""],
  ["2026-12-05", day("2026-12-05"), ""],
  ["29. februar", day("2028-02-29"), ""],
  ["konsert i desember", { from: "2026-12-01T00:00", to: "2026-12-31T24:00" }, "konsert"],
  ["film januar", { from: "2027-01-01T00:00", to: "2027-01-31T24:00" }, "film"],
])("«%s» is about a time", (query, time, rest) => {
  expect(askedTime(query, TODAY)).toEqual({ ...time, rest });
});

test.each(["", "desember", "quizkveld", "helt vanlig tirsdagsfilm", "180 kroner", "kl. 20.10", "mandager"])(
  "«%s» is about none",
  (query) => expect(askedTime(query, TODAY)).toBeNull(),
);

test("a written date is the next one of its name, and a weekday is within a week", () => {
  const offset = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(offset, fc.integer({ min: 0, max: 364 }), (start, ahead) => {
      const today = addDays("2026-01-01", start);
      const date = addDays(today, ahead);
      expect(askedTime(longDate(date), today)).toEqual({ ...day(date), rest: "" });
      const { from = "" } = askedTime(weekdayName(date), today) ?? {};
      expect(daysBetween(today, from.slice(0, 10))).toBe(ahead % 7);
    }),
  );
});

test("any text is read", () => {
  fc.assert(fc.property(fc.string(), (query) => expect(() => askedTime(query, TODAY)).not.toThrow()));
});
