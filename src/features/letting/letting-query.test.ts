import fc from "fast-check";
import { formatLetting, parseLetting, parsePeople } from "./letting-query";
import { PURPOSES } from "./room-fit";

const NOTHING = { people: null, purpose: null, room: "" };

test.each([
  ["?antall=120&rom=festsal&til=kurs", { people: 120, purpose: "kurs", room: "festsal" }],
  ["?antall=0", NOTHING],
  ["?antall=-4", NOTHING],
  ["?antall=12,5", NOTHING],
  ["?antall=mange", NOTHING],
  ["?antall=1000000&til=fest", NOTHING],
  ["", NOTHING],
])("reads %s", (query, letting) => {
  expect(parseLetting(query)).toEqual(letting);
});

test("reads the input, with spaces around it too", () => {
  expect(parsePeople(" 120 ")).toBe(120);
  expect(parsePeople("")).toBeNull();
});

test("keeps other parameters of the address", () => {
  expect(formatLetting({ people: 40, purpose: "mote", room: "" }, "?dag=helg&rom=festsal")).toBe(
    "?dag=helg&antall=40&til=mote",
  );
  expect(formatLetting(NOTHING, "?antall=40&til=kurs")).toBe("");
});

test("reads what it wrote", () => {
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 1, max: 99_999 })),
      fc.option(fc.constantFrom(...PURPOSES)),
      fc.string(),
      (people, purpose, room) => {
        const letting = { people, purpose, room };
        expect(parseLetting(formatLetting(letting, "?x=1"))).toEqual(letting);
      },
    ),
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
