import type { ShowingLists } from "../../domain/entities/site/showing-lists";
import { isSame, type Json } from "../../domain/json/json";
import { resolveShowing } from "../../engine/resolve/resolve-showing";

export interface Prices {
  readonly lists: ShowingLists;
  readonly objectOf: (production: unknown) => unknown;
}

/** A showing with its effective prices, whether its own or from a list. */
export const withAppliedPrices = (showing: Json, { lists, objectOf }: Prices): Json => {
  const { prices } = resolveShowing(showing, lists, objectOf);
  return prices === undefined ? showing : { ...showing, prices };
};

/** A showing with its prices in the shortest form that the site's lists allow. */
export const withBriefPrices = (showing: Json, known: Prices): Json => {
  const { prices, priceList: _list, ...rest } = showing;
  if (!Array.isArray(prices)) return showing;
  if (isSame(withAppliedPrices(rest, known).prices, prices)) return rest;
  if (prices.length === 0 && showing.status === "free") return { ...rest, prices };
  const list = known.lists.priceLists.find((one) => isSame(one.prices, prices));
  return list === undefined ? { ...rest, prices } : { ...rest, priceList: list.id };
};
