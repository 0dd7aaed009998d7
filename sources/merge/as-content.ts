import type { Json } from "../../domain/json/json";
import { isShowingStatus, SALE_STATUSES } from "../../domain/showings/showing";
import type { PulledShowing, Skipped } from "../records";

interface Hall {
  readonly id: string;
  readonly name: string;
}

interface Venue {
  readonly halls: readonly Hall[];
  /** The venue's hall for each name that the source has for one. */
  readonly named: Readonly<Record<string, string>>;
}

const hallOf = (name: string, { halls, named }: Venue): string | null => {
  const wanted = (named[name] ?? name).trim().toLowerCase();
  return halls.find(({ id, name: own }) => id === wanted || own.toLowerCase() === wanted)?.id ?? null;
};

const DEFAULT_REASONS = { cancelled: "Forestillingen er avlyst.", moved: "Forestillingen har fått nytt tidspunkt." };

const isOfSale = (status: unknown): boolean => SALE_STATUSES.some((one) => one === status);

/** What a source says where it says nothing of tickets: as the showing has it. */
const UNKNOWN = "planned";

/** A showing of a source that knows nothing of tickets, with their status as editors have it: it is theirs. */
export const withStatusOf = (content: Json, said: Json): Json =>
  isOfSale(said.status) && isOfSale(content.status) ? { ...said, status: content.status } : said;

/** The status with the fields that it requires; a move has the first published time. */
const statusOf = (showing: PulledShowing, said: Json | null): Json => {
  const { start, saleOpens } = showing;
  const status = showing.status ?? UNKNOWN;
  if (status === "cancelled") return { status, reason: showing.reason ?? DEFAULT_REASONS.cancelled };
  const first = String(said?.previousStart ?? said?.start ?? showing.previousStart ?? start);
  if (first !== start) {
    return { status: "moved", previousStart: first, reason: showing.reason ?? DEFAULT_REASONS.moved };
  }
  if (status === "moved") return { status: showing.ticketUrl === null ? "planned" : "onSale" };
  return { status: status === "saleOpensAt" && saleOpens === null ? "planned" : status };
};

/**
 * What a source says of a showing, as fields of the content; or why it cannot be.
 *
 * @param said What it said last, in the same form.
 */
export const asContent = (showing: PulledShowing, said: Json | null, venue: Venue): Json | Skipped => {
  const { id, start, end, saleOpens, prices, ticketUrl } = showing;
  const hall = hallOf(showing.hall, venue);
  if (hall === null) {
    return {
      id,
      why: `salen «${showing.hall}» finnes ikke i huset. → Skriv hvilken sal det er, under halls i sources.json`,
    };
  }
  if (showing.status !== null && !isShowingStatus(showing.status))
    return { id, why: `statusen «${showing.status}» er ukjent` };
  return {
    start,
    ...(end !== null && { end }),
    hall,
    ...statusOf(showing, said),
    ...(saleOpens !== null && { saleOpens }),
    ...(prices !== null && { prices }),
    ...(ticketUrl !== null && { ticketUrl }),
  };
};

export const isSkipped = (given: Json | Skipped): given is Skipped => "why" in given;
