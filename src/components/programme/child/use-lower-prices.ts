import { admittedFrom } from "../../../../domain/showings/age-limit";
import { adultPrice, childPrice, seniorPrice } from "../../../../domain/showings/price";
import { kroner } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { useChild } from "./use-child";

/**
 * "barn 100 kr" and "honnør 110 kr", where these pay less than the adult whose price the button has, and a child is
 * admitted; none when the button has the child's.
 */
export const useLowerPrices = (): ((
  prices: Queries.ShowingFieldsFragment["prices"],
  limit: string | null,
) => readonly string[]) => {
  const child = useChild();
  return (prices, limit) => {
    if (child !== null) return [];
    const youngest = admittedFrom(limit)?.withAdult ?? 0;
    const isLower = (price: number | null): price is number =>
      price !== null && price < (adultPrice(prices)?.from ?? 0);
    const ofChild = youngest < 18 ? childPrice(prices, youngest) : null;
    const ofSenior = seniorPrice(prices);
    return [
      ...(isLower(ofChild) ? [siteTexts.buyForChild(kroner(ofChild))] : []),
      ...(isLower(ofSenior) ? [siteTexts.forSenior(kroner(ofSenior))] : []),
    ];
  };
};
