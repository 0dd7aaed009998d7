import fc from "fast-check";
import { childPrice, fromPrice } from "./price";

const amounts = (...all: readonly number[]) => fromPrice(all.map((amount) => ({ amount })));

test("is the lowest of several prices", () => {
  expect(amounts(135, 100, 110)).toEqual({ amount: 100, isLowest: true });
});

test("is the one price where all tickets cost the same", () => {
  expect(amounts(135)).toEqual({ amount: 135, isLowest: false });
  expect(amounts(90, 90)).toEqual({ amount: 90, isLowest: false });
});

test("is not known without prices", () => {
  expect(fromPrice([])).toBeNull();
});

test("is one of the prices, none is lower, and a dearer one exists if it says so", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9999), { minLength: 1 }), (all) => {
      const price = amounts(...all);
      expect(all).toContain(price?.amount);
      expect(all.every((amount) => amount >= (price?.amount ?? Number.NaN))).toBe(true);
      expect(price?.isLowest).toBe(new Set(all).size > 1);
    }),
  );
});

test.each<[readonly string[], number | null]>([
  [["Voksen", "Barn"], 1],
  [["Barn under 12 år", "Voksen"], 0],
  [["Voksen", "Honnør/barn", "Barn og ungdom"], 1],
  [["Voksen", "Barnevakt", "Småbarnsforeldre"], null],
  [[], null],
])("a child's ticket among %j is number %p", (labels, expected) => {
  expect(childPrice(labels.map((label, amount) => ({ label, amount })))).toBe(expected);
});
