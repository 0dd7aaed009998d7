import { withAppliedPrices, withBriefPrices } from "./prices";

const ORDINARY = [{ label: "Voksen", amount: 120 }];
const SENIOR = [{ label: "Honnør", amount: 90 }];
const NEW = [{ label: "Voksen", amount: 150 }];

const KNOWN = {
  lists: {
    priceLists: [
      { id: "kino", name: "Kino", prices: ORDINARY },
      { id: "senior", name: "Senior", prices: SENIOR },
    ],
    accessSets: [{ id: "sett", name: "Sett", accessibility: ["hearingLoop" as const] }],
    noteTexts: [],
    showingDefaults: [{ object: "movie" as const, priceList: "kino", accessSet: "sett" }],
  },
  objectOf: () => "movie",
};
const SHOWING = { id: "a", hall: "sal", status: "onSale" };

test("the prices that apply are the showing's own, its list's, or those of the default, and nothing else is filled in", () => {
  expect(withAppliedPrices(SHOWING, KNOWN)).toEqual({ ...SHOWING, prices: ORDINARY });
  const listed = { ...SHOWING, priceList: "senior" };
  expect(withAppliedPrices(listed, KNOWN)).toEqual({ ...listed, prices: SENIOR });
  expect(withAppliedPrices({ ...SHOWING, prices: NEW }, KNOWN)).toEqual({ ...SHOWING, prices: NEW });
  const free = { ...SHOWING, status: "free" };
  expect(withAppliedPrices(free, KNOWN)).toEqual(free);
});

test("prices are written by the shortest way that says the same", () => {
  expect(withBriefPrices({ ...SHOWING, prices: ORDINARY }, KNOWN)).toEqual(SHOWING);
  expect(withBriefPrices({ ...SHOWING, prices: SENIOR }, KNOWN)).toEqual({ ...SHOWING, priceList: "senior" });
  expect(withBriefPrices({ ...SHOWING, prices: NEW }, KNOWN)).toEqual({ ...SHOWING, prices: NEW });
});

test("a list that no longer applies is not kept beside the prices", () => {
  expect(withBriefPrices({ ...SHOWING, priceList: "senior", prices: NEW }, KNOWN)).toEqual({ ...SHOWING, prices: NEW });
  expect(withBriefPrices({ ...SHOWING, priceList: "senior", prices: ORDINARY }, KNOWN)).toEqual(SHOWING);
});

test("a showing that says nothing of prices stays as it is", () => {
  const listed = { ...SHOWING, priceList: "senior" };
  expect(withBriefPrices(listed, KNOWN)).toBe(listed);
});

test("no price is written out only for what is free: elsewhere a list without prices will do", () => {
  const lists = { ...KNOWN.lists, priceLists: [...KNOWN.lists.priceLists, { id: "ingen", name: "Ingen", prices: [] }] };
  const free = { ...SHOWING, status: "free", prices: [] };
  expect(withBriefPrices(free, { ...KNOWN, lists })).toEqual(free);
  expect(withBriefPrices({ ...SHOWING, prices: [] }, { ...KNOWN, lists })).toEqual({ ...SHOWING, priceList: "ingen" });
});
