import { whenLabel } from "../../components/poster-card";
import { strings } from "../../lib/strings";
import { dateOf, type LocalDateTime } from "../../rules/local-time";
import { fullDate } from "../../rules/norwegian";
import type { Found } from "./found";

const inLine = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** When something can be seen: the next time, that it is on now, its premiere, or that it is over. Null for what has no time. */
export const whenText = (
  { kind, showings, premiere }: Pick<Found, "kind" | "showings" | "premiere">,
  now: LocalDateTime,
) => {
  const next = showings.find(({ end }) => end > now);
  if (next) return next.start > now ? strings.searchNext(inLine(whenLabel(next.start, now))) : strings.searchOnNow;
  if (premiere !== null && premiere > dateOf(now)) return `${strings.premiere} ${fullDate(premiere)}`;
  if (showings.length === 0 && premiere === null) return null;
  return kind === "film" ? strings.searchShownBefore : strings.searchOver;
};
