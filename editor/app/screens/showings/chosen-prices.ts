import { sentenceCase } from "../../../../domain/time/norwegian";
import type { ChosenPrices } from "../../../api/new-showing";

/** The choice of own prices, among the ids of price lists; "" is the usual prices. */
export const OWN_PRICES = "egne";

export interface PriceDraft {
  readonly list: string;
  /** Own prices as typed: "Voksen 150, barn 100". */
  readonly own: string;
}

export const USUAL_PRICES: PriceDraft = { list: "", own: "" };

const PRICE = /^(\p{L}.*?)[\s:]+(\d+(?:[.,]\d{1,2})?)(?:\s*kr\.?)?$/u;

/** "Voksen 150, barn 99,50" → the prices; null when a part is not understood, or there is none. */
export const ownPricesIn = (written: string): NonNullable<ChosenPrices["prices"]> | null => {
  const parts = written
    .replaceAll(",-", "")
    .split(/[;·\n]|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const prices = parts.flatMap((part) => {
    const [, label = "", amount = ""] = PRICE.exec(part) ?? [];
    return label === "" ? [] : [{ label: sentenceCase(label), amount: Number(amount.replace(",", ".")) }];
  });
  return prices.length === 0 || prices.length < parts.length ? null : prices;
};

/** What is sent to the server; null while own prices are not understood. */
export const chosenPrices = ({ list, own }: PriceDraft): ChosenPrices | null => {
  if (list !== OWN_PRICES) return list === "" ? {} : { priceList: list };
  const prices = ownPricesIn(own);
  return prices === null ? null : { prices };
};
