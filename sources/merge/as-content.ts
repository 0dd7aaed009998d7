import type { Json } from "../../domain/json/json";
import { isShowingStatus, SALE_STATUSES } from "../../domain/showings/showing";
import type { Cancellation, PulledShowing, Skipped } from "../records";
import { hallOf, type Venue } from "./hall-of";

const DEFAULT_REASONS = {
  cancelled: "Forestillingen er avlyst.",
  postponed: "Forestillingen er utsatt.",
  moved: "Forestillingen har fått nytt tidspunkt.",
};

const isOfSale = (status: unknown): boolean => SALE_STATUSES.some((one) => one === status);

/** Status where the source has no ticket data; the content's own then applies. */
const UNKNOWN = "planned";

/** Keeps the content's sale status for a source without ticket data: it is the editors'. */
export const withStatusOf = (content: Json, said: Json): Json =>
  isOfSale(said.status) && isOfSale(content.status) ? { ...said, status: content.status } : said;

/** The status with its required fields; a move has the first published time. */
export const statusOf = (showing: PulledShowing, said: Json | null): Json => {
  const { start, saleOpens } = showing;
  const status = showing.status ?? UNKNOWN;
  if (status === "cancelled") return { status, reason: showing.reason ?? DEFAULT_REASONS.cancelled };
  const first = String(said?.previousStart ?? said?.start ?? showing.previousStart ?? start);
  if (first !== start) {
    return { status: "moved", previousStart: first, reason: showing.reason ?? DEFAULT_REASONS.moved };
  }
  // Nobody must turn up at a time that no longer counts.
  if (status === "postponed") return { status: "cancelled", reason: showing.reason ?? DEFAULT_REASONS.postponed };
  if (status === "moved") return { status: showing.ticketUrl === null ? "planned" : "onSale" };
  return { status: status === "saleOpensAt" && saleOpens === null ? "planned" : status };
};

/** What is known of a showing, cancelled: for a cancellation whose other fields cannot be taken. */
export const onlyCancelled = (known: Json, reason: unknown): Json => {
  const { previousStart: _previous, ...rest } = known;
  return { ...rest, status: "cancelled", reason: reason ?? DEFAULT_REASONS.cancelled };
};

/** What a record says that cannot be taken, if it cancels: then nobody must turn up for it. */
export const cancellationOf = (
  showing: Pick<PulledShowing, "id" | "status" | "reason"> & Partial<Omit<Cancellation, "id" | "reason">>,
): Cancellation | undefined => {
  const { id, status, reason, production = null, start = null, hall = null } = showing;
  if (status !== "cancelled" && status !== "postponed") return undefined;
  const said = reason ?? (status === "postponed" ? DEFAULT_REASONS.postponed : null);
  return { id: id || null, production, start, hall, reason: said };
};

/**
 * Converts a source's showing to fields of the content; or says why it cannot.
 *
 * @param said The source's last values, in the same form.
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
  if (showing.status !== null && showing.status !== "postponed" && !isShowingStatus(showing.status))
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
