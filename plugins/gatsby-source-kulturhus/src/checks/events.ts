import { dateOf, daysBetween, timeOf } from "../../../../src/rules/time/local-time";
import { longMoment } from "../../../../src/rules/time/norwegian";
import { hoursOn } from "../../../../src/rules/time/opening-hours";
import { toEpoch } from "../../../../src/rules/time/oslo";
import type { Event } from "../content/event/event";
import { eventEnd } from "../content/event/event-end";
import type { Production } from "../content/production/production";
import { weeklyHours } from "../content/site/opening-hours";
import { byId, type Entry, type SiteContent } from "../pipeline/content";
import { asWritten } from "../pipeline/written-dates";
import type { FaultyFiles } from "../problems/faulty-files";
import { suggestion } from "../problems/nearest";
import { type Problem, problemAt, warningAt } from "../problems/problem";

interface Booking {
  readonly event: Entry<Event>;
  readonly production: Production;
  /** Null when its length is unknown. */
  readonly end: string | null;
  /** Epoch milliseconds; the same as the start when the end is unknown. */
  readonly starts: number;
  readonly ends: number;
}

const references = (content: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const productions = byId(content.productions);
  const halls = content.site.entity.halls.map(({ id }) => id);
  return content.events.flatMap(({ entity, origin }) => [
    ...(productions.has(entity.production) || faulty.hold("productions", entity.production)
      ? []
      : [
          problemAt(origin, {
            at: ["production"],
            message: `peker på «${entity.production}», men ingen film eller noe arrangement har den id-en.`,
            cure: suggestion(entity.production, [...productions.keys()]),
          }),
        ]),
    ...(halls.includes(entity.hall)
      ? []
      : [
          problemAt(origin, {
            at: ["hall"],
            message: `peker på «${entity.hall}», men nettstedet har ingen slik sal.`,
            cure: suggestion(entity.hall, halls),
          }),
        ]),
  ]);
};

const bookingsOf = (content: SiteContent): readonly Booking[] => {
  const productions = byId(content.productions);
  const { advertisingMinutes } = content.site.entity;
  return content.events
    .filter(({ entity }) => entity.status !== "cancelled")
    .flatMap((event) => {
      const production = productions.get(event.entity.production)?.entity;
      if (!production) return [];
      const end = eventEnd(event.entity, { production, advertisingMinutes });
      const starts = toEpoch(event.entity.start);
      return [{ event, production, end, starts, ends: end === null ? starts : toEpoch(end) }];
    });
};

const doubleBookings = (content: SiteContent, bookings: readonly Booking[]): readonly Problem[] => {
  const reported = (moment: string) => longMoment(asWritten(content, moment));
  const inOrder = [...bookings].sort((a, b) => a.starts - b.starts);
  const latest = new Map<string, Booking>();
  return inOrder.flatMap((booking) => {
    const { hall, start } = booking.event.entity;
    const before = latest.get(hall);
    if (!before || before.ends < booking.ends) latest.set(hall, booking);
    return before && (before.ends > booking.starts || before.starts === booking.starts)
      ? [
          warningAt(booking.event.origin, {
            at: ["start"],
            message: `er ${reported(start)}, men salen «${hall}» er opptatt av «${before.production.title}»${before.end === null ? "" : ` til ${reported(before.end)}`}.`,
            cure: "Flytt en av forestillingene, eller velg en annen sal.",
          }),
        ]
      : [];
  });
};

/** The time of an end, counted from its first day: "23:05", "24:00" at midnight, "25:30" after it. */
const timeOnDay = (end: string, day: string): string => {
  const hours = Number(timeOf(end).slice(0, 2)) + 24 * daysBetween(day, dateOf(end));
  return String(hours).padStart(2, "0") + timeOf(end).slice(2);
};

const pastClosing = (content: SiteContent, bookings: readonly Booking[]): readonly Problem[] => {
  const { halls, openingHours } = content.site.entity;
  return bookings.flatMap(({ event, end }) => {
    const hall = halls.find(({ id }) => id === event.entity.hall);
    const part = openingHours.find(({ id }) => id === hall?.part);
    if (!part) return [];
    const day = dateOf(event.entity.start);
    const { spans, reason } = hoursOn(weeklyHours(part), day);
    // Where the hours follow the programme, only an exception or a public holiday can contradict it.
    if (part.followsProgramme && reason === null) return [];
    const closes = spans[spans.length - 1]?.closes;
    // A venue that opens for events does so on a short day too, but not on one that is closed for a reason.
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

/** Events refer to existing things, halls are not double-booked, and no showing takes place while closed. */
export const checkEvents = (content: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const bookings = bookingsOf(content);
  return [...references(content, faulty), ...doubleBookings(content, bookings), ...pastClosing(content, bookings)];
};
