import fc from "fast-check";
import { byText } from "../collections/by-text";
import {
  alphabetKey,
  clockTime,
  duration,
  fullDate,
  kroner,
  listed,
  longDate,
  longMoment,
  priceWords,
  relativeDay,
  sentenceCase,
  shortDate,
  timeSpan,
  weekLabel,
  withWholeFigures,
} from "./norwegian";

describe("dates in Bokmål", () => {
  it("have weekdays and months in lower case and no leading zero", () => {
    expect(longDate("2026-12-05")).toBe("lørdag 5. desember");
    expect(shortDate("2026-05-01")).toBe("1. mai");
    expect(fullDate("2027-01-15")).toBe("15. januar 2027");
    expect(weekLabel("2026-12-05")).toBe("uke 49");
  });

  it.each([
    ["2026-11-30", "I går"],
    ["2026-12-01", "I dag"],
    ["2026-12-02", "I morgen"],
    ["2026-12-03", null],
    ["2026-11-29", null],
  ])("are near today or not: %s", (date, word) => expect(relativeDay(date, "2026-12-01")).toBe(word));

  it("return tomorrow across a change of year and of the clock", () => {
    expect(relativeDay("2027-01-01", "2026-12-31")).toBe("I morgen");
    expect(relativeDay("2026-10-26", "2026-10-25")).toBe("I morgen");
  });
});

describe("times", () => {
  it("have a point between hours and minutes", () => {
    expect(clockTime("2026-12-05T18:00")).toBe("18.00");
    expect(longMoment("2026-12-05T09:05")).toBe("lørdag 5. desember kl. 09.05");
  });

  it("span from start to end with a dash and no spaces", () => {
    expect(timeSpan("2026-12-05T18:00", "2026-12-05T20:05")).toBe("kl. 18.00–20.05");
    expect(timeSpan("2026-12-05T18:00", null)).toBe("kl. 18.00");
  });

  it.each([
    [105, "1 t 45 min"],
    [120, "2 t"],
    [60, "1 t"],
    [50, "50 min"],
    [0, "0 min"],
  ])("last %i minutes as %s", (minutes, text) => expect(duration(minutes)).toBe(text));
});

describe("money and texts", () => {
  it.each([
    [0, "0\u00a0kr"],
    [135, "135\u00a0kr"],
    [2400, "2\u00a0400\u00a0kr"],
    [1234567, "1\u00a0234\u00a0567\u00a0kr"],
    [99.5, "99,50\u00a0kr"],
    [12345.5, "12\u00a0345,50\u00a0kr"],
  ])("writes %d kroner as %j", (amount, text) => expect(kroner(amount)).toBe(text));

  it("says that a price of nothing is free", () => expect([0, 135].map(priceWords)).toEqual(["gratis", kroner(135)]));

  it("lists with og before the last", () => {
    expect(listed([])).toBe("");
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b"])).toBe("a og b");
    expect(listed(["a", "b", "c"])).toBe("a, b og c");
  });

  it("begins a line with a capital, Norwegian letters too", () => {
    expect(sentenceCase("åpent")).toBe("Åpent");
    expect(sentenceCase("")).toBe("");
  });
});

test("texts sort in Norwegian alphabetical order", () => {
  const words = [
    "ærlig",
    "Ål",
    "zulu",
    "øl",
    "Engelsk",
    "Kafébesøk",
    "Kaffesmaking",
    "Äiti",
    "Ökonomi",
    "kafeteria",
    "fransk",
    "ånd",
  ];
  expect([...words].sort(byText(alphabetKey))).toEqual([...words].sort((a, b) => a.localeCompare(b, "nb")));
});

describe("texts for display", () => {
  it.each([
    ["lørdag 5. desember kl. 18.00–20.05", "lørdag 5._desember kl._18.00–20.05"],
    ["1 t 45 min, 2 400 kr, 99,50 kr", "1_t_45_min, 2_400_kr, 99,50_kr"],
    ["NOK 135, 30 November, 3. März", "NOK_135, 30_November, 3._März"],
    ["fra 12 år, 3 årsverk", "fra_12_år, 3 årsverk"],
    ["5 tråder i 3 minibusser den 17. maidag", "5 tråder i 3 minibusser den 17._maidag"],
    ["1. etasje og 2. juledag. Rad 3. Alle", "1._etasje og 2._juledag. Rad 3. Alle"],
  ])("«%s» is never broken within its figures", (text, whole) => {
    expect(withWholeFigures(text).replaceAll("\u00a0", "_")).toBe(whole);
  });

  it("changes nothing but spaces, and nothing twice", () => {
    const piece = fc.constantFrom("kl. ", "18.00", "–", "5", ". ", " ", "desember", "mai", " kr", " t ", "45 min", "a");
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join("")),
        (text) => {
          const whole = withWholeFigures(text);
          expect(whole.replaceAll("\u00a0", " ")).toBe(text);
          expect(withWholeFigures(whole)).toBe(whole);
        },
      ),
    );
  });
});
