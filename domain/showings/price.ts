import { grouped } from "../collections/grouped";
import { kroner } from "../time/norwegian";

/** A ticket type: "Voksen", 135. */
export interface TicketType {
  readonly label: string;
  /** In kroner. */
  readonly amount: number;
}

/** A price range in kroner: equal ends for one price, or a range by seat. */
export interface PriceSpan {
  readonly from: number;
  readonly to: number;
}

const hasWord = (words: string): RegExp => new RegExp(`(^|\\P{L})(${words})(\\P{L}|$)`, "iu");

const CHILD = hasWord("barn|child(ren)?");

const UNDER_AGE = /(?:^|\P{L})under (\d+)/iu;

const SENIOR = hasWord("(honnør|pensjonist|senior)\\p{L}*");

/** Tickets for certain groups only, reduced or free. */
const REDUCED = [
  CHILD,
  UNDER_AGE,
  SENIOR,
  hasWord("(barne|ungdom|student|skole|elev|familie|gruppe|ledsager|medlem|rullestol|ufør)\\p{L}*"),
  hasWord("ung|unge|lag|foreninger"),
  /(^|\P{L})(over|fra) [6-9]\d|\d\s*[-–]\s*\d+ år/iu,
];

const ADULT = hasWord("voksen|voksne|adults?");

const spanOf = (types: readonly TicketType[]): PriceSpan | null => {
  const amounts = types.map(({ amount }) => amount);
  return amounts.length === 0 ? null : { from: Math.min(...amounts), to: Math.max(...amounts) };
};

/**
 * The price for an ordinary adult: ticket types named after adults, else all that are not for certain groups only; null
 * without prices. Wherever one price is given for a showing, it is this one.
 */
export const adultPrice = (prices: readonly TicketType[]): PriceSpan | null => {
  const ordinary = prices.filter(({ label }) => REDUCED.every((reduced) => !reduced.test(label)));
  const adult = ordinary.filter(({ label }) => ADULT.test(label));
  return spanOf([adult, ordinary].find(({ length }) => length > 0) ?? prices);
};

/** "135 kr", "200–250 kr" */
export const priceLabel = ({ from, to }: PriceSpan): string =>
  from === to ? kroner(to) : `${kroner(from).replace(/\skr$/, "")}–${kroner(to)}`;

/**
 * The ticket price for a child of this age, in kroner: the lowest of the types for children, by name ("Barn") or age
 * ("Under 18 år"); null without any.
 */
export const childPrice = (prices: readonly TicketType[], age: number): number | null => {
  const types = prices.filter(({ label }) => {
    const limit = UNDER_AGE.exec(label)?.[1];
    return limit === undefined ? CHILD.test(label) : age < Number(limit);
  });
  return spanOf(types)?.from ?? null;
};

/** The ticket price for pensioners, in kroner: the lowest of the types named after them; null without any. */
export const seniorPrice = (prices: readonly TicketType[]): number | null =>
  spanOf(prices.filter(({ label }) => SENIOR.test(label)))?.from ?? null;

interface Priced {
  readonly status: string;
  readonly prices: readonly TicketType[];
}

/** Showings with the same ticket types at the same prices. */
export interface PriceGroup<Showing> {
  /** In the first showing's order; none when free. */
  readonly types: readonly TicketType[];
  readonly showings: readonly Showing[];
}

const typesOf = ({ status, prices }: Priced): readonly TicketType[] => (status === "free" ? [] : prices);

/** The order of the types in content does not matter. */
const keyOf = (types: readonly TicketType[]): string =>
  types
    .map(({ label, amount }) => JSON.stringify([label, amount]))
    .sort()
    .join();

/**
 * Groups showings by ticket types, in the given order: one group when all have the same. Cancelled showings have no
 * tickets, and those without a price are omitted unless free.
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

/** A name for a group: a fact such as "3D" or "Babykino" that its showings have, and no others. */
export const ownFact = <Showing>(
  group: PriceGroup<Showing>,
  groups: readonly PriceGroup<Showing>[],
  factsOf: (showing: Showing) => readonly string[],
): string | null => {
  const all = groups.flatMap(({ showings }) => showings);
  const facts = group.showings.slice(0, 1).flatMap(factsOf);
  return facts.find((fact) => all.every((one) => factsOf(one).includes(fact) === group.showings.includes(one))) ?? null;
};
