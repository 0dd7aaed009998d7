import { weeklyHours } from "../../../domain/entities/site/opening-hours";
import { hoursOn } from "../../../domain/hours/opening-hours";
import { dateOf, daysBetween, timeOf } from "../../../domain/time/local-time";
import { longMoment } from "../../../domain/time/norwegian";
import type { SiteContent } from "../../content/content";
import { asWritten } from "../../content/written-dates";
import { type Problem, warningAt } from "../../problems/problem";
import type { Booking } from "./bookings";

/** An end time counted from its first day: "23:05", "24:00" at midnight, "25:30" after it. */
const timeOnDay = (end: string, day: string): string => {
  const hours = Number(timeOf(end).slice(0, 2)) + 24 * daysBetween(day, dateOf(end));
  return String(hours).padStart(2, "0") + timeOf(end).slice(2);
};

/** Showings while their part of the venue is closed. */
export const pastClosing = (content: SiteContent, bookings: readonly Booking[]): readonly Problem[] => {
  const { halls, openingHours } = content.site.entity;
  return bookings.flatMap(({ event, end }) => {
    const hall = halls.find(({ id }) => id === event.entity.hall);
    const part = openingHours.find(({ id }) => id === hall?.part);
    if (!part) return [];
    const day = dateOf(event.entity.start);
    const { spans, reason } = hoursOn(weeklyHours(part), day);
    // Where hours follow the programme, only an exception or a public holiday can contradict it.
    if (part.followsProgramme && reason === null) return [];
    const closes = spans[spans.length - 1]?.closes;
    // A venue that opens for events does so on a short day too, but not on one closed for a reason.
    if (part.eventsOutsideHours && (reason === null || closes !== undefined)) return [];
    if (closes !== undefined && (end === null || timeOnDay(end, day) <= closes)) return [];
    return [
      warningAt(event.origin, {
        at: ["start"],
        message:
          closes === undefined || end === null
            ? `er ${longMoment(asWritten(content, event.entity.start))}, en dag da ${part.name} er stengt${reason === null ? "" : ` (${reason})`}.`
            : `gir slutt ${longMoment(asWritten(content, end))}, etter at ${part.name} stenger (kl. ${closes.replace(":", ".")}).`,
        cure:
          closes === undefined
            ? "Velg en annen dag, eller legg inn et unntak med åpningstider for dagen."
            : "Begynn tidligere, eller legg inn et unntak i åpningstidene.",
      }),
    ];
  });
};
