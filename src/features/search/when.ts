import { byText } from "../../../domain/collections/by-text";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { clockTime, fullDate, listed } from "../../../domain/time/norwegian";
import { whenLabel } from "../../components/cards/poster-card";
import { siteTexts } from "../../lib/texts";
import type { Found } from "./found";
import type { SearchShowing } from "./record";
import { searchTexts } from "./texts";

const inLine = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * When something takes place: the next time, that it is on now, that it is cancelled, its premiere, or that it is over.
 * Null for what has no time.
 */
export const whenText = (
  { kind, showings, isThen, premiere, updated }: Pick<Found, "kind" | "showings" | "isThen" | "premiere" | "updated">,
  now: LocalDateTime,
) => {
  // A showing that is moved may come after others than it was built before.
  const coming = showings.filter(({ end }) => end > now).sort(byText(({ start }) => start));
  const [cancelled] = coming;
  const next = coming.find(({ status }) => status !== "cancelled");
  const label = ({ start }: SearchShowing): string => inLine(whenLabel(start, now));
  if (next && isThen) {
    const sameDay = coming.filter(
      ({ start, status }) => status !== "cancelled" && dateOf(start) === dateOf(next.start),
    );
    return listed([whenLabel(next.start, now), ...sameDay.slice(1).map(({ start }) => clockTime(start))]);
  }
  if (next) return next.start > now ? searchTexts.searchNext(label(next)) : searchTexts.searchOnNow;
  if (cancelled) return searchTexts.searchCancelled(label(cancelled));
  if (premiere !== null && premiere > dateOf(now)) return `${siteTexts.premiere} ${fullDate(premiere)}`;
  if (showings.length === 0 && premiere === null) return updated && siteTexts.updated(fullDate(updated));
  return kind === "film" ? searchTexts.searchShownBefore : searchTexts.searchOver;
};
