import type { Article } from "../../../domain/entities/article";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import { fullDate } from "../../../domain/time/norwegian";
import { toEpoch } from "../../../domain/time/oslo";
import type { Entry } from "../../content/content";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

/**
 * An article is revised after its publication, and neither date is in the future. `latest` is the last day that can be
 * today.
 */
export const checkArticle = ({ entity, origin }: Entry<Article>, latest: LocalDate): readonly Problem[] => {
  const { createdAt, updatedAt, shownFrom } = entity;
  const seen = shownFrom === undefined || dateOf(shownFrom) < latest ? latest : dateOf(shownFrom);
  return [
    ...(toEpoch(updatedAt) >= toEpoch(createdAt)
      ? []
      : [
          problemAt(origin, {
            at: ["updatedAt"],
            message: `er ${fullDate(dateOf(updatedAt))}, før artikkelen ble skrevet (createdAt).`,
            cure: "Skriv når artikkelen sist ble endret. Er den ikke endret, så skriv det samme som i createdAt.",
          }),
        ]),
    ...(dateOf(createdAt) <= seen
      ? []
      : [
          warningAt(origin, {
            at: ["createdAt"],
            message: `er ${fullDate(dateOf(createdAt))}, men artikkelen vises alt nå.`,
            cure: "Skriv når artikkelen ble skrevet, eller vent med å legge den inn.",
          }),
        ]),
  ];
};
