import { kroner, priceWords } from "../../../domain/time/norwegian";
import { lettingTexts } from "./texts";

/** The price of a room with its set-up and extras, line by line. */

export interface Extra {
  readonly label: string;
  readonly amount: number;
  readonly unit: string;
  readonly per: string;
  readonly least: number | null;
}

export interface SumChoice {
  readonly rent: { readonly label: string; readonly amount: number } | null;
  readonly setup: { readonly name: string; readonly price: number | null } | null;
  readonly people: number | null;
  /** The chosen extras; `count` is the visitor's input, where there is a number field. */
  readonly extras: readonly { readonly extra: Extra; readonly count: number }[];
}

export interface SumLine {
  readonly label: string;
  /** The calculation: "120 × 75 kr", or null for a price that is charged once. */
  readonly how: string | null;
  readonly amount: number;
  /** Whether it is part of the rent when it costs nothing. */
  readonly isSetup?: boolean;
}

/** "500 kr", "gratis"; of a set-up without a price that it is included. */
export const amountWords = ({ amount, isSetup = false }: SumLine): string =>
  isSetup && amount === 0 ? lettingTexts.included : priceWords(amount);

/** How many of an extra are charged, at least the minimum. */
export const countOf = ({ per, least }: Extra, people: number | null, written: number): number => {
  const wanted = per === "person" ? (people ?? 1) : per === "booking" ? 1 : written;
  return Math.max(wanted, least ?? 1);
};

/** Sums of kroner with øre, as floating-point numbers, would be inexact. */
const inOre = (amount: number): number => Math.round(amount * 100);

const times = (count: number, amount: number): number => (count * inOre(amount)) / 100;

export const sumLines = ({ rent, setup, people, extras }: SumChoice): readonly SumLine[] => [
  ...(rent === null ? [] : [{ label: rent.label, how: null, amount: rent.amount }]),
  ...(setup === null ? [] : [{ label: setup.name, how: null, amount: setup.price ?? 0, isSetup: true }]),
  ...extras.map(({ extra, count }) => {
    const paid = countOf(extra, people, count);
    const isOnce = extra.amount === 0 || (extra.per === "booking" && paid === 1);
    return {
      label: extra.label,
      how: isOnce ? null : `${paid} × ${kroner(extra.amount)}`,
      amount: times(paid, extra.amount),
    };
  }),
];

export const total = (lines: readonly Pick<SumLine, "amount">[]): number =>
  lines.reduce((sum, { amount }) => sum + inOre(amount), 0) / 100;
