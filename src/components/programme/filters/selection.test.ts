import { daysOf, formatSelection, NOTHING, parseSelection, type Selection } from "./selection";

describe("the address", () => {
  const chosen: Selection = {
    ...NOTHING,
    view: "film",
    day: "helg",
    age: "9",
    language: "norsk-tale",
    access: "babykino",
  };

  test("is written and read back unchanged", () => {
    const query = formatSelection(chosen, "");
    expect(query).toBe("?visning=film&dag=helg&alder=9&sprak=norsk-tale&tilrettelegging=babykino");
    expect(parseSelection(query)).toEqual(chosen);
  });

  test("is empty when nothing is chosen", () => {
    expect(formatSelection(NOTHING, "?dag=helg")).toBe("");
    expect(parseSelection("")).toEqual(NOTHING);
  });

  test("keeps parameters that are not the programme's", () => {
    expect(formatSelection({ ...NOTHING, day: "i-dag" }, "?utm_source=avis")).toBe("?utm_source=avis&dag=i-dag");
  });

  test.each(["tull", "2026-02-31", "I-GÅR"])("ignores the day %s", (day) => {
    expect(parseSelection(`?dag=${day}`)).toEqual(NOTHING);
  });

  test("takes big letters for small ones", () => {
    expect(parseSelection("?dag=I-Dag&format=3D")).toEqual({ ...NOTHING, day: "i-dag", format: "3d" });
  });

  test("shows day by day when the view is not known", () => {
    expect(parseSelection("?visning=hund").view).toBe("day");
  });
});

describe("the days of each choice", () => {
  test.each([
    ["", "2026-11-25", null],
    ["i-dag", "2026-11-25", ["2026-11-25", "2026-11-25"]],
    ["i-morgen", "2026-11-30", ["2026-12-01", "2026-12-01"]],
    ["helg", "2026-11-23", ["2026-11-28", "2026-11-29"]],
    ["helg", "2026-11-28", ["2026-11-28", "2026-11-29"]],
    ["helg", "2026-11-29", ["2026-11-29", "2026-11-29"]],
    ["2026-12-05", "2026-11-25", ["2026-12-05", "2026-12-05"]],
  ])("«%s» on %s", (day, today, days) => {
    expect(daysOf(day, today)).toEqual(days);
  });
});
