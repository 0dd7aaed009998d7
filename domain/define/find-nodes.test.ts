import { z } from "zod";
import { fieldNode } from "./field-node";
import { choicesOf, nodesAt } from "./find-nodes";

const choices = (...schemas: readonly z.ZodType[]) => choicesOf(schemas.map(fieldNode));

test("the choices of a place are known only when free text is not allowed", () => {
  expect(choices(z.enum(["eq", "regex"]).optional())).toEqual(["eq", "regex"]);
  expect(choices(z.literal("movie"), z.string())).toBeNull();
  expect(choices()).toBeNull();
});

const film = z.object({ kind: z.literal("film"), title: z.string() });
const concert = z.object({ kind: z.literal("concert"), title: z.number() });
const root = fieldNode(z.object({ items: z.array(z.discriminatedUnion("kind", [film, concert])).default([]) }));

test("a place below options is that of the option which the value chooses", () => {
  const kindsAt = (kind: string) => nodesAt(root, ["items", 0, "title"], { items: [{ kind }] }).map((one) => one.kind);
  expect(kindsAt("film")).toEqual(["text"]);
  expect(kindsAt("concert")).toEqual(["number"]);
  expect(kindsAt("ball")).toEqual(["text", "number"]);
  expect(nodesAt(root, ["items", "0"], {})).toEqual([]);
});
