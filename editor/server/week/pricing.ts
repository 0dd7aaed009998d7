import type { HasPrices } from "../../../domain/showings/showing-edits";
import type { Placed } from "../content/content-folder";
import { resolvedShowing } from "../lists/resolved-showing";

/** Whether showings have prices, their own or from the site's lists. */
export const pricing =
  (entities: readonly Placed[]): HasPrices =>
  (event) => {
    const { prices } = resolvedShowing(event, entities, process.env.SITE);
    return Array.isArray(prices) && prices.length > 0;
  };
