import { longMoment } from "../../../domain/time/norwegian";
import type { SiteContent } from "../../content/content";
import { asWritten } from "../../content/written-dates";
import { type Problem, warningAt } from "../../problems/problem";
import type { FaultyFiles } from "../../reading/faulty-files";
import { type Booking, bookingsOf } from "./bookings";
import { pastClosing } from "./closed-hours";
import { references } from "./references";

/** Showings in an occupied hall. */
const doubleBookings = (content: SiteContent, bookings: readonly Booking[]): readonly Problem[] => {
  const reported = (moment: string) => longMoment(asWritten(content, moment));
  const inOrder = [...bookings].sort((a, b) => a.starts - b.starts);
  const latest = new Map<string, Booking>();
  const halls = new Map(content.site.entity.halls.map(({ id, name }) => [id, name]));
  return inOrder.flatMap((booking) => {
    const { hall, start } = booking.event.entity;
    const before = latest.get(hall);
    if (!before || before.ends < booking.ends) latest.set(hall, booking);
    return before && (before.ends > booking.starts || before.starts === booking.starts)
      ? [
          warningAt(booking.event.origin, {
            at: ["start"],
            message: `er ${reported(start)}, men salen «${halls.get(hall) ?? hall}» er opptatt av «${before.production.title}»${before.end === null ? "" : ` til ${reported(before.end)}`}.`,
            cure: "Flytt en av forestillingene, eller velg en annen sal.",
          }),
        ]
      : [];
  });
};

/** Events have valid references, halls are not double-booked, and no showing takes place while closed. */
export const checkEvents = (content: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const bookings = bookingsOf(content);
  return [...references(content, faulty), ...doubleBookings(content, bookings), ...pastClosing(content, bookings)];
};
