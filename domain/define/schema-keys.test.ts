import { z } from "zod";
import { choicesOf } from "./schema-keys";

test("the choices of a place are known only when free text is not allowed", () => {
  expect(choicesOf([z.enum(["eq", "regex"]).optional()])).toEqual(["eq", "regex"]);
  expect(choicesOf([z.union([z.literal("movie"), z.string()])])).toBeNull();
  expect(choicesOf([])).toBeNull();
});
