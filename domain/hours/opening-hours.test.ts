import { comingDeviations, type HoursException, hoursOn, type PartHours } from "./opening-hours";

const exception = (from: string, to: string | null, times?: readonly [string, string]): HoursException => ({
  from,
  to,
  closed: times === undefined,
  opens: times?.[0] ?? null,
  closes: times?.[1] ?? null,
  reason: `Unntak ${from}`,
});

const library: PartHours = {
  weekly: [
    { days: ["monday", "wednesday"], opens: "15:00", closes: "19:00" },
    { days: ["monday", "tuesday"], opens: "10:00", closes: "14:00" },
  ],
  exceptions: [exception("2026-12-24", "2026-12-31"), exception("2026-11-30", null, ["12:00", "13:00"])],
  publicHolidays: "closed",
};

describe("the hours of a day", () => {
  it("are the weekly hours, in order of time", () => {
    expect(hoursOn(library, "2026-12-07")).toEqual({
      date: "2026-12-07",
      spans: [
        { opens: "10:00", closes: "14:00" },
        { opens: "15:00", closes: "19:00" },
      ],
      reason: null,
    });
  });

  it("are extended by the programme, as one span where both overlap", () => {
    const openDays = [
      { date: "2026-12-07", opens: "13:00", closes: "14:30" },
      { date: "2026-12-07", opens: "18:00", closes: "00:30" },
      { date: "2026-12-08", opens: "18:00", closes: "21:00" },
    ];
    const spansOn = (date: string) => hoursOn({ ...library, openDays }, date).spans;
    expect(spansOn("2026-12-07")).toEqual([
      { opens: "10:00", closes: "14:30" },
      { opens: "15:00", closes: "00:30" },
    ]);
    expect(spansOn("2026-12-08")).toEqual([
      { opens: "10:00", closes: "14:00" },
      { opens: "18:00", closes: "21:00" },
    ]);
  });

  it("are none on a day without weekly hours, without a reason", () => {
    expect(hoursOn(library, "2026-12-10")).toMatchObject({ spans: [], reason: null });
  });

  it("are none on a public holiday, by its name", () => {
    expect(hoursOn(library, "2026-05-25")).toMatchObject({ spans: [], reason: "2. pinsedag" });
  });

  it("are as usual on a public holiday in a part that stays open", () => {
    const cinema = { ...library, publicHolidays: "asUsual" };
    expect(hoursOn(cinema, "2026-05-25")).toMatchObject({
      spans: [{ opens: "10:00" }, { opens: "15:00" }],
      reason: null,
    });
  });

  it("are an exception's on its one day", () => {
    expect(hoursOn(library, "2026-11-30")).toMatchObject({
      spans: [{ opens: "12:00", closes: "13:00" }],
      reason: "Unntak 2026-11-30",
    });
    expect(hoursOn(library, "2026-12-01").reason).toBeNull();
  });

  it.each(["2026-12-24", "2026-12-25", "2026-12-31"])(
    "are an exception's on its last day as on its first: %s",
    (date) => expect(hoursOn(library, date)).toMatchObject({ spans: [], reason: "Unntak 2026-12-24" }),
  );

  it("let an exception open the venue on a public holiday", () => {
    const open = { ...library, exceptions: [exception("2026-05-17", null, ["09:00", "11:00"])] };
    expect(hoursOn(open, "2026-05-17").spans).toEqual([{ opens: "09:00", closes: "11:00" }]);
  });
});

describe("differences in the coming days", () => {
  const christmas = { date: "2026-12-26", until: "2026-12-31", spans: [], reason: "Unntak 2026-12-24" };

  it("merges equal neighbouring days, from today on, and leaves out a Friday that is closed in any week", () => {
    expect(comingDeviations(library, "2026-12-26", 30)).toEqual([christmas]);
  });

  it("has the closed days of a part without weekly hours", () => {
    expect(comingDeviations({ ...library, weekly: [] }, "2026-12-26", 30)).toEqual([
      christmas,
      { date: "2027-01-01", until: "2027-01-01", spans: [], reason: "1. nyttårsdag" },
    ]);
  });

  it("searches no further than the given number of days", () => {
    expect(comingDeviations(library, "2026-12-21", 7)).toEqual([]);
    expect(comingDeviations(library, "2026-12-21", 8)).toHaveLength(1);
  });

  it("tells for a week when the doors open for an event besides the weekly hours", () => {
    const openDays = ["2026-11-04", "2026-11-08", "2026-11-09"].map((date) => ({
      date,
      opens: "17:30",
      closes: "19:00",
    }));
    expect(comingDeviations({ ...library, openDays }, "2026-11-02", 14)).toEqual([
      { date: "2026-11-08", until: "2026-11-08", spans: [{ opens: "17:30", closes: "19:00" }], reason: "arrangement" },
    ]);
    expect(comingDeviations({ ...library, weekly: [], openDays }, "2026-11-02", 14)).toEqual([]);
  });

  it("is null in an ordinary week", () => {
    expect(comingDeviations(library, "2026-11-02", 14)).toEqual([]);
  });
});
