import { either } from "../../domain/define/voices";
import { dateOf, type LocalDate } from "../../domain/time/local-time";
import { fullDate } from "../../domain/time/norwegian";
import type { SiteContent } from "../content/content";
import { type Problem, problemAt } from "../problems/problem";

/**
 * Change dates must not be in the future: calendars would take a change made today for an older one. In a
 * demonstration, changes before the anchor's week are shifted into the past; later ones are unchanged.
 */
export const checkChanges = (content: SiteContent, today: LocalDate): readonly Problem[] =>
  content.events.flatMap(({ entity: { changed }, origin }) =>
    changed === undefined || dateOf(changed) <= today
      ? []
      : [
          problemAt(origin, {
            at: ["changed"],
            message: `er ${fullDate(dateOf(changed))}, men kan ikke være senere enn i dag, ${fullDate(today)}.`,
            cure: `Skriv når forestillingen sist ble endret${either(`, for eksempel ${today}T00:00`, "")}.`,
          }),
        ],
  );
