import fc from "fast-check";
import { distinctFacts } from "./showing-facts";

test.each([
  [
    ["Norsk tale", "Norsk tale", "uten tekst"],
    ["Norsk tale", "uten tekst"],
  ],
  [
    ["Norsk tale, 3D", "3D", "norsk tale", "norsk tekst"],
    ["Norsk tale, 3D", "norsk tekst"],
  ],
  [
    ["Originalspråk", "Engelsk tale", "norsk tekst"],
    ["Originalspråk", "Engelsk tale", "norsk tekst"],
  ],
  [[null, "3D", null, "3d"], ["3D"]],
  [
    ["Nynorsk tale", "norsk tale"],
    ["Nynorsk tale", "norsk tale"],
  ],
])("%j gives %j", (facts, told) => expect(distinctFacts(facts)).toEqual(told));

test("loses nothing, and repeats nothing", () => {
  const fact = fc.constantFrom("Norsk tale", "norsk tale", "3D", "Norsk tekst", "Uten tekst", "Norsk tale, 3D");
  fc.assert(
    fc.property(fc.array(fc.option(fact)), (facts) => {
      const told = distinctFacts(facts).map((one) => one.toLowerCase());
      expect(new Set(told).size).toBe(told.length);
      for (const one of facts.filter((word) => word !== null)) {
        expect(told.some((words) => words.includes(one.toLowerCase()))).toBe(true);
      }
    }),
  );
});

test("leaves out a kind that the hall's name only puts into the definite form", () => {
  expect(distinctFacts(["Biblioteket", "Bibliotek"])).toEqual(["Biblioteket"]);
  expect(distinctFacts(["Konsertsalen", "Konsert"])).toEqual(["Konsertsalen", "Konsert"]);
});
