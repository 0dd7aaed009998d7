import { SHOWINGS, SITE } from "./content";
import { plusMinutes } from "./venue-time";

/** The cinema's expected hours, computed from the content's showings without the site's code. */

const found = SITE.openingHours.find(({ followsProgramme }) => followsProgramme !== undefined);
if (!found?.followsProgramme) throw new Error("No part of the demonstration follows its programme.");
const { minutesBefore } = found.followsProgramme;

/** The part of the venue whose hours follow its programme. */
export const PART = { ...found, minutesBefore };

const HALLS = SITE.halls.filter(({ part }) => part === PART.id).map(({ id }) => id);

const timeOf = (moment: string): string => moment.slice(11, 16);

export const dayAfter = (day: string, days: number): string => plusMinutes(`${day}T12:00`, days * 24 * 60).slice(0, 10);

/** Null when it is closed. */
export const hoursOn = (day: string): { readonly opens: string; readonly closes: string } | null => {
  const shown = SHOWINGS.filter(
    ({ hall, status, start }) => HALLS.includes(hall) && status !== "cancelled" && start.startsWith(day),
  );
  const starts = shown.map(({ start }) => start).sort();
  const ends = shown.map((one) => one.ends).sort();
  const [first] = starts;
  const last = ends[ends.length - 1];
  if (first === undefined || last === undefined) return null;
  return { opens: timeOf(plusMinutes(first, -minutesBefore)), closes: timeOf(last) };
};
