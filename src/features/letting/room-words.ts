import { grouped } from "../../../domain/collections/grouped";
import { type FreeDaytime, freeDaytimes, isWholeDay, WORKDAYS } from "../../../domain/rooms/free-daytimes";
import { type LocalDate, WEEKDAYS } from "../../../domain/time/local-time";
import { kroner, listed, priceWords } from "../../../domain/time/norwegian";
import { lowestRent, type RoomToFit } from "./room-fit";
import { lettingTexts } from "./texts";

/** What everybody pays at least, whatever some pay less; null when it is not known. */
export const rentText = (prices: Parameters<typeof lowestRent>[0]): string | null => {
  const lowest = lowestRent(prices);
  if (lowest === null) return null;
  return lowest === 0 ? priceWords(0) : lettingTexts.from(kroner(lowest));
};

const mostSeats = (setups: RoomToFit["setups"]): number => Math.max(0, ...setups.map(({ seats }) => seats));

/** How many a room holds, seated and standing where more can stand. */
export const placesText = ({ capacity, setups }: RoomToFit): string => {
  const seated = mostSeats(setups.filter(({ kind }) => kind !== "standing"));
  const standing = mostSeats(setups.filter(({ kind }) => kind === "standing"));
  return seated > 0 && standing > seated
    ? lettingTexts.seatedOrStanding(seated, standing)
    : lettingTexts.most(capacity);
};

const clock = (hour: number): string => `${String(hour).padStart(2, "0")}.00`;

/** "man.–ons.", "man. og fre." */
const daysText = (days: readonly number[]): string => {
  const names = days.map((day) => `${WEEKDAYS[day]?.slice(0, 3)}.`);
  const isRun = days.length > 2 && days.at(-1) === (days[0] ?? 0) + days.length - 1;
  return isRun ? `${names[0]}–${names.at(-1)}` : listed(names);
};

/** Not broken at the dash. */
const hoursText = ({ from, until }: FreeDaytime): string => `${clock(from)}\u2060–\u2060${clock(until)}`;

/** "man. og fre. 08.00–16.00, ons. 08.00–12.00": when the venue does not use a room itself; null for at no time. */
export const freeText = (events: Parameters<typeof freeDaytimes>[0], today: LocalDate): string | null => {
  const parts = [...grouped(freeDaytimes(events, today), hoursText)].map(
    ([hours, days]) => `${daysText(days.map(({ weekday }) => weekday))} ${hours}`,
  );
  return parts.length === 0 ? null : parts.join(", ");
};

/**
 * "Ofte ledig på dagtid man.–ons.": the workdays on which the venue does not use a room itself between eight and four;
 * null for none.
 */
export const freeDaysText = (events: Parameters<typeof freeDaytimes>[0], today: LocalDate): string | null => {
  const days = freeDaytimes(events, today).flatMap((time) => (isWholeDay(time) ? [time.weekday] : []));
  if (days.length === 0) return null;
  return days.length === WORKDAYS.length ? lettingTexts.oftenFree : `${lettingTexts.oftenFree} ${daysText(days)}`;
};
