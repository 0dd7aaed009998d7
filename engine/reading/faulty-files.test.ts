import { problemInFile } from "../problems/problem";
import { faultyFiles } from "./faulty-files";

test("a fault in one folder does not affect a folder with the same prefix", () => {
  const faults = faultyFiles([], [problemInFile("pages-old/hjem.json", "er feil.", "Rett den.")]);
  expect(faults.isWhole("pages")).toBe(true);
});

test("an invalid file may contain the id of its name, and an unreadable folder any id", () => {
  const file = faultyFiles([], [problemInFile("pages/hjem.json", "er feil.", "Rett den.")]);
  expect([file.isWhole("pages"), file.hold("pages", "hjem"), file.hold("pages", "kino")]).toEqual([false, true, false]);
  expect(faultyFiles([], [problemInFile("pages", "er feil.", "Rett den.")]).hold("pages", "kino")).toBe(true);
});

test("a file with warnings only is whole", () => {
  const warning = { ...problemInFile("pages/hjem.json", "er rart.", "Se på den."), severity: "warning" } as const;
  const faults = faultyFiles([], [warning]);
  expect([faults.isWhole("pages"), faults.hold("pages", "hjem")]).toEqual([true, false]);
});
