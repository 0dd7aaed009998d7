import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { isObject } from "../../../../domain/json/json";
import { cellsOf, spotBeside, withBlockAt } from "./placing";

const template = { rows: [{ columns: [{}] }, { columns: [{}, {}] }] };

const block = (id: string, row: number, column: number, order: number) => ({ id, place: { row, column, order } });

/** The ids as the site has them: src/layout/grid.tsx, by row, column and order. */
const shown = (blocks: readonly unknown[], of: unknown = template): readonly string[] =>
  cellsOf(of, blocks).cells.map(({ row, column, blocks: inCell }) => {
    const ids = inCell.map((at) => {
      const one = blocks[at];
      return isObject(one) ? String(one.id) : "";
    });
    return `${row}.${column} ${ids.join(" ")}`.trim();
  });

const move = (blocks: readonly unknown[], id: string, by: -1 | 1): readonly unknown[] => {
  const index = blocks.findIndex((one) => isObject(one) && one.id === id);
  const spot = spotBeside(cellsOf(template, blocks).cells, index, by);
  return spot === null ? blocks : withBlockAt(template, blocks, index, spot);
};

const PAGE = [block("topp", 1, 1, 1), block("b", 2, 1, 8), block("c", 2, 1, 9), block("side", 2, 2, 1)];

test("a block passes its neighbour, and the two change their numbers", () => {
  const moved = move(PAGE, "c", -1);
  expect(shown(moved)).toEqual(["1.1 topp", "2.1 c b", "2.2 side"]);
  expect(moved).toEqual([PAGE[0], block("b", 2, 1, 9), block("c", 2, 1, 8), PAGE[3]]);
  expect(move(moved, "c", 1)).toEqual(PAGE);
});

test("at an end of its column, a block goes to the next column or row", () => {
  expect(shown(move(PAGE, "c", 1))).toEqual(["1.1 topp", "2.1 b", "2.2 c side"]);
  expect(shown(move(PAGE, "b", -1))).toEqual(["1.1 topp b", "2.1 c", "2.2 side"]);
  expect(shown(move(PAGE, "topp", 1))).toEqual(["1.1", "2.1 topp b c", "2.2 side"]);
});

test("the first block goes no further up, and the last no further down", () => {
  expect(move(PAGE, "topp", -1)).toBe(PAGE);
  expect(move(PAGE, "side", 1)).toBe(PAGE);
});

test("a block outside the template is taken into its last column", () => {
  const blocks = [...PAGE, block("borte", 7, 1, 1)];
  expect(cellsOf(template, blocks).outside).toEqual([4]);
  expect(shown(move(blocks, "borte", -1))).toEqual(["1.1 topp", "2.1 b c", "2.2 side borte"]);
});

test("a column that is left out is the first, and stays left out", () => {
  const plain = (id: string, order: number) => ({ id, place: { row: 1, order } });
  expect(move([plain("a", 1), plain("b", 2)], "b", -1)).toEqual([plain("a", 2), plain("b", 1)]);
});

const anyBlocks = fc.array(
  fc.record({ row: fc.integer({ min: 1, max: 2 }), column: fc.constant(1), order: fc.integer({ min: -3, max: 3 }) }),
  { minLength: 1, maxLength: 8 },
);

test("down and up again, the page is in its order, whatever the numbers were", () => {
  fc.assert(
    fc.property(anyBlocks, fc.nat(), (places, nth) => {
      const blocks = places.map((place, at) => ({ id: `b${at}`, place }));
      const id = `b${nth % blocks.length}`;
      const down = move(blocks, id, 1);
      const { cells } = cellsOf(template, down);
      expect(cells.flatMap((cell) => cell.blocks)).toHaveLength(blocks.length);
      if (down !== blocks) expect(shown(move(down, id, -1))).toEqual(shown(blocks));
    }),
  );
});

test("a block that is put anywhere stands there, and the others keep their order", () => {
  fc.assert(
    fc.property(anyBlocks, fc.nat(), fc.nat(), (places, nth, where) => {
      const blocks = places.map((place, at) => ({ id: `b${at}`, place }));
      const index = nth % blocks.length;
      const cell = cellsOf(template, blocks).cells[1];
      const at = where % ((cell?.blocks.length ?? 0) + 1);
      const others = (of: readonly unknown[]) =>
        cellsOf(template, of).cells.map((one) => one.blocks.filter((other) => other !== index));
      const next = withBlockAt(template, blocks, index, { row: 2, column: 1, at });
      expect(others(next)).toEqual(others(blocks));
      const expected = cell?.blocks.slice(0, at).filter((other) => other !== index).length;
      expect(cellsOf(template, next).cells[1]?.blocks.indexOf(index)).toBe(expected);
    }),
  );
});

test("every block of the content's pages stands in a cell", () => {
  for (const file of readdirSync("content/pages").filter((name) => name.endsWith(".json"))) {
    const page: unknown = JSON.parse(readFileSync(`content/pages/${file}`, "utf8"));
    const blocks = isObject(page) && Array.isArray(page.blocks) ? page.blocks : [];
    expect(cellsOf(isObject(page) ? page.template : null, blocks).outside).toEqual([]);
  }
});

test("a block from another column gets the number that its place needs, and the others keep theirs", () => {
  const put = (blocks: readonly unknown[], at: number) =>
    withBlockAt(template, [...blocks, block("ny", 1, 1, 5)], blocks.length, { row: 2, column: 1, at }).map((one) =>
      isObject(one) && isObject(one.place) ? one.place.order : null,
    );
  expect(put([], 0)).toEqual([1]);
  expect(put([block("a", 2, 1, 1)], 0)).toEqual([1, 0]);
  expect(put([block("a", 2, 1, 8)], 0)).toEqual([8, 1]);
  expect(put([block("a", 2, 1, 8)], 1)).toEqual([8, 9]);
  expect(put([block("a", 2, 1, 8), block("b", 2, 1, 9)], 1)).toEqual([8, 10, 9]);
  expect(put([block("a", 2, 1, 8), block("b", 2, 1, 20)], 1)).toEqual([8, 20, 9]);
});
