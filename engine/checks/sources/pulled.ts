import { either } from "../../../domain/define/voices";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import type { SiteContent } from "../../content/content";
import { type Problem, warningAt } from "../../problems/problem";

/** Coming showings that their source no longer lists: somebody must decide whether they are cancelled. */
export const checkPulled = ({ events }: SiteContent, today: LocalDate): readonly Problem[] =>
  events.flatMap(({ entity: { source, start, status }, origin }) =>
    source?.gone === undefined || status === "cancelled" || dateOf(start) < today
      ? []
      : [
          warningAt(origin, {
            at: ["source", "gone"],
            message: `${either("er satt: kilden", "er hentet. Kilden")} «${source.name}» har ikke forestillingen lenger, men den står i programmet.`,
            cure: `Avlys forestillingen, eller ${either("fjern source", "slutt å hente den")} hvis dere selv skal holde den.`,
          }),
        ],
  );
