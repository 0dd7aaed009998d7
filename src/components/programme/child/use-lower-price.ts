import { admittedFrom } from "../../../../domain/showings/age-limit";
import { adultPrice, childPrice } from "../../../../domain/showings/price";
import { kroner } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { useChild } from "./use-child";

/**
 * "barn 100 kr", where a child is admitted and pays less than the adult whose price the button has; null otherwise, and
 * when the button has the child's.
 */
export const useLowerPrice = (): ((
  prices: Queries.ShowingFieldsFragment["prices"],
  limit: string | null,
) => string | null) => {
  const child = useChild();
  return (prices, limit) => {
    const youngest = admittedFrom(limit)?.withAdult ?? 0;
    const lower = child === null && youngest < 18 ? childPrice(prices, youngest) : null;
    return lower !== null && lower < (adultPrice(prices)?.from ?? 0) ? siteTexts.buyForChild(kroner(lower)) : null;
  };
};
