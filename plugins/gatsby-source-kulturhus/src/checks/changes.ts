import { addDays, dateOf, type LocalDate, mondayOf } from "../../../../src/rules/local-time";
import { longDate } from "../../../../src/rules/norwegian";
import type { SiteContent } from "../pipeline/content";
import { type Problem, problemAt } from "../pipeline/problem";

/**
 * The last day on which something can have been changed. A demonstration's dates stand a whole week at a time, so what
 * is written for its anchor's own week would be past on Sunday and to come on Monday.
 */
const latestDay = ({ site }: SiteContent, today: LocalDate): LocalDate =>
  site.entity.demonstration === undefined ? today : addDays(mondayOf(today), -1);

/** Nothing was changed tomorrow: calendars would take the change of today for an old one. */
export const checkChanges = (content: SiteContent, today: LocalDate): readonly Problem[] => {
  const latest = latestDay(content, today);
  return content.events.flatMap(({ entity: { changed }, origin }) =>
    changed === undefined || dateOf(changed) <= latest
      ? []
      : [
          problemAt(origin, {
            at: ["changed"],
            message: `er ${longDate(dateOf(changed))}, men kan ikke være senere enn ${longDate(latest)}.`,
            cure:
              content.site.entity.demonstration === undefined
                ? "Skriv når forestillingen sist ble endret."
                : "Skriv et tidspunkt før ankeruka.",
          }),
        ],
  );
};
