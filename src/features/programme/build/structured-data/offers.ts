import type { AggregateOffer, ItemAvailability, Offer } from "schema-dts";
import type { Tickets } from "../../../../../domain/showings/showing-state";
import { toIso } from "../../../../../domain/time/oslo";
import type { Showing } from "../programme";

const AVAILABILITY: Readonly<Record<Exclude<Tickets, "none">, ItemAvailability>> = {
  planned: "https://schema.org/PreOrder",
  saleOpensAt: "https://schema.org/PreOrder",
  onSale: "https://schema.org/InStock",
  fewLeft: "https://schema.org/LimitedAvailability",
  soldOut: "https://schema.org/SoldOut",
  free: "https://schema.org/InStock",
};

/**
 * The start of an offer's validity: of a sale that has yet to open, its opening; of tickets on sale, the opening or,
 * when it is unknown, the last known change. A current offer never starts in the future, nor a coming one in the past.
 */
const validFrom = ({ saleOpens, changed, now }: Showing, moment: string): { validFrom?: string } => {
  if (now.tickets === "planned") return {};
  const from = saleOpens ?? changed;
  return from === null || (from > moment && now.tickets !== "saleOpensAt") ? {} : { validFrom: toIso(from) };
};

interface OfferContext {
  /** The page's address, where the seller has no tickets. */
  readonly url: string;
  /** The moment of the build. */
  readonly moment: string;
}

/** The offers of a showing, one per price; a price of zero when it is free, none when it is cancelled or has begun. */
export const offersOf = (showing: Showing, { url, moment }: OfferContext): readonly Offer[] => {
  const { tickets, canBuy } = showing.now;
  if (tickets === "none") return [];
  const prices = tickets === "free" ? [{ label: "Gratis", amount: 0 }] : showing.prices;
  return prices.map(({ label, amount }) => ({
    "@type": "Offer",
    name: label,
    price: amount,
    priceCurrency: "NOK",
    availability: AVAILABILITY[tickets],
    url: canBuy && showing.ticketUrl !== null ? showing.ticketUrl : url,
    ...validFrom(showing, moment),
  }));
};

/** The lowest and the highest price of a title's showings; null when no tickets are available. */
export const priceRange = (showings: readonly Showing[], context: OfferContext): AggregateOffer | null => {
  const prices = showings.flatMap((showing) => offersOf(showing, context).map(({ price }) => Number(price)));
  if (prices.length === 0) return null;
  return {
    "@type": "AggregateOffer",
    priceCurrency: "NOK",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    url: context.url,
  };
};
