import { AGE_LIMITS } from "../../../domain/showings/age-limit";
import { SHOWING_STATES } from "../../../domain/showings/showing-state";
import { ENGLISH, GERMAN } from "../../components/testing/words";
import { textsIn } from "./texts";

const [english, german] = [textsIn(ENGLISH), textsIn(GERMAN)];

test("writes days and times as each language does", () => {
  expect(english.date("2026-12-05")).toBe("Saturday 5 December");
  expect(german.date("2026-12-05")).toBe("Samstag, 5. Dezember");
  expect(english.time("2026-12-05T18:00", "2026-12-05T20:05")).toBe("18:00–20:05");
  expect(german.time("2026-12-05T18:00", "2026-12-05T20:05")).toBe("18:00–20:05 Uhr");
  expect(german.time("2026-12-05T18:00", null)).toBe("18:00 Uhr");
});

test("describes a film's spoken language and subtitles", () => {
  expect(english.speechAndSubtitles("Engelsk", "Norsk")).toBe("In English, Norwegian subtitles");
  expect(german.speechAndSubtitles("norsk og engelsk", null)).toBe("Auf Norwegisch und Englisch, ohne Untertitel");
  expect(english.speechAndSubtitles(null, "Engelsk")).toBe("English subtitles");
  expect(english.speechAndSubtitles(null, null)).toBeNull();
  expect(english.speechAndSubtitles("Nordsamisk", null)).toBe("In Nordsamisk, no subtitles");
});

test("explains each age limit", () => {
  expect(AGE_LIMITS.map(english.ageLimit)).toEqual([
    "Suitable for all ages",
    "Age limit 6, or younger with an adult",
    "Age limit 9, or from 6 with an adult",
    "Age limit 12, or from 9 with an adult",
    "Age limit 15, or from 12 with an adult",
    "Age limit 18, no exceptions",
  ]);
  expect(AGE_LIMITS.map(german.ageLimit)).toEqual([
    "Ohne Altersbeschränkung",
    "Ab 6 Jahren, in Begleitung Erwachsener auch jünger",
    "Ab 9 Jahren, in Begleitung Erwachsener ab 6",
    "Ab 12 Jahren, in Begleitung Erwachsener ab 9",
    "Ab 15 Jahren, in Begleitung Erwachsener ab 12",
    "Ab 18 Jahren, ohne Ausnahme",
  ]);
  expect(english.ageLimit(null)).toBe("Age limit not set yet");
});

test("writes lengths and prices", () => {
  expect([45, 60, 124].map(english.lasting)).toEqual(["45\u00a0min", "1\u00a0h", "2\u00a0h\u00a04\u00a0min"]);
  expect(german.lasting(124)).toBe("2\u00a0Std.\u00a04\u00a0Min.");
  expect(english.price({ from: 100, to: 100 })).toBe("adult 100 kr");
  expect(english.price({ from: 99.5, to: 120 })).toBe("adult 99.50–120 kr");
  expect(german.price({ from: 99.5, to: 99.5 })).toBe("Erwachsene 99,50 kr");
});

test("has texts for every state except on sale", () => {
  for (const texts of [english, german]) {
    const named = SHOWING_STATES.filter((state) => texts.state(state, "2026-12-05T18:00") !== null);
    expect(named).toEqual(SHOWING_STATES.filter((state) => state !== "onSale"));
  }
  expect(english.state("saleOpensAt", "2026-12-03T10:00")).toBe("Tickets on sale from Thursday 3 December, 10:00");
  expect(german.state("moved", null)).toBe("Neuer Termin");
});
