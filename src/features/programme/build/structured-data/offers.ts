import type { AggregateOffer, ItemAvailability, Offer } from "schema-dts";
import { toIso } from "../../../../rules/oslo";
import type { Showing } from "../programme";

const availability = (status: string): ItemAvailability => {
  switch (status) {
    case "soldOut":
      return "https://schema.org/SoldOut";
    case "fewLeft":
      return "https://schema.org/LimitedAvailability";
    case "planned":
    case "saleOpensAt":
      return "https://schema.org/PreOrder";
    default:
      return "https://schema.org/InStock";
  }
};

/** From when the offer holds: the opening of the sale or, where nobody has written it, the last change that we know of. */
const validFrom = ({ saleOpens, changed }: Showing): { validFrom?: string } => {
  const from = saleOpens ?? changed;
  return from === null ? {} : { validFrom: toIso(from) };
};

/**
 * What a showing costs, one offer for each price; an offer of nothing when it is free, none when it is cancelled.
 *
 * @param url - the page, where there is no ticket seller.
 */
export const offersOf = (showing: Showing, url: string): readonly Offer[] => {
  if (showing.status === "cancelled") return [];
  const prices = showing.status === "free" ? [{ label: "Gratis", amount: 0 }] : showing.prices;
  return prices.map(({ label, amount }) => ({
    "@type": "Offer",
    name: label,
    price: amount,
    priceCurrency: "NOK",
    availability: availability(showing.status),
    url: showing.ticketUrl ?? url,
    ...validFrom(showing),
  }));
};

/** From and to which price a title's showings go; null when none can be bought. */
export const priceRange = (showings: readonly Showing[], url: string): AggregateOffer | null => {
  const prices = showings.flatMap((showing) => offersOf(showing, url).map(({ price }) => Number(price)));
  if (prices.length === 0) return null;
  return {
    "@type": "AggregateOffer",
    priceCurrency: "NOK",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    url,
  };
};
