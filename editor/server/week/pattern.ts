import type { Json } from "../../../domain/json/json";
import type { ChosenPrices } from "../../api/new-showing";
import type { Placed } from "../content/content-folder";
import { productionOf } from "../desk/summaries";
import { pricing } from "./pricing";

/** A showing and its production. */
export interface Shown {
  readonly event: Json;
  readonly production: Json;
}

export const shownIn = (entities: readonly Placed[]): readonly Shown[] => {
  const productions = new Map(entities.filter(({ kind }) => kind === "productions").map((one) => [one.id, one.value]));
  return entities
    .filter(({ kind }) => kind === "events")
    .flatMap(({ value }) => {
      const production = productions.get(String(value.production));
      return production === undefined ? [] : [{ event: value, production }];
    });
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Access that a hall offers at every showing; the rest depends on the film. */
const OF_THE_HALL: readonly unknown[] = ["hearingLoop", "wheelchair"];

/**
 * A new showing without prices of its own where the site's default for its hall and kind gives them. A version in 3D
 * keeps its list: the default is that of plain showings.
 */
export const withDefaultPrices = (event: Json, entities: readonly Placed[]): Json => {
  if (productionOf(event, entities)?.value.format === "3D") return event;
  const { prices: _prices, priceList: _list, ...rest } = event;
  const sold = rest.status === "free" ? { ...rest, status: "planned" } : rest;
  return pricing(entities)(sold) ? sold : event;
};

/** A new showing with the chosen prices; as it is without any. */
export const withChosenPrices = (event: Json, { priceList, prices }: ChosenPrices): Json => {
  if (priceList === undefined && prices === undefined) return event;
  const { prices: _prices, priceList: _list, ...rest } = event;
  const sold = rest.status === "free" ? { ...rest, status: "planned" } : rest;
  return prices === undefined ? { ...sold, priceList } : { ...sold, prices };
};

/** The latest showing to copy from: of the same film or kind and format, preferably in the same hall. */
export const patternFor = (production: Json, hall: string, all: readonly Shown[]): Json | null => {
  const rank = ({ event, production: other }: Shown): number => {
    const isSame = other.id === production.id;
    const isPlain = listOf(event.features).length === 0 && event.status !== "free";
    const isAlike = other.object === production.object && other.typeText === production.typeText;
    if ((!isSame && !isAlike) || other.format !== production.format) return 0;
    return (isSame ? 1 : 0) + (event.hall === hall ? 2 : 0) + (isPlain || isSame ? 4 : 0) + 1;
  };
  const [best] = all
    .filter((one) => rank(one) > 0)
    .sort((a, b) => rank(b) - rank(a) || String(b.event.start).localeCompare(String(a.event.start)));
  if (best === undefined) return null;
  if (best.production.id === production.id) return best.event;
  const { features: _features, end: _end, accessibility, accessSet: _set, noteText: _note, ...kept } = best.event;
  // Without its own access, the site's default for the hall applies.
  const access = Array.isArray(accessibility)
    ? { accessibility: accessibility.filter((one) => OF_THE_HALL.includes(one)) }
    : {};
  return { ...kept, production: production.id, ...access };
};
