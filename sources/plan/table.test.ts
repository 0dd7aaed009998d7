import fc from "fast-check";
import { tableText, wrapped } from "./table";

const word = fc.stringMatching(/^[a-zæøå]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 12 });

test("a wrapped text has all its words, in lines that hold as many as fit and no more", () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 12, max: 40 }), (all, width) => {
      const lines = wrapped(all.join(" "), width);
      expect(lines.join(" ")).toBe(all.join(" "));
      for (const [at, line] of lines.entries()) {
        expect(line.length).toBeLessThanOrEqual(width);
        const [next] = lines[at + 1]?.split(" ") ?? [];
        if (next !== undefined) expect(`${line} ${next}`.length).toBeGreaterThan(width);
      }
    }),
  );
});

test("a word that is longer than the line is broken and loses nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,60}$/), { minLength: 1 }), (all) => {
      const lines = wrapped(all.join(" "), 10);
      expect(lines.every(({ length }) => length <= 10)).toBe(true);
      expect(lines.join("").replaceAll(" ", "")).toBe(all.join(""));
    }),
  );
});

test("columns are as wide as their widest text, and a long cell goes on below in its own column", () => {
  const columns = [
    { heading: "Hva", width: 8 },
    { heading: "Når", width: 20 },
  ];
  expect(
    tableText(columns, [
      [["Ny"], ["i dag", "i morgen"]],
      [["Endres mye"], []],
    ]),
  ).toBe(["Hva     Når", "------  --------", "Ny      i dag", "        i morgen", "Endres", "mye"].join("\n"));
});
