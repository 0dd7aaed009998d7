import fc from "fast-check";
import { fieldName, type Problem } from "../../../engine/problems/problem";
import { placed } from "../testing/placed";
import { newProblems, pathOf, toDeskProblem } from "./desk-problems";

test("converts the name of a field to its path", () => {
  const key = fc.oneof(fc.nat(99), fc.stringMatching(/^[a-zA-Z_$][a-zA-Z_$-]{0,8}$/));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 6 }), (keys) => {
      const path = typeof keys[0] === "number" ? ["a", ...keys] : keys;
      expect(pathOf(fieldName(path))).toEqual(path);
    }),
  );
});

const article = placed("articles", { id: "jul", title: "Jul" });
const film = placed("productions", { id: "kraka", title: "Kråka" });
const showing = (id: string, at: number) => ({
  ...placed("events", { id, production: "kraka", start: "2026-12-01T18:00" }),
  file: "events/alle.json",
  path: ["events", at],
});
const ENTITIES = [article, film, showing("a", 0), showing("b", 1)];

const found = (file: string, field: string, more: Partial<Problem> = {}): Problem => ({
  severity: "error",
  file,
  field,
  message: "er feil",
  cure: "Rett det.",
  line: null,
  column: null,
  ...more,
});

test("a problem is at its entity, with the path from there", () => {
  expect(toDeskProblem(found("events/alle.json", "events[1].hall"), ENTITIES)).toEqual({
    severity: "error",
    file: "events/alle.json",
    message: "er feil",
    cure: "Rett det.",
    path: ["hall"],
    entity: { kind: "events", id: "b", title: "Kråka, tirsdag 1. desember kl. 18.00" },
  });
  expect(toDeskProblem(found("articles/jul.json", "title"), ENTITIES)).toMatchObject({
    path: ["title"],
    entity: { kind: "articles", id: "jul", title: "Jul" },
  });
  for (const [file, field] of [
    ["events/alle.json", "events"],
    ["articles/borte.json", "title"],
  ] as const)
    expect(toDeskProblem(found(file, field), ENTITIES)).toMatchObject({ path: [field], entity: null });
});

test("a fix is at its entity too, with words for a button; one of another place or of the whole is none", () => {
  const fixed = (fix: NonNullable<Problem["fix"]>) =>
    toDeskProblem(found("events/alle.json", "events[1].hall", { fix }), ENTITIES).fix;
  expect(fixed({ path: ["events", 1, "hall"], value: "sal" })).toEqual({
    path: ["hall"],
    value: "sal",
    label: "Sett til «sal»",
  });
  expect(fixed({ path: ["events", 1, "note"], value: undefined })).toMatchObject({ path: ["note"], label: "Fjern" });
  expect(fixed({ path: ["events", 0, "hall"], value: "sal" })).toBeUndefined();
  expect(fixed({ path: ["events", 1], value: "sal" })).toBeUndefined();
  expect(fixed({ path: ["events", 1], value: { id: "b" } })).toMatchObject({ path: [] });
});

test("a problem is new unless the saved content has it, wherever its entity has moved in the file", () => {
  const problem = toDeskProblem(found("events/alle.json", "events[1].hall"), ENTITIES);
  const moved = toDeskProblem(found("events/alle.json", "events[0].hall"), [showing("b", 0), film]);
  const other = toDeskProblem(found("events/alle.json", "events[0].hall"), ENTITIES);
  expect(newProblems([moved, other], [problem])).toEqual([other]);
});
