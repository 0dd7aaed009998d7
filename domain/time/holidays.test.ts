import { easterSunday, publicHoliday, publicHolidays } from "./holidays";

/** From the almanac; among them the earliest and latest possible, and years that simpler formulas get wrong. */
const EASTER = [
  "1818-03-22",
  "1943-04-25",
  "1954-04-18",
  "1981-04-19",
  "2000-04-23",
  "2008-03-23",
  "2011-04-24",
  "2016-03-27",
  "2019-04-21",
  "2024-03-31",
  "2025-04-20",
  "2026-04-05",
  "2027-03-28",
  "2028-04-16",
  "2029-04-01",
  "2030-04-21",
  "2031-04-13",
  "2032-03-28",
  "2033-04-17",
  "2034-04-09",
  "2035-03-25",
  "2036-04-13",
  "2037-04-05",
  "2038-04-25",
  "2049-04-18",
  "2076-04-19",
  "2100-03-28",
] as const;

const HOLIDAYS = {
  2026: [
    ["2026-01-01", "1. nyttårsdag"],
    ["2026-04-02", "Skjærtorsdag"],
    ["2026-04-03", "Langfredag"],
    ["2026-04-05", "1. påskedag"],
    ["2026-04-06", "2. påskedag"],
    ["2026-05-01", "Arbeidernes dag"],
    ["2026-05-14", "Kristi himmelfartsdag"],
    ["2026-05-17", "Grunnlovsdagen"],
    ["2026-05-24", "1. pinsedag"],
    ["2026-05-25", "2. pinsedag"],
    ["2026-12-25", "1. juledag"],
    ["2026-12-26", "2. juledag"],
  ],
  2027: [
    ["2027-01-01", "1. nyttårsdag"],
    ["2027-03-25", "Skjærtorsdag"],
    ["2027-03-26", "Langfredag"],
    ["2027-03-28", "1. påskedag"],
    ["2027-03-29", "2. påskedag"],
    ["2027-05-01", "Arbeidernes dag"],
    ["2027-05-06", "Kristi himmelfartsdag"],
    ["2027-05-16", "1. pinsedag"],
    ["2027-05-17", "Grunnlovsdagen"],
    ["2027-12-25", "1. juledag"],
    ["2027-12-26", "2. juledag"],
  ],
} as const;

describe("public holidays", () => {
  it.each(EASTER)("has Easter on %s", (date) => expect(easterSunday(Number(date.slice(0, 4)))).toBe(date));

  it("are the twelve of 2026", () => {
    expect([...publicHolidays(2026)].sort()).toEqual(HOLIDAYS[2026]);
  });

  it("are eleven days in 2027, when Whit Monday is the national day", () => {
    expect([...publicHolidays(2027)].sort()).toEqual(HOLIDAYS[2027]);
  });

  it("have names, and ordinary days have none", () => {
    expect(publicHoliday("2026-12-25")).toBe("1. juledag");
    for (const ordinary of ["2026-12-24", "2026-12-31", "2026-04-01", "2026-04-04"])
      expect(publicHoliday(ordinary)).toBeNull();
  });
});
