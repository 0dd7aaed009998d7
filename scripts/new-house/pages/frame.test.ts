import { answersSchema } from "../answers/answers";
import type { Part } from "../answers/parts";
import { houseOf } from "../house";
import { answersFor } from "../testing/answers";
import { descriptionOf } from "./frame";

const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };

const description = (...parts: readonly Part[]): string =>
  descriptionOf(houseOf({ ...answersSchema.parse(answersFor(parts)), colors: COLORS }, "2026-11-24"));

test("a house is described by its parts, as people list them", () => {
  expect(description("kino")).toBe("Kino i Vika kommune.");
  expect(description("bibliotek", "kino")).toBe("Kino og bibliotek i Vika kommune.");
  expect(description("kino", "kultur", "utleie")).toBe("Kino, konserter og scene og rom til leie i Vika kommune.");
});

test("the film club is the cinema's, and no part to be described", () => {
  expect(description("kino", "filmklubb")).toBe("Kino i Vika kommune.");
});
