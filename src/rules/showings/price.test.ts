import fc from "fast-check";
import { childPrice, fromPrice, ownFact, pricesByType } from "./price";

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

test("is one of the prices, none is lower, and a higher one exists if it says so", () => {
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

const ADULT = { label: "Voksen", amount: 135 };
const CHILD = { label: "Barn", amount: 100 };
const ALL = { label: "Alle", amount: 80 };

const showing = (id: string, prices: readonly (typeof ADULT)[], status = "onSale", facts: readonly string[] = []) => ({
  id,
  prices,
  status,
  facts,
});

const idsOf = (showings: readonly ReturnType<typeof showing>[]) =>
  pricesByType(showings).map((group) => group.showings.map(({ id }) => id));

describe("showings by their types of tickets", () => {
  test("are one group when they have the same types, in whatever order", () => {
    const groups = pricesByType([showing("a", [ADULT, CHILD]), showing("b", [CHILD, ADULT], "soldOut")]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.types).toEqual([ADULT, CHILD]);
  });

  test("are several where prices, names or the number of types differ", () => {
    const dearer = { ...ADULT, amount: 155 };
    expect(idsOf([showing("a", [ADULT]), showing("b", [dearer]), showing("c", [ALL]), showing("d", [ADULT])])).toEqual([
      ["a", "d"],
      ["b"],
      ["c"],
    ]);
  });

  test("are without the cancelled ones and those without a price; free ones have no types", () => {
    expect(idsOf([showing("a", [ADULT], "cancelled"), showing("b", []), showing("c", [], "free")])).toEqual([["c"]]);
    expect(pricesByType([showing("a", [ADULT], "free")])[0]?.types).toEqual([]);
  });

  test("never show another price than the showing's own row", () => {
    const type = fc.record({
      label: fc.constantFrom("Voksen", "Barn", "Honnør", "Alle"),
      amount: fc.constantFrom(80, 100, 135),
    });
    const statuses = fc.constantFrom("onSale", "fewLeft", "soldOut", "planned", "moved", "free", "cancelled");
    const any = fc.record({ status: statuses, prices: fc.array(type, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (showings) => {
        const groups = pricesByType(showings);
        const grouped = groups.flatMap((group) => group.showings);
        expect(new Set(grouped).size).toBe(grouped.length);
        for (const { types, showings: alike } of groups) {
          for (const one of alike) {
            if (one.status === "free") expect(types).toEqual([]);
            else {
              expect(fromPrice(types)).toEqual(fromPrice(one.prices));
              expect(types).toHaveLength(one.prices.length);
              expect(one.prices).toEqual(expect.arrayContaining([...types]));
            }
          }
        }
        const sold = showings.filter(({ status, prices }) => status !== "cancelled" && prices.length > 0);
        expect(sold.every((one) => grouped.includes(one))).toBe(true);
      }),
    );
  });
});

test("a group is named by a fact that all of it have, and no other group", () => {
  const groups = pricesByType([
    showing("a", [ADULT], "onSale", ["Norsk tale"]),
    showing("b", [ALL], "onSale", ["Norsk tale", "Babykino"]),
    showing("c", [ALL], "onSale", ["Babykino"]),
  ]);
  expect(groups.map((group) => ownFact(group, groups, ({ facts }) => facts))).toEqual([null, "Babykino"]);
});
