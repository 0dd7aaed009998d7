import fc from "fast-check";
import { formatLetting, parseLetting, parsePeople } from "./letting-query";

test.each([
  ["?antall=120&rom=festsal", 120, "festsal"],
  ["?antall=0", null, ""],
  ["?antall=-4", null, ""],
  ["?antall=12,5", null, ""],
  ["?antall=mange", null, ""],
  ["?antall=1000000", null, ""],
  ["", null, ""],
])("reads %s", (query, people, room) => {
  expect(parseLetting(query)).toEqual({ people, room });
});

test("reads the input, with spaces around it too", () => {
  expect(parsePeople(" 120 ")).toBe(120);
  expect(parsePeople("")).toBeNull();
});

test("keeps other parameters of the address", () => {
  expect(formatLetting({ people: 40, room: "" }, "?dag=helg&rom=festsal")).toBe("?dag=helg&antall=40");
  expect(formatLetting({ people: null, room: "" }, "?antall=40")).toBe("");
});

test("reads what it wrote", () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 99_999 })), fc.string(), (people, room) => {
      expect(parseLetting(formatLetting({ people, room }, "?x=1"))).toEqual({ people, room });
    }),
  );
});

test("accepts any query", () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const { people } = parseLetting(query);
      expect(people === null || (people >= 1 && people <= 99_999)).toBe(true);
    }),
  );
});
