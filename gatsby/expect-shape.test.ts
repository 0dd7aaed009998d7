import { z } from "zod";
import { expectShape } from "./expect-shape";

test("a value of Gatsby's has the shape that is relied on, or the build says which it has not", () => {
  const schema = z.object({ path: z.string() });
  const where = { expected: "a path", where: "a page" };
  expect(expectShape(schema, { value: { path: "/", more: 1 }, ...where })).toEqual({ path: "/" });
  expect(() => expectShape(schema, { value: { path: 1 }, ...where })).toThrow(/a path.*a page|a page.*a path/s);
});
