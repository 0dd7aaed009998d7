import fc from "fast-check";
import { encode } from "uqr";
import { qrPath } from "./qr-path";

/** The modules that a path's stroke covers, row by row. */
const drawn = ({ size, code }: ReturnType<typeof qrPath>): readonly (readonly boolean[])[] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  let [x, y] = [0, 0];
  for (const [, across = "", down = "", length = ""] of code.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    x += Number(across);
    y += Number(down);
    for (let dark = 0; dark < Number(length); dark++) {
      const row = rows[y];
      if (row) row[x + dark] = true;
    }
    x += Number(length);
  }
  return rows;
};

test("draws every module of the code, and nothing else", () => {
  fc.assert(
    fc.property(fc.webUrl(), (address) => {
      const { data } = encode(address, { border: 0, ecc: "M" });
      expect(drawn(qrPath(address))).toEqual(data);
    }),
    { numRuns: 30 },
  );
});

test("is short", () => {
  expect(qrPath("https://kulturhus.example.no/kinoprogram").code.length).toBeLessThan(1800);
});
