import fc from "fast-check";
import { chosenPrices, OWN_PRICES, ownPricesIn } from "./chosen-prices";

const price = fc.record({
  label: fc.constantFrom("Voksen", "Barn", "Honnør", "Under 18 år", "Ledsager: gruppe", "Familie (2+2)"),
  amount: fc.oneof(
    fc.integer({ min: 0, max: 5_000 }),
    fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
  ),
});
const amounts = fc.constantFrom("", " kr", " kr.", ",-");

test("own prices are read as people write them", () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1 }),
      amounts,
      fc.constantFrom(", ", "; ", " · ", "\n"),
      (all, after, between) => {
        const written = all.map(({ label, amount }) => `${label} ${String(amount).replace(".", ",")}${after}`);
        expect(ownPricesIn(written.join(between))).toEqual(all);
      },
    ),
  );
});

test.each(["", " ", "Voksen", "150", "Voksen 150, barn", "Voksen 150 100,5x", "-"])("«%s» is not read", (written) => {
  expect(chosenPrices({ list: OWN_PRICES, own: written })).toBeNull();
});

test("a list is chosen by its id, and the usual prices by nothing", () => {
  expect(chosenPrices({ list: "kino-3d", own: "Voksen 150" })).toEqual({ priceList: "kino-3d" });
  expect(chosenPrices({ list: "", own: "Voksen 150" })).toEqual({});
});
