import english from "../../content/languages/en.json";
import { language } from "./language";

const issuesOf = (more: object) => language.parse({ ...english, ...more }).issues?.map(({ message }) => message);

test("a text has each value that it is about, and no other", () => {
  expect(issuesOf({})).toBeUndefined();
  expect(issuesOf({ ageFrom: "Fra {limit}" })).toEqual([expect.stringMatching(/^mangler \{age\}/)]);
  expect(issuesOf({ buy: "Buy {count}" })).toEqual([expect.stringMatching(/krøllparenteser/)]);
  expect(issuesOf({ ageFrom: "{limit} {age} {year" })).toEqual([expect.stringMatching(/krøllparenteser/)]);
});

test("days and months are whole, in their number", () => {
  expect(issuesOf({ weekdays: english.weekdays.slice(1) })).toEqual([expect.stringMatching(/^har ikke 7 navn/)]);
});
