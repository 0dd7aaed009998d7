import fc from "fast-check";
import type { Summary } from "../../../api/api";
import { foundReferences, MAX_FOUND, nameOf } from "./found-references";

const summary = (title: string, detail = ""): Summary => ({
  id: title,
  title,
  detail,
  picture: null,
  errors: 0,
  warnings: 0,
  hasDraft: false,
  shown: "",
});

const titles = (all: readonly Summary[], sought: string) =>
  foundReferences(all, sought).found.map(({ title }) => title);

test("what begins with the words comes first, and every word must be there", () => {
  const all = [summary("En natt i mai"), summary("Nattekspressen", "Film"), summary("Kråka", "Film")];
  expect(titles(all, "natt")).toEqual(["Nattekspressen", "En natt i mai"]);
  expect(titles(all, "film natt")).toEqual(["Nattekspressen"]);
  expect(titles(all, " NATT ")).toEqual(["Nattekspressen", "En natt i mai"]);
  expect(titles(all, "")).toEqual(["En natt i mai", "Nattekspressen", "Kråka"]);
});

test("of any list, a few are given, all of them with what is sought, and all are counted", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 80 }), fc.string({ maxLength: 3 }), (names, sought) => {
      const { found, count } = foundReferences(
        names.map((name) => summary(name)),
        sought,
      );
      expect(found.length).toBe(Math.min(count, MAX_FOUND));
      for (const word of sought.toLowerCase().split(/\s+/).filter(Boolean))
        for (const { title } of found) expect(title.toLowerCase()).toContain(word);
    }),
  );
});

test("a short detail is part of the name, and is sought with it", () => {
  expect(nameOf(summary("Kråka"))).toBe("Kråka");
  expect(nameOf(summary("Kråka", "x".repeat(60)))).toBe(`Kråka – ${"x".repeat(60)}`);
  expect(nameOf(summary("Kråka", "x".repeat(61)))).toBe("Kråka");
  expect(titles([summary("Kråka", `Film ${"x".repeat(60)}`)], "film")).toEqual([]);
});
