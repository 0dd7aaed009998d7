import fc from "fast-check";
import type { Json } from "../../../../domain/json/json";
import {
  amountOf,
  amountText,
  listsWith,
  ticketRows,
  usesText,
  withAmount,
  withLabel,
  withNewList,
} from "./price-lists";

const price = (label: string, amount: unknown) => ({ label, amount });
const LISTS: readonly Json[] = [
  { id: "kino", name: "Kino", prices: [price("Voksen", 135), price("Honnør", 110)] },
  { id: "alle", name: "Alle", prices: [price("Voksen", 135), price("Barn", 99.5), price("Barn", 0)], ekstra: true },
];
const ROWS = ticketRows(LISTS, ["Student"]);
const VOKSEN = { label: "Voksen", nth: 0 };

test("all types of tickets are rows, one with the same name twice too, and new ones", () => {
  expect(ROWS.map(({ label, nth }) => `${label} ${nth}`)).toEqual([
    "Voksen 0",
    "Honnør 0",
    "Barn 0",
    "Barn 1",
    "Student 0",
  ]);
  expect(ROWS.map((row) => LISTS.map((list) => amountText(list, row)))).toEqual([
    ["135", "135"],
    ["110", ""],
    ["", "99,5"],
    ["", "0"],
    ["", ""],
  ]);
  expect(listsWith(LISTS, VOKSEN, "135")).toEqual([0, 1]);
});

test.each([
  ["135", 135],
  ["135 kr", 135],
  ["1 200,-", 1200],
  ["99,50", 99.5],
  ["gratis", 0],
  ["-5", null],
  ["12x", null],
  ["", null],
])("«%s» is %s", (written, amount) => expect(amountOf(written)).toBe(amount));

test("a written amount shows what was written, and no other cell changes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROWS),
      fc.nat(1),
      fc.oneof(fc.nat(500).map(String), fc.string({ maxLength: 5 })),
      (row, at, written) => {
        const next = LISTS.map((list, other) => (other === at ? withAmount(list, row, written, ROWS) : list));
        const isGone = written.trim() === "";
        const shown = isGone ? "" : String(amountOf(written) ?? written).replace(".", ",");
        for (const one of ROWS)
          for (const [other, list] of LISTS.entries()) {
            if (
              other === at &&
              one.label === row.label &&
              ((one.nth >= row.nth && (isGone || one.nth === row.nth)) || amountText(list, row) === "")
            )
              continue;
            expect(amountText(next[other] ?? {}, one)).toBe(amountText(list, one));
          }
        if (row.nth === 0 && row.label !== "Barn") expect(amountText(next[at] ?? {}, row)).toBe(shown);
        expect(next[1]).toMatchObject({ id: "alle", ekstra: true });
      },
    ),
    { numRuns: 500 },
  );
});

test("a new amount takes its place among the rows, and a type is renamed and removed in all lists", () => {
  expect(withAmount(LISTS[1] ?? {}, { label: "Honnør", nth: 0 }, "90", ROWS).prices).toMatchObject([
    { label: "Voksen" },
    { label: "Honnør", amount: 90 },
    { label: "Barn" },
    { label: "Barn" },
  ]);
  const named = withLabel(LISTS, VOKSEN, "Ordinær");
  expect(named.map((list) => amountText(list, { label: "Ordinær", nth: 0 }))).toEqual(["135", "135"]);
  expect(withLabel(LISTS, VOKSEN, null).map((list) => amountText(list, VOKSEN))).toEqual(["", ""]);
});

test("a new list gets a free id of its name, and each list tells where it is used", () => {
  expect(withNewList(LISTS, "Kino").at(-1)).toEqual({ id: "kino-2", name: "Kino", prices: [] });
  const settings = {
    showingDefaults: [{ hall: "a", object: "movie", priceList: "kino" }],
    halls: [{ id: "a", name: "Kinosal" }],
  };
  expect([usesText("kino", settings, 3), usesText("alle", settings, 1), usesText("ny", settings, 0)]).toEqual([
    "Vanlig for filmer i Kinosal, brukes på 3 forestillinger",
    "Brukes på 1 forestilling",
    "Brukes ikke",
  ]);
});
