import { oddPrices } from "./odd-prices";

type Prices = readonly (readonly [label: string, amount: number])[];

const priced = (file: string, prices: Prices) => ({
  entity: { prices: prices.map(([label, amount]) => ({ label, amount })) },
  origin: { file, path: [], locate: () => null },
});

const reported = (lists: readonly Prices[], events: readonly Prices[]): readonly string[] =>
  oddPrices(
    lists.map((prices, at) => {
      const { entity, origin } = priced(`list-${at}`, prices);
      return { entity: { name: `Liste ${at}`, ...entity }, origin };
    }),
    events.map((prices, at) => priced(`event-${at}`, prices)),
  ).map(({ file, field, message }) => `${file} ${field} ${message}`);

const adult = (amount: number): Prices => [["Voksen", amount]];

describe("prices far from the usual ones", () => {
  it.each([
    ["a digit too many", 1350, "1\u00a0350\u00a0kr"],
    ["a digit too few", 13, "13\u00a0kr"],
  ])("reports %s", (_, amount, written) => {
    expect(reported([], [adult(135), adult(135), adult(150), adult(amount)])).toEqual([
      `event-3 prices[0].amount er ${written}, men «Voksen» koster ellers rundt 135\u00a0kr.`,
    ]);
  });

  it("reports a list's price once, not at its showings", () => {
    const others = [135, 135, 135, 135].map(adult);
    const problems = reported([adult(1350)], [...others, adult(1350), adult(1350)]);
    expect(problems.filter((problem) => problem.includes("er 1\u00a0350"))).toEqual([
      "list-0 prices[0].amount er 1\u00a0350\u00a0kr, men «Voksen» koster ellers rundt 135\u00a0kr.",
    ]);
  });

  it("knows the usual price from one list that many showings have", () => {
    expect(reported([adult(135)], [adult(135), adult(135), adult(1350)])).toHaveLength(1);
  });

  it("reports both of two lists that disagree, since the many showings of one prove nothing", () => {
    expect(reported([adult(13500), adult(150)], [adult(13500), adult(13500), adult(13500), adult(13500)])).toEqual([
      "list-0 prices[0].amount er 13\u00a0500\u00a0kr, men «Voksen» koster 150\u00a0kr i prislisten «Liste 1».",
      "list-1 prices[0].amount er 150\u00a0kr, men «Voksen» koster 13\u00a0500\u00a0kr i prislisten «Liste 0».",
    ]);
  });

  it("reports a list in which a ticket that costs elsewhere is free", () => {
    expect(reported([adult(0), adult(150)], [])).toEqual([
      "list-0 prices[0].amount er 0\u00a0kr, men «Voksen» koster 150\u00a0kr i prislisten «Liste 1».",
    ]);
  });

  it("accepts dear and free tickets, and a name used nowhere else", () => {
    const events = [135, 135, 150, 900, 0].map(adult);
    expect(reported([], [...events, [["Galla", 2000]]])).toEqual([]);
  });

  it("concludes nothing from fewer than three others", () => {
    expect(reported([], [adult(135), adult(135), adult(1350)])).toEqual([]);
  });
});
