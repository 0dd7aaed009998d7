import type { LocalDateTime } from "../time/local-time";
import { longMoment } from "../time/norwegian";
import {
  isShowingStatus,
  listedUntil,
  SALE_STATUSES,
  type ShowingPhase,
  type ShowingStatus,
  showingPhase,
} from "./showing";

/** A showing's possible states at a moment; the most important one to a visitor is used. */
export const SHOWING_STATES = [...SALE_STATUSES, "begun", "over", "cancelled", "moved"] as const;
export type ShowingStateName = (typeof SHOWING_STATES)[number];

/** The ticket sale; none when a showing is cancelled or has begun. */
export type Tickets = Exclude<ShowingStatus, "cancelled" | "moved"> | "none";

/** Times at which a showing's state changes. */
export interface ShowingTimes {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  /** When the sale opens. A date is more exact than a status, so nothing is on sale before it, whatever the status. */
  readonly saleOpens: LocalDateTime | null;
}

/** A showing's facts, from any source. */
export interface ShowingFacts extends ShowingTimes {
  /** As written by editors, or reported by the film platform or an earlier build. */
  readonly status: string;
  readonly previousStart?: LocalDateTime | null;
  readonly ticketUrl?: string | null;
  /** Free seats, when known from the film platform. */
  readonly seatsLeft?: number | null;
}

/** A text that applies from a moment on, before another. */
export interface TimedText {
  /** The state to show; several may apply at once, such as "moved" and "soldOut". */
  readonly is: ShowingStateName;
  readonly text: string;
  readonly from: LocalDateTime | null;
  readonly until: LocalDateTime | null;
}

export interface ShowingState {
  readonly state: ShowingStateName;
  readonly phase: ShowingPhase;
  readonly tickets: Tickets;
  /** Whether the ticket seller's address sells a ticket now. */
  readonly canBuy: boolean;
  /** Its texts, besides time and place. Empty when the buy button suffices. */
  readonly words: readonly TimedText[];
}

/** An unknown status counts as planned. */
const knownStatus = (status: string): ShowingStatus => (isShowingStatus(status) ? status : "planned");

const isSoldOut = ({ seatsLeft }: ShowingFacts, status: ShowingStatus): boolean =>
  status === "soldOut" || (seatsLeft === 0 && status !== "free" && status !== "cancelled");

/** Whether a span includes a moment. */
export const holdsAt =
  (now: LocalDateTime) =>
  ({ from, until }: Pick<TimedText, "from" | "until">): boolean =>
    (from === null || from <= now) && (until === null || now < until);

/** When tickets can be bought: from a moment (null: always) until the showing begins; null for never. */
export const saleSpan = (
  facts: ShowingFacts,
): { readonly from: LocalDateTime | null; readonly until: LocalDateTime } | null => {
  const status = knownStatus(facts.status);
  const isOffered = !["free", "cancelled"].includes(status) && !isSoldOut(facts, status);
  const isOpened = facts.saleOpens !== null || !["planned", "saleOpensAt"].includes(status);
  return isOffered && isOpened ? { from: facts.saleOpens, until: facts.start } : null;
};

const ticketTexts = (facts: ShowingFacts, status: ShowingStatus): readonly TimedText[] => {
  const { start, end, saleOpens } = facts;
  if (status === "free") return [{ is: "free", text: "Gratis", from: null, until: listedUntil(start, end) }];
  if (isSoldOut(facts, status)) return [{ is: "soldOut", text: "Utsolgt", from: null, until: start }];
  if (saleSpan(facts) === null)
    return [{ is: "planned", text: "Billettsalget er ikke åpnet", from: null, until: start }];
  const few: TimedText = { is: "fewLeft", text: "Få billetter igjen", from: saleOpens, until: start };
  const isFew = status === "fewLeft" ? [few] : [];
  if (saleOpens === null) return isFew;
  const text = `Salget åpner ${longMoment(saleOpens)}`;
  const [until = start] = [saleOpens, start].sort();
  return [{ is: "saleOpensAt", text, from: null, until }, ...isFew];
};

/** All texts for a showing's present facts, with the times when they apply. */
export const textsOf = (facts: ShowingFacts): readonly TimedText[] => {
  const status = knownStatus(facts.status);
  if (status === "cancelled") return [{ is: "cancelled", text: "Avlyst", from: null, until: null }];
  const { start, end, previousStart = null } = facts;
  const until = listedUntil(start, end);
  const moved = previousStart === null ? "Flyttet" : `Flyttet fra ${longMoment(previousStart)}`;
  return [
    { is: "begun", text: "Har begynt", from: start, until },
    { is: "over", text: "Har vært", from: until, until: null },
    ...(status === "moved" ? [{ is: "moved", text: moved, from: null, until } as const] : []),
    ...ticketTexts(facts, status),
  ];
};

const ticketsAt = (facts: ShowingFacts, now: LocalDateTime): Tickets => {
  const status = knownStatus(facts.status);
  if (status === "cancelled" || now >= facts.start) return "none";
  if (status === "free") return "free";
  if (isSoldOut(facts, status)) return "soldOut";
  const span = saleSpan(facts);
  if (span === null) return "planned";
  if (!holdsAt(now)(span)) return "saleOpensAt";
  return status === "fewLeft" ? "fewLeft" : "onSale";
};

const nameOf = (status: ShowingStatus, phase: ShowingPhase, tickets: Tickets): ShowingStateName => {
  if (status === "cancelled") return "cancelled";
  if (phase === "ended") return "over";
  if (phase === "begun" || tickets === "none") return "begun";
  return status === "moved" ? "moved" : tickets;
};

/**
 * A showing's state at a moment in Oslo. Page, calendar, structured data, channels, open data, film facts, foyer screen
 * and search all call this, so that they agree.
 */
export const stateAt = (facts: ShowingFacts, now: LocalDateTime): ShowingState => {
  const phase = showingPhase(facts, now);
  const tickets = ticketsAt(facts, now);
  return {
    state: nameOf(knownStatus(facts.status), phase, tickets),
    phase,
    tickets,
    canBuy: (tickets === "onSale" || tickets === "fewLeft") && Boolean(facts.ticketUrl),
    words: textsOf(facts).filter(holdsAt(now)),
  };
};

/** Moments at which a showing's state changes. */
export const turnsOf = ({ start, end, saleOpens }: ShowingTimes): readonly LocalDateTime[] => [
  ...(saleOpens === null ? [] : [saleOpens]),
  start,
  listedUntil(start, end),
];
