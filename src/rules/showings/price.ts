import { grouped } from "../collections/grouped";

/** A kind of ticket: "Voksen", 135. */
export interface TicketType {
  readonly label: string;
  /** In kroner. */
  readonly amount: number;
}

/** The lowest price of a showing, in kroner, and whether there are higher ones; null when no price is given. */
export const fromPrice = (
  prices: readonly Pick<TicketType, "amount">[],
): { readonly amount: number; readonly isLowest: boolean } | null => {
  if (prices.length === 0) return null;
  const amounts = prices.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  return { amount: lowest, isLowest: amounts.some((amount) => amount > lowest) };
};

/** What a child's ticket costs, in kroner: the lowest of the types with "barn" in their name; null without any. */
export const childPrice = (prices: readonly TicketType[]): number | null => {
  const amounts = prices.filter(({ label }) => /(^|\P{L})barn(\P{L}|$)/iu.test(label)).map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.min(...amounts);
};

interface Priced {
  readonly status: string;
  readonly prices: readonly TicketType[];
}

/** Showings with the same types of tickets at the same prices. */
export interface PriceGroup<Showing> {
  /** As the first showing has them; none when they are free. */
  readonly types: readonly TicketType[];
  readonly showings: readonly Showing[];
}

const typesOf = ({ status, prices }: Priced): readonly TicketType[] => (status === "free" ? [] : prices);

/** The order in which content lists the types does not matter. */
const keyOf = (types: readonly TicketType[]): string =>
  types
    .map(({ label, amount }) => JSON.stringify([label, amount]))
    .sort()
    .join();

/**
 * Showings by their types of tickets, in the order given: one group when all have the same. Cancelled ones have no
 * tickets, and showings without a price are omitted unless they are free.
 */
export const pricesByType = <Showing extends Priced>(showings: readonly Showing[]): readonly PriceGroup<Showing>[] => {
  const priced = showings.filter(
    (showing) => showing.status === "free" || (showing.status !== "cancelled" && showing.prices.length > 0),
  );
  return [...grouped(priced, (showing) => keyOf(typesOf(showing))).values()].map((alike) => ({
    types: alike[0] === undefined ? [] : typesOf(alike[0]),
    showings: alike,
  }));
};

/** What distinguishes a group by name: a fact such as "3D" or "Babykino" that its showings have, and no others. */
export const ownFact = <Showing>(
  group: PriceGroup<Showing>,
  groups: readonly PriceGroup<Showing>[],
  factsOf: (showing: Showing) => readonly string[],
): string | null => {
  const all = groups.flatMap(({ showings }) => showings);
  const facts = group.showings.slice(0, 1).flatMap(factsOf);
  return facts.find((fact) => all.every((one) => factsOf(one).includes(fact) === group.showings.includes(one))) ?? null;
};
