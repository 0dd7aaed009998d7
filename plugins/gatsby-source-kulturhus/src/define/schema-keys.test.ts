import { z } from "zod";
import { choicesOf } from "./schema-keys";

test("the choices of a place are known only when no free text may stand there", () => {
  expect(choicesOf([z.enum(["eq", "regex"]).optional()])).toEqual(["eq", "regex"]);
  expect(choicesOf([z.union([z.literal("movie"), z.string()])])).toBeNull();
  expect(choicesOf([])).toBeNull();
});
