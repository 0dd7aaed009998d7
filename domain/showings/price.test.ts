import fc from "fast-check";
import { adultPrice, childPrice, ownFact, priceLabel, pricesByType, seniorPrice } from "./price";

const types = (labels: readonly string[]) => labels.map((label, amount) => ({ label, amount }));

test.each<[readonly string[], number, number]>([
  [["Barn", "Voksen", "Honnør"], 1, 1],
  [["Under 18 år", "Honnør", "Voksen"], 2, 2],
  [["Voksen med baby"], 0, 0],
  [["Alle"], 0, 0],
  [["Ungdom under 20", "Ordinær", "Over 67 år"], 1, 1],
  [["Barn 3–11 år", "Voksen, balkong", "Voksen, parkett"], 1, 2],
  [["Ledsager", "Balkong", "Parkett", "Medlem"], 1, 2],
  [["Familie (2 voksne og 2 barn)", "Voksen fra 18 år"], 1, 1],
  [["Barn", "Honnør"], 0, 1],
  [["Child", "Adult"], 1, 1],
])("an ordinary adult's tickets among %j are from number %p to %p", (labels, from, to) => {
  expect(adultPrice(types(labels))).toEqual({ from, to });
});

test("nobody's price is known without prices", () => {
  expect(adultPrice([])).toBeNull();
  expect(childPrice([], 6)).toBeNull();
});

test("an adult's price does not depend on what reduced tickets cost", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("Barn", "Honnør", "Student", "Under 26 år", "Ledsager"), fc.nat(999))),
      fc.array(fc.nat(999), { minLength: 1 }),
      (reduced, amounts) => {
        const adults = amounts.map((amount) => ({ label: "Voksen", amount }));
        const all = [...reduced.map(([label, amount]) => ({ label, amount })), ...adults];
        expect(adultPrice(all)).toEqual({ from: Math.min(...amounts), to: Math.max(...amounts) });
      },
    ),
  );
});

test.each([
  [135, 135, "135\u00a0kr"],
  [200, 1250, "200–1\u00a0250\u00a0kr"],
])("a price from %p to %p is %p", (from, to, expected) => {
  expect(priceLabel({ from, to })).toBe(expected);
});

test.each<[readonly string[], number, number | null]>([
  [["Voksen", "Barn"], 6, 1],
  [["Barn under 12 år", "Voksen"], 6, 0],
  [["Barn under 12 år", "Voksen"], 12, null],
  [["Voksen", "Under 18 år"], 17, 1],
  [["Voksen", "Honnør/barn", "Barn og ungdom"], 6, 1],
  [["Voksen", "Barnevakt", "Småbarnsforeldre"], 6, null],
])("among %j, a ticket for a child of %p is number %p", (labels, age, expected) => {
  expect(childPrice(types(labels), age)).toBe(expected);
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
              expect(adultPrice(types)).toEqual(adultPrice(one.prices));
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

test.each([
  [["Voksen", "Honnør", "Barn"], 1],
  [["Voksen", "Barn", "Pensjonister, balkong", "Seniorer"], 2],
  [["Voksen", "Barn"], null],
])("of %j a pensioner pays %j", (labels, expected) => {
  expect(seniorPrice(types(labels))).toBe(expected);
});
