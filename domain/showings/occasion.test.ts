import fc from "fast-check";
import { AGE_LIMITS } from "./age-limit";
import { OCCASION_CONDITIONS, OCCASION_PARTS, type OccasionFacts, type OccasionRule, suits } from "./occasion";
import { ACCESSIBILITY } from "./showing";

const ANYTHING: OccasionRule = {
  parts: [],
  audience: [],
  spoken: [],
  subtitles: [],
  accessibility: [],
  features: [],
  weekdays: [],
};

const FILM: OccasionFacts = {
  part: "film",
  start: "2026-12-06T14:00",
  weekday: "sunday",
  audience: ["children"],
  ageLimit: "6",
  spokenLanguage: "Norsk og svensk",
  subtitles: null,
  accessibility: ["hearingLoop"],
  features: ["Babykino"],
};
const CONCERT: OccasionFacts = { ...FILM, part: "event", ageLimit: null, spokenLanguage: null };

test.each<[string, Partial<OccasionRule>, OccasionFacts, boolean]>([
  ["a film at the limit", { ageLimit: "6" }, FILM, true],
  ["a film above it", { ageLimit: "A" }, FILM, false],
  ["a film whose limit is not set", { ageLimit: "18" }, { ...FILM, ageLimit: null }, false],
  ["a concert, which has none", { ageLimit: "A" }, CONCERT, true],
  ["one of two languages, in any case", { spoken: ["svensk"] }, FILM, true],
  ["another language", { spoken: ["Finsk"] }, FILM, false],
  ["a concert, which has no language", { spoken: ["Finsk"], subtitles: ["Norsk"] }, CONCERT, true],
  ["a film without subtitles", { subtitles: ["Norsk"] }, FILM, false],
  ["one of several kinds of access", { accessibility: ["norwegianSubtitles", "hearingLoop"] }, FILM, true],
  ["a tag", { features: ["babykino"] }, FILM, true],
  ["another tag", { features: ["Seniorkino"] }, FILM, false],
  ["a part of the programme", { parts: ["library", "film"] }, FILM, true],
  ["another part", { parts: ["library"] }, FILM, false],
  ["an audience", { audience: ["seniors"] }, FILM, false],
  ["a Sunday", { weekdays: ["saturday", "sunday"] }, FILM, true],
  ["a workday", { weekdays: ["monday"] }, FILM, false],
  ["the earliest start", { from: "14:00", until: "18:00" }, FILM, true],
  ["the latest, which is too late", { until: "14:00" }, FILM, false],
])("a rule about %s", (_name, rule, facts, expected) => {
  expect(suits({ ...ANYTHING, ...rule }, facts)).toBe(expected);
});

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`);
const rules: fc.Arbitrary<OccasionRule> = fc.record({
  parts: some(OCCASION_PARTS),
  audience: some(["children", "adults"]),
  ageLimit: fc.option(fc.constantFrom(...AGE_LIMITS), { nil: undefined }),
  spoken: some(["Norsk", "Finsk"]),
  subtitles: some(["Norsk"]),
  accessibility: some(ACCESSIBILITY),
  features: some(["Babykino", "Seniorkino"]),
  weekdays: some(["saturday", "sunday"]),
  from: fc.option(clock, { nil: undefined }),
  until: fc.option(clock, { nil: undefined }),
});
const showings: fc.Arbitrary<OccasionFacts> = fc.record({
  part: fc.constantFrom(...OCCASION_PARTS),
  start: fc
    .tuple(fc.integer({ min: 1, max: 28 }), clock)
    .map(([day, time]) => `2026-12-${String(day).padStart(2, "0")}T${time}`),
  weekday: fc.constantFrom("friday", "saturday", "sunday"),
  audience: some(["children", "adults"]),
  ageLimit: fc.option(fc.constantFrom(...AGE_LIMITS)),
  spokenLanguage: fc.option(fc.constantFrom("Norsk", "Norsk og finsk")),
  subtitles: fc.option(fc.constant("Norsk")),
  accessibility: some(ACCESSIBILITY),
  features: some(["Babykino"]),
});

test("an empty rule suits everything, and a rule suits what each of its fields suits alone", () => {
  fc.assert(
    fc.property(rules, showings, (rule, facts) => {
      expect(suits(ANYTHING, facts)).toBe(true);
      const alone = Object.keys(OCCASION_CONDITIONS).map((name) => ({ ...ANYTHING, [name]: Reflect.get(rule, name) }));
      expect(suits(rule, facts)).toBe(alone.every((one) => suits(one, facts)));
    }),
  );
});

test("what a list has more makes a rule wider, never narrower", () => {
  fc.assert(
    fc.property(rules, showings, fc.constantFrom(...OCCASION_PARTS), (rule, facts, part) => {
      fc.pre(rule.parts.length > 0 && suits(rule, facts));
      expect(suits({ ...rule, parts: [...rule.parts, part] }, facts)).toBe(true);
    }),
  );
});
