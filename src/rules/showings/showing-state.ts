import type { LocalDateTime } from "../time/local-time";
import { longMoment } from "../time/norwegian";
import { isShowingStatus, listedUntil, type ShowingPhase, type ShowingStatus, showingPhase } from "./showing";

/** What a showing is at a moment, in one word: what matters most to somebody who wants to come. */
export const SHOWING_STATES = [
  "planned",
  "saleOpensAt",
  "onSale",
  "fewLeft",
  "soldOut",
  "free",
  "begun",
  "over",
  "cancelled",
  "moved",
] as const;
export type ShowingStateName = (typeof SHOWING_STATES)[number];

/** How it stands with tickets; none when a showing is cancelled or has begun. */
export type Tickets = Exclude<ShowingStatus, "cancelled" | "moved"> | "none";

/** When a showing changes by itself. */
export interface ShowingTimes {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  /**
   * When the sale opens. A date is more exact than a word, so until then nothing is on sale, whatever the status says.
   */
  readonly saleOpens: LocalDateTime | null;
}

/** What is known of a showing, whichever source it comes from. */
export interface ShowingFacts extends ShowingTimes {
  /** As editors wrote it, or as the film platform or an earlier build reported it. */
  readonly status: string;
  readonly previousStart?: LocalDateTime | null;
  readonly ticketUrl?: string | null;
  /** Free seats, where the film platform has sent them. */
  readonly seatsLeft?: number | null;
}

/** Words that hold for a time: from a moment on, before another. */
export interface TimedWords {
  /** What they say it is; more than one may hold at once, such as "moved" and "soldOut". */
  readonly is: ShowingStateName;
  readonly text: string;
  readonly from: LocalDateTime | null;
  readonly until: LocalDateTime | null;
}

export interface ShowingState {
  readonly state: ShowingStateName;
  readonly phase: ShowingPhase;
  readonly tickets: Tickets;
  /** Whether the ticket seller's address leads to a ticket now. */
  readonly canBuy: boolean;
  /** What is said of it now, besides when and where. Empty when the buy button says it all. */
  readonly words: readonly TimedWords[];
}

/** A word that nobody knows promises nothing. */
const knownStatus = (status: string): ShowingStatus => (isShowingStatus(status) ? status : "planned");

const isSoldOut = ({ seatsLeft }: ShowingFacts, status: ShowingStatus): boolean =>
  status === "soldOut" || (seatsLeft === 0 && status !== "free" && status !== "cancelled");

/** Whether what has a span holds at a moment. */
export const holdsAt =
  (now: LocalDateTime) =>
  ({ from, until }: Pick<TimedWords, "from" | "until">): boolean =>
    (from === null || from <= now) && (until === null || now < until);

/** When tickets can be bought: from a moment (null: all the time) until it begins; null when they never can. */
export const saleSpan = (
  facts: ShowingFacts,
): { readonly from: LocalDateTime | null; readonly until: LocalDateTime } | null => {
  const status = knownStatus(facts.status);
  const isOffered = !["free", "cancelled"].includes(status) && !isSoldOut(facts, status);
  const isOpened = facts.saleOpens !== null || !["planned", "saleOpensAt"].includes(status);
  return isOffered && isOpened ? { from: facts.saleOpens, until: facts.start } : null;
};

const ticketWords = (facts: ShowingFacts, status: ShowingStatus): readonly TimedWords[] => {
  const { start, end, saleOpens } = facts;
  if (status === "free") return [{ is: "free", text: "Gratis", from: null, until: listedUntil(start, end) }];
  if (isSoldOut(facts, status)) return [{ is: "soldOut", text: "Utsolgt", from: null, until: start }];
  if (saleSpan(facts) === null)
    return [{ is: "planned", text: "Billettsalget er ikke åpnet", from: null, until: start }];
  const few: TimedWords = { is: "fewLeft", text: "Få billetter igjen", from: saleOpens, until: start };
  const isFew = status === "fewLeft" ? [few] : [];
  if (saleOpens === null) return isFew;
  const text = `Salget åpner ${longMoment(saleOpens)}`;
  const [until = start] = [saleOpens, start].sort();
  return [{ is: "saleOpensAt", text, from: null, until }, ...isFew];
};

/** All that is ever said of a showing until something new is known of it, with the times at which it holds. */
export const wordsOf = (facts: ShowingFacts): readonly TimedWords[] => {
  const status = knownStatus(facts.status);
  if (status === "cancelled") return [{ is: "cancelled", text: "Avlyst", from: null, until: null }];
  const { start, end, previousStart = null } = facts;
  const until = listedUntil(start, end);
  const moved = previousStart === null ? "Flyttet" : `Flyttet fra ${longMoment(previousStart)}`;
  return [
    { is: "begun", text: "Har begynt", from: start, until },
    { is: "over", text: "Har vært", from: until, until: null },
    ...(status === "moved" ? [{ is: "moved", text: moved, from: null, until } as const] : []),
    ...ticketWords(facts, status),
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
 * What a showing is at a moment of the clock in Oslo. Page, calendar, structured data, channels, open data, film facts,
 * foyer screen and search all ask this, so that none of them contradicts another.
 */
export const stateAt = (facts: ShowingFacts, now: LocalDateTime): ShowingState => {
  const phase = showingPhase(facts, now);
  const tickets = ticketsAt(facts, now);
  return {
    state: nameOf(knownStatus(facts.status), phase, tickets),
    phase,
    tickets,
    canBuy: (tickets === "onSale" || tickets === "fewLeft") && Boolean(facts.ticketUrl),
    words: wordsOf(facts).filter(holdsAt(now)),
  };
};

/** The moments at which what a showing is changes by itself. */
export const turnsOf = ({ start, end, saleOpens }: ShowingTimes): readonly LocalDateTime[] => [
  ...(saleOpens === null ? [] : [saleOpens]),
  start,
  listedUntil(start, end),
];
