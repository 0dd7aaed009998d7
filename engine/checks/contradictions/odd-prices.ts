import type { Event } from "../../../domain/entities/event/event";
import { kroner } from "../../../domain/time/norwegian";
import type { Entry } from "../../content/content";
import { type Problem, warningAt } from "../../problems/problem";

type Priced = Entry<Pick<Event, "prices">>;

/** A set of prices: where it is written, and how many lists and showings have it. */
interface PriceSet {
  readonly prices: Event["prices"];
  readonly written: Priced[];
  count: number;
}

/** From this factor on, an amount most likely has a digit too many or too few: 1350 for 135. */
const FACTOR = 8;

/** How many other lists and showings must have a ticket of this name, to know its usual price. */
const MIN_OTHERS = 3;

const median = (amounts: readonly number[]): number =>
  [...amounts].sort((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0;

/** Showings with a list's prices count as its users; the list is reported once. */
const setsOf = (lists: readonly Priced[], events: readonly Priced[]): readonly PriceSet[] => {
  const sets = new Map<string, PriceSet>();
  const add = (one: Priced, isList: boolean): void => {
    const key = JSON.stringify(one.entity.prices);
    const set = sets.get(key);
    if (set === undefined) sets.set(key, { prices: one.entity.prices, written: [one], count: 1 });
    else {
      set.count += 1;
      if (isList || !lists.some((list) => list === set.written[0])) set.written.push(one);
    }
  };
  for (const list of lists) add(list, true);
  for (const event of events) add(event, false);
  return [...sets.values()];
};

const isFar = (amount: number, usual: number): boolean => amount >= usual * FACTOR || amount * FACTOR <= usual;

type PriceList = Entry<Pick<Event, "prices"> & { readonly name: string }>;

const farFromUsual = (amount: number, label: string, usual: number) => ({
  message: `er ${kroner(amount)}, men «${label}» koster ellers rundt ${kroner(usual)}.`,
  cure: "Se om prisen har fått et siffer for mye eller for lite.",
});

/** The other lists' prices for a ticket of this name. */
const inOtherLists = (lists: readonly PriceList[], own: Priced, label: string) =>
  lists
    .filter(({ origin }) => origin !== own.origin)
    .flatMap(({ entity: { name, prices } }) =>
      prices.filter((price) => price.label === label && price.amount > 0).map(({ amount }) => ({ name, amount })),
    );

/**
 * Lists that disagree by a digit, or where a ticket that is paid elsewhere is free. Among two or three, the wrong one
 * cannot be known, however many showings use one: all of them are reported.
 */
const disagreeing = (lists: readonly PriceList[]): readonly Problem[] =>
  lists.flatMap((list) =>
    list.entity.prices.flatMap(({ label, amount }, index) => {
      const others = inOtherLists(lists, list, label);
      const usual = median(others.map((one) => one.amount));
      const isKnown = others.length >= MIN_OTHERS;
      const other = others.find((one) => isFar(amount, isKnown ? usual : one.amount));
      if (other === undefined) return [];
      const finding = isKnown
        ? farFromUsual(amount, label, usual)
        : {
            message: `er ${kroner(amount)}, men «${label}» koster ${kroner(other.amount)} i prislisten «${other.name}».`,
            cure: "Se hvilken av dem som har fått et siffer for mye eller for lite.",
          };
      return [warningAt(list.origin, { at: ["prices", index, "amount"], ...finding })];
    }),
  );

/** Amounts far from the usual price of tickets of the same name. Free tickets of showings are left out. */
export const oddPrices = (lists: readonly PriceList[], events: readonly Priced[]): readonly Problem[] => {
  const sets = setsOf(lists, events);
  const amountsElsewhere = (own: PriceSet, label: string): readonly number[] =>
    sets
      .filter((set) => set !== own)
      .flatMap(({ prices, count }) => {
        const amount = prices.find((price) => price.label === label)?.amount ?? 0;
        return amount === 0 ? [] : Array.from({ length: count }, () => amount);
      });
  /** Lists are compared with each other. */
  const isCompared = (one: Priced, label: string): boolean =>
    lists.some(({ origin }) => origin === one.origin) && inOtherLists(lists, one, label).length > 0;
  const odd = sets.flatMap((set) =>
    set.prices.flatMap(({ label, amount }, index) => {
      const others = amount === 0 ? [] : amountsElsewhere(set, label);
      const usual = median(others);
      if (others.length < MIN_OTHERS || !isFar(amount, usual)) return [];
      return set.written
        .filter((one) => !isCompared(one, label))
        .map(({ origin }) =>
          warningAt(origin, { at: ["prices", index, "amount"], ...farFromUsual(amount, label, usual) }),
        );
    }),
  );
  return [...disagreeing(lists), ...odd];
};
