import { grouped } from "../../../domain/collections/grouped";
import { either } from "../../../domain/define/voices";
import { isShownAt } from "../../../domain/publishing/shown-window";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import { clockTime, fullDate } from "../../../domain/time/norwegian";
import { toEpoch } from "../../../domain/time/oslo";
import type { SiteContent } from "../../content/content";
import { asWritten, movedTo } from "../../content/written-dates";
import { type Problem, problemAt } from "../../problems/problem";

/** A film or event is shown on the day of its showing: otherwise nobody could find it. */
export const checkShownShowings = (content: SiteContent, today: LocalDate): readonly Problem[] => {
  const ahead = content.events.filter(({ entity: { start, status } }) => start >= today && status !== "cancelled");
  const showings = grouped(ahead, ({ entity }) => entity.production);
  return content.productions.flatMap(({ entity, origin }) => {
    const lost = (showings.get(entity.id) ?? []).find(({ entity: { start } }) => !isShownAt(entity, start));
    if (lost === undefined) return [];
    const { start } = lost.entity;
    const isEarly = entity.shownFrom !== undefined && toEpoch(start) < toEpoch(entity.shownFrom);
    const when = `${fullDate(asWritten(content, dateOf(start)))}${movedTo(content, dateOf(start))} kl. ${clockTime(start)}`;
    return [
      problemAt(origin, {
        at: [isEarly ? "shownFrom" : "shownUntil"],
        message: `er ${isEarly ? "senere" : "tidligere"} enn en forestilling, som er ${when}. Den ville ingen finne.`,
        cure: `Rett tidspunktet, ${either("fjern feltet", "la det stå tomt")}, eller flytt forestillingen.`,
      }),
    ];
  });
};
