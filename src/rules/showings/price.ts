interface Price {
  readonly amount: number;
}

/** The lowest price of a showing, in kroner, and whether there are dearer tickets; null when no price is given. */
export const fromPrice = (prices: readonly Price[]): { readonly amount: number; readonly isLowest: boolean } | null => {
  if (prices.length === 0) return null;
  const amounts = prices.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  return { amount: lowest, isLowest: amounts.some((amount) => amount > lowest) };
};

/** What a child's ticket costs, in kroner: the lowest of the types with "barn" in their name; null without any. */
export const childPrice = (prices: readonly (Price & { readonly label: string })[]): number | null => {
  const amounts = prices.filter(({ label }) => /(^|\P{L})barn(\P{L}|$)/iu.test(label)).map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.min(...amounts);
};
