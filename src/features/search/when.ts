import { whenLabel } from "../../components/cards/poster-card";
import { siteTexts } from "../../lib/texts";
import { dateOf, type LocalDateTime } from "../../rules/time/local-time";
import { fullDate } from "../../rules/time/norwegian";
import type { Found } from "./found";
import { searchTexts } from "./texts";

const inLine = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * When something takes place: the next time, that it is on now, its premiere, or that it is over. Null for what has no
 * time.
 */
export const whenText = (
  { kind, showings, premiere }: Pick<Found, "kind" | "showings" | "premiere">,
  now: LocalDateTime,
) => {
  const next = showings.find(({ end }) => end > now);
  if (next)
    return next.start > now ? searchTexts.searchNext(inLine(whenLabel(next.start, now))) : searchTexts.searchOnNow;
  if (premiere !== null && premiere > dateOf(now)) return `${siteTexts.premiere} ${fullDate(premiere)}`;
  if (showings.length === 0 && premiere === null) return null;
  return kind === "film" ? searchTexts.searchShownBefore : searchTexts.searchOver;
};
