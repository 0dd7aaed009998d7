import { WEEKDAY_KEYS } from "../../hours/opening-hours";
import { type OccasionFacts, partOf } from "../../showings/occasion";
import { dateOf, weekdayIndex } from "../../time/local-time";
import { wallClock } from "../../time/oslo";
import type { Production } from "../production/production";
import type { Event } from "./event";

/** The facts of a showing that occasions' rules are about. */
export const occasionFacts = ({ start, accessibility, features }: Event, production: Production): OccasionFacts => {
  const film = production.object === "movie" ? production : null;
  return {
    part: partOf(production),
    start: wallClock(start),
    weekday: WEEKDAY_KEYS[weekdayIndex(dateOf(start))] ?? "",
    audience: production.audience,
    ageLimit: film?.ageLimit ?? null,
    spokenLanguage: film?.spokenLanguage ?? null,
    subtitles: film?.subtitles ?? null,
    accessibility,
    features: [...features, ...production.features],
  };
};
