import fc from "fast-check";
import { countOf, type Extra, sumLines, total } from "./room-sum";

const extra = (parts: Partial<Extra>): Extra => ({
  label: "Kaffe",
  amount: 75,
  unit: "per person",
  per: "person",
  least: null,
  ...parts,
});

test("lists rent, set-up and extras line by line", () => {
  const lines = sumLines({
    rent: { label: "Hel dag", amount: 4800 },
    setup: { name: "Langbord", price: null },
    people: 120,
    extras: [
      { extra: extra({}), count: 1 },
      { extra: extra({ label: "Tekniker", amount: 650, per: "hour", least: 3 }), count: 2 },
      { extra: extra({ label: "Renhold", amount: 1800, per: "booking" }), count: 1 },
    ],
  });
  expect(lines).toEqual([
    { label: "Hel dag", how: null, amount: 4800 },
    { label: "Langbord", how: null, amount: 0 },
    { label: "Kaffe", how: "120 × 75\u00a0kr", amount: 9000 },
    { label: "Tekniker", how: "3 × 650\u00a0kr", amount: 1950 },
    { label: "Renhold", how: null, amount: 1800 },
  ]);
  expect(total(lines)).toBe(17_550);
});

test("takes the price of a set-up that has one", () => {
  expect(sumLines({ rent: null, setup: { name: "Scene", price: 800 }, people: null, extras: [] })).toEqual([
    { label: "Scene", how: null, amount: 800 },
  ]);
});

test("counts persons, pieces and hours, never fewer than can be had", () => {
  expect(countOf(extra({}), 40, 7)).toBe(40);
  expect(countOf(extra({ least: 20 }), 12, 7)).toBe(20);
  expect(countOf(extra({}), null, 7)).toBe(1);
  expect(countOf(extra({ per: "piece" }), 40, 7)).toBe(7);
  expect(countOf(extra({ per: "booking" }), 40, 7)).toBe(1);
});

const ore = fc.integer({ min: 0, max: 100_000_000 });

test("adds up to the øre, in any order", () => {
  fc.assert(
    fc.property(fc.array(ore), (amounts) => {
      const lines = amounts.map((amount) => ({ amount: amount / 100 }));
      const whole = amounts.reduce((sum, amount) => sum + amount, 0) / 100;
      expect(total(lines)).toBe(whole);
      expect(total(lines.toReversed())).toBe(whole);
    }),
  );
});

test("the sum is that of its lines, and grows with every extra", () => {
  fc.assert(
    fc.property(
      ore,
      fc.integer({ min: 1, max: 999 }),
      fc.array(ore, { minLength: 1, maxLength: 9 }),
      (rent, people, list) => {
        const extras = list.map((amount) => ({ extra: extra({ amount: amount / 100 }), count: 1 }));
        const all = { rent: { label: "Leie", amount: rent / 100 }, setup: null, people, extras };
        const sum = total(sumLines(all));
        const expected = rent + list.reduce((one, amount) => one + people * amount, 0);
        expect(Math.round(sum * 100)).toBe(expected);
        expect(sum).toBeGreaterThanOrEqual(total(sumLines({ ...all, extras: extras.slice(1) })));
      },
    ),
  );
});
