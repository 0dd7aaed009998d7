import { addDays, dateOf } from "../../../domain/time/local-time";
import { buildMoment } from "../../../engine/load/build-day";
import { openDaysOfParts } from "../../../engine/nodes/open-days";
import { type House, WEEKS_AHEAD } from "../../api/house";
import type { ReadContent } from "../desk/checked-content";

/** How the programme opens parts of the house, and how often showings name the price lists. */
export const houseOf = ({ entities, loaded }: ReadContent): House => {
  const today = dateOf(buildMoment());
  const end = addDays(today, 7 * WEEKS_AHEAD + 7);
  const days = loaded === null ? [] : [...openDaysOfParts(loaded)];
  const uses: Record<string, number> = Object.create(null);
  for (const { kind, value } of entities)
    if (kind === "events" && typeof value.priceList === "string")
      uses[value.priceList] = (uses[value.priceList] ?? 0) + 1;
  return {
    today,
    openDays: Object.fromEntries(
      days.map(([part, open]) => [
        part,
        open.filter(({ date }) => today <= date && date < end).map((one) => ({ ...one })),
      ]),
    ),
    uses: { ...uses },
  };
};
