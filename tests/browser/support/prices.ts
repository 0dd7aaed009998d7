import type { Showing } from "./content";

/** "2 400 kr" */
export const kroner = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, " ")} kr`;

/** What a ticket for an adult costs: the lists name it "Voksen", or have one type for all. */
export const adultAmount = ({ prices }: Pick<Showing, "prices">): number =>
  (prices.find(({ label }) => label.startsWith("Voksen")) ?? prices[0])?.amount ?? Number.NaN;
