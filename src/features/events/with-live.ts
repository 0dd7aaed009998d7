import type { LiveShowing } from "./live-showing";

interface Built {
  readonly key: string;
  readonly status: string;
  readonly ticketUrl?: string | null;
  readonly saleOpens?: string | null;
}

export type WithSeats<Showing> = Showing & { readonly seatsLeft: number | null };

/** Content takes precedence: ticket systems go on selling cancelled and moved showings. */
const isFixed = (status: string): boolean => ["cancelled", "moved", "free"].includes(status);

const isSelling = ({ status }: LiveShowing): boolean => status === "onSale" || status === "fewLeft";

/** A built showing with the film platform's current data. */
export const withLive = <Showing extends Built>(
  showing: Showing,
  live: LiveShowing | undefined,
): WithSeats<Showing> => {
  if (live === undefined) return { ...showing, seatsLeft: null };
  const status =
    isFixed(showing.status) && live.status !== "cancelled" ? showing.status : (live.status ?? showing.status);
  const isFull = live.status === "soldOut" || live.seatsLeft === 0;
  return {
    ...showing,
    // What the seller sells is on sale, whatever was planned.
    ...(isSelling(live) && showing.saleOpens !== undefined ? { saleOpens: null } : {}),
    status: isFull && status !== "moved" && status !== "cancelled" ? "soldOut" : status,
    ticketUrl: isFull ? null : showing.ticketUrl,
    // Nobody needs the free seats of a cancelled showing.
    seatsLeft: status === "cancelled" ? null : live.seatsLeft,
  };
};
