import fc from "fast-check";
import { fieldName } from "../../../plugins/gatsby-source-kulturhus/src/problems/problem";
import { pathOf } from "./check";

test("the name of a field leads back to its path", () => {
  const key = fc.oneof(fc.nat(99), fc.stringMatching(/^[a-zA-Z_$][a-zA-Z_$-]{0,8}$/));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 6 }), (keys) => {
      const path = typeof keys[0] === "number" ? ["a", ...keys] : keys;
      expect(pathOf(fieldName(path))).toEqual(path);
    }),
  );
});
