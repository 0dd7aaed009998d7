import { deviationText, spansText, weekRows } from "./week-hours";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"];

describe("spansText", () => {
  test("shows that a day without hours is closed", () => {
    expect(spansText([])).toBe("Stengt");
  });

  test("joins a divided day", () => {
    expect(
      spansText([
        { opens: "10:00", closes: "12:00" },
        { opens: "14:00", closes: "16:00" },
      ]),
    ).toBe("10.00–12.00 og 14.00–16.00");
  });
});

test("names of days are in lower case within a sentence, and an editor's own words stay", () => {
  const told = (date: string, reason: string) => deviationText({ date, until: date, spans: [], reason });
  expect(told("2026-12-24", "Julaften")).toBe("Torsdag 24. desember: stengt (julaften)");
  expect(told("2027-05-17", "Grunnlovsdagen")).toContain("(grunnlovsdagen)");
  expect(told("2027-05-06", "Kristi himmelfartsdag")).toContain("(Kristi himmelfartsdag)");
  expect(told("2026-12-24", "Rakkestad-dagene")).toContain("(Rakkestad-dagene)");
});

test("a reason that says that it is closed is said once", () => {
  const told = (reason: string) => deviationText({ date: "2026-12-24", until: "2026-12-27", spans: [], reason });
  expect(told("Julestengt")).toBe("Torsdag 24. desember til søndag 27. desember: julestengt");
  expect(told("Stengt i romjula")).toMatch(/: stengt i romjula$/);
});

describe("weekRows", () => {
  test("lets neighbouring days with the same hours share a line", () => {
    expect(weekRows([{ days: WEEKDAYS, opens: "08:00", closes: "15:30" }])).toEqual([
      { days: "Mandag–fredag", hours: "08.00–15.30", closed: false },
      { days: "Lørdag–søndag", hours: "Stengt", closed: true },
    ]);
  });

  test("keeps days with the same hours apart when another day is between", () => {
    expect(weekRows([{ days: ["monday", "wednesday"], opens: "10:00", closes: "16:00" }])).toEqual([
      { days: "Mandag", hours: "10.00–16.00", closed: false },
      { days: "Tirsdag", hours: "Stengt", closed: true },
      { days: "Onsdag", hours: "10.00–16.00", closed: false },
      { days: "Torsdag–søndag", hours: "Stengt", closed: true },
    ]);
  });

  test("shows the spans of a divided day in order", () => {
    const [monday] = weekRows([
      { days: ["monday"], opens: "14:00", closes: "16:00" },
      { days: ["monday"], opens: "10:00", closes: "12:00" },
    ]);
    expect(monday).toEqual({ days: "Mandag", hours: "10.00–12.00 og 14.00–16.00", closed: false });
  });

  test("shows a week without hours in one line", () => {
    expect(weekRows([])).toEqual([{ days: "Mandag–søndag", hours: "Stengt", closed: true }]);
  });
});
