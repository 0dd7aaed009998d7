import { grouped } from "../../domain/collections/grouped";
import { either } from "../../domain/define/voices";
import { moveWeeks } from "../../domain/time/demonstration";
import { addDays, dateOf, type LocalDate, mondayOf } from "../../domain/time/local-time";
import { fullDate } from "../../domain/time/norwegian";
import type { SiteContent } from "../content/content";
import { asWritten } from "../content/written-dates";
import { type Problem, warningAt } from "../problems/problem";

/** A demonstration's programme is around its anchor; dates farther away are real. */
const DAYS_BEFORE = -28;
const DAYS_AFTER = 84;

/** Warns of real dates in a demonstration, since they are shifted out of the visible programme. */
export const checkDemonstration = (content: SiteContent, today: LocalDate): readonly Problem[] => {
  const anchor = content.site.entity.demonstration?.anchor;
  if (anchor === undefined || content.movedWeeks === 0) return [];
  const week = mondayOf(anchor);
  const [first, last] = [addDays(week, DAYS_BEFORE), addDays(week, DAYS_AFTER)];
  const written = (shown: string) => dateOf(asWritten(content, shown));
  const isAway = (shown: string) => written(shown) < first || written(shown) > last;
  const isLost = (shown: string) => written(shown) >= today && dateOf(shown) < today;
  return [...grouped(content.events, ({ entity }) => entity.production)].flatMap(([, showings]) => {
    // A film whose run ended before the anchor's week has a change date; a newly written one has not.
    const allLost = showings.every(({ entity }) => isLost(entity.start) && entity.changed === undefined);
    return showings
      .filter(({ entity }) => allLost || isAway(entity.start))
      .map(({ entity: { start }, origin }) =>
        warningAt(origin, {
          at: ["start"],
          message: `er ${fullDate(written(start))}, men nettstedet er en demonstrasjon som flytter datoene: forestillingen vises ${fullDate(dateOf(start))}.`,
          cure: `Skriv datoen som om det var ankeruka: ${moveWeeks(asWritten(content, start), -content.movedWeeks)}. ${either(`Skal datoene gjelde slik de står, fjerner du demonstration i ${content.site.origin.file}.`, "")}`,
        }),
      );
  });
};
