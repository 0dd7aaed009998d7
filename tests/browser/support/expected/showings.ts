import { z } from "zod";
import { type Showing, SITE } from "../content";
import { clockTime, dayAndMonth, now, plusDays, weekOf } from "../venue-time";
import { allSeen, type Expectation, kroner, seen } from "./expectation";

/** What a block's settings say, and what a showing must show wherever it stands. */

export const settings = z.object({
  heading: z.string().optional(),
  emptyText: z.string().optional(),
  link: z.object({ label: z.string() }).optional(),
  days: z.number().optional(),
  limit: z.number().optional(),
  variant: z.string().optional(),
  filters: z.boolean().optional(),
  show: z.string().optional(),
});

const STATUS_WORDS: Readonly<Record<string, string>> = {
  planned: "Billettsalget er ikke åpnet",
  saleOpensAt: "Salget åpner",
  begun: "Har begynt",
  fewLeft: "Få billetter igjen",
  soldOut: "Utsolgt",
  free: "Gratis",
  cancelled: "Avlyst",
  moved: "Flyttet",
};

const ON_SALE = ["onSale", "fewLeft", "moved"];

/** What a showing is at a moment, told apart from the site's own rule. */
export const stateOf = (showing: Showing, at: string): string => {
  const { status, saleOpens, start, ends } = showing;
  if (status === "cancelled") return status;
  if (at >= ends) return "over";
  if (at >= start) return "begun";
  if (["moved", "soldOut", "free"].includes(status) || saleOpens === undefined) return status;
  if (at < saleOpens) return "saleOpensAt";
  return status === "fewLeft" ? status : "onSale";
};

export const stateWord = (showing: Showing): string => STATUS_WORDS[stateOf(showing, now())] ?? "";

export const hallName = ({ hall }: Showing): string => SITE.halls.find(({ id }) => id === hall)?.name ?? `hall ${hall}`;

export const isLeft = ({ ends }: Showing): boolean => ends > now();

/** What a ticket for an adult costs: the lists name it "Voksen", or have one type for all. */
export const adultAmount = ({ prices }: Pick<Showing, "prices">): number =>
  (prices.find(({ label }) => label.startsWith("Voksen")) ?? prices[0])?.amount ?? Number.NaN;

/** Status, hall, reason and price: what a reader needs beside the time of a showing. */
export const facts = (showing: Showing): readonly string[] => [
  hallName(showing),
  ...[stateWord(showing)].filter((word) => word !== ""),
  ...(showing.reason ? [showing.reason] : []),
  ...(showing.ticketUrl && ON_SALE.includes(stateOf(showing, now()))
    ? ["Kjøp", ...(showing.prices.length > 0 ? [`for ${kroner(adultAmount(showing))}`] : [])]
    : []),
];

export const days = (showings: readonly Showing[]): readonly (readonly Showing[])[] =>
  [...new Set(showings.map(({ start }) => start.slice(0, 10)))].map((day) =>
    showings.filter(({ start }) => start.startsWith(day)),
  );

export const rows = (showings: readonly Showing[]): readonly Expectation[] =>
  showings.flatMap((showing) => [
    seen(clockTime(showing.start)),
    seen(showing.production.title, ...facts(showing), ...showing.features),
  ]);

/**
 * Today and six days more are open, or the first week that has showings; later days are folded under the numbers of
 * their weeks.
 */
export const board = (showings: readonly Showing[]): readonly Expectation[] => {
  const dateOf = ({ start }: Showing): string => start.slice(0, 10);
  const firstFolded = plusDays(now().slice(0, 10), 7);
  const [first] = showings;
  const isOpen = (showing: Showing): boolean =>
    first === undefined || first.start < firstFolded
      ? showing.start < firstFolded
      : weekOf(dateOf(showing)) === weekOf(dateOf(first));
  const near = showings.filter(isOpen);
  const later = showings.filter((showing) => !near.includes(showing));
  return [
    ...days(near).flatMap((day) => [...allSeen(day.slice(0, 1).map(({ start }) => dayAndMonth(start))), ...rows(day)]),
    ...[...new Set(later.map((showing) => weekOf(dateOf(showing))))].map((week) => seen(`Uke ${week}`)),
  ];
};
