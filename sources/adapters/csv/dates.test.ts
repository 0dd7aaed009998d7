import fc from "fast-check";
import { addDays, daysBetween, MONTHS, weekdayName } from "../../../domain/time/local-time";
import { dateIn, ordersIn } from "./dates";
import { spanIn, timeIn } from "./norwegian";

const TODAY = "2026-11-24";
const reading = (...dates: readonly string[]) => ({ today: TODAY, orders: ordersIn(dates) });
const inFile = (...dates: readonly string[]) => dates.map((date) => dateIn(date, reading(...dates)));

test.each([
  ["5. des", "2026-12-05"],
  ["5. jan.", "2027-01-05"],
  ["lørdag 12. desember 2026", "2026-12-12"],
  ["lør. 12.12.26", "2026-12-12"],
  ["laurdag den 12. desember", "2026-12-12"],
  ["12-des-26", "2026-12-12"],
  ["2026.12.5", "2026-12-05"],
  ["20261205", "2026-12-05"],
  ["46361", "2026-12-05"],
  ["fredag 12. desember 2026", null],
  ["30. februar", null],
  ["31.02.2026", null],
  ["12.31.2026", null],
  ["1.12", null],
  ["i morgen", null],
  ["", null],
  ["5. d", null],
  ["26-12-01", null],
  ["5.–7. desember", null],
])("the date %j is %j", (text, date) => expect(dateIn(text, reading())).toBe(date));

test("one date that only makes sense with the month first says so of the others", () => {
  expect(inFile("12/5/26", "12/19/26")).toEqual(["2026-12-05", "2026-12-19"]);
  expect(inFile("5/12/26", "19/12/26")).toEqual(["2026-12-05", "2026-12-19"]);
  expect(inFile("5/12/26", "19/12/26", "12/20/26", "6/6/26")).toEqual([null, "2026-12-19", null, "2026-06-06"]);
  expect(inFile("12.5.2026", "12.19.2026")).toEqual([null, null]);
  expect(inFile("5.12.2026", "19.12.2026", "12.20.2026")).toEqual(["2026-12-05", "2026-12-19", null]);
  expect(inFile("5.12.2026", "12/19/26")).toEqual(["2026-12-05", "2026-12-19"]);
});

const dayOf = (date: string) => Number(date.slice(8));
const monthOf = (date: string) => MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
const two = (date: string) => date.slice(2).split("-").toReversed();
const DATES: readonly ((date: string) => string)[] = [
  (date) => date,
  (date) => two(date).join("."),
  (date) => two(date).map(Number).join("/"),
  (date) => `${dayOf(date)}. ${monthOf(date)}`,
  (date) => `${dayOf(date)}. ${monthOf(date).slice(0, 3)}.`,
  (date) => `${dayOf(date)}.${monthOf(date).slice(0, 3)}.${date.slice(0, 4)}`,
  (date) => `${weekdayName(date)} ${dayOf(date)}. ${monthOf(date)} ${date.slice(0, 4)}`,
  (date) => `${weekdayName(date).slice(0, 3).toUpperCase()}. ${two(date).join(".")}`,
  (date) => String(daysBetween("1899-12-30", date)),
  (date) => `${date}T00:00:00`,
  (date) => [date.slice(5, 7), date.slice(8), date.slice(0, 4)].join("/"),
  (date) => [date.slice(5, 7), date.slice(8), date.slice(0, 4)].join("."),
  (date) => date.slice(2),
];

test("any office spelling of dates in a file reads back to those dates, or is reported", () => {
  const date = fc.integer({ min: 0, max: 270 }).map((days) => addDays(TODAY, days));
  fc.assert(
    fc.property(fc.array(date, { minLength: 1, maxLength: 6 }), fc.constantFrom(...DATES), (dates, spelled) => {
      // Nothing tells such a file's order.
      fc.pre(DATES.indexOf(spelled) < 10 || dates.some((one) => dayOf(one) > 12));
      inFile(...dates.map(spelled)).forEach((read, at) => {
        if (DATES.indexOf(spelled) < 10) expect(read).toBe(dates[at]);
        else expect([dates[at], null]).toContain(read);
      });
    }),
    { numRuns: 1000 },
  );
});

const TIMES: readonly ((hours: number, minutes: string) => string)[] = [
  (hours, minutes) => `${hours}.${minutes}`,
  (hours, minutes) => `kl. ${hours}:${minutes}`,
  (hours, minutes) => `kl ${hours}.${minutes}`,
  (hours, minutes) => `Klokka ${hours}.${minutes}`,
  (hours, minutes) => `${String(hours).padStart(2, "0")}${minutes}`,
  (hours, minutes) => `${hours}:${minutes}:00`,
  (hours, minutes) => `${((hours + 11) % 12) + 1}:${minutes} ${hours < 12 ? "AM" : "p.m."}`,
  (hours, minutes) => String((hours * 60 + Number(minutes)) / 1440).replace(".", ","),
  (hours, minutes) => String((hours * 60 + Number(minutes)) / 1440),
  (hours, minutes) => ((hours * 60 + Number(minutes)) / 1440).toFixed(4),
];

test("any office spelling of a time reads back to that time, or is reported", () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(...TIMES), (hours, minute, spelled) => {
      const minutes = String(minute).padStart(2, "0");
      expect([`${String(hours).padStart(2, "0")}:${minutes}`, null]).toContain(timeIn(spelled(hours, minutes)));
    }),
    { numRuns: 1000 },
  );
  expect([timeIn("0,75"), timeIn("0.791666667"), timeIn("0.25"), timeIn("00.25")]).toEqual([
    "18:00",
    "19:00",
    null,
    "00:25",
  ]);
});

test.each([
  ["19.00 – 21.00", "19:00", "21:00"],
  ["kl. 19-21.30", "19:00", "21:30"],
  ["fra 19 til 21", "19:00", "21:00"],
  ["kl 19", "19:00", null],
])("%j begins and ends", (text, from, to) => expect(spanIn(text)).toEqual({ from, to }));

test.each(["19–19", "19–sent", "17, 19 og 21", "17-18-19"])("%j is no time", (text) => expect(spanIn(text)).toBeNull());
