import type { SiteContent } from "../../content/content";
import type { Problem } from "../../problems/problem";
import type { FaultyFiles } from "../../reading/faulty-files";
import { bookingsOf } from "./bookings";
import { pastClosing } from "./closed-hours";
import { doubleBookings } from "./double-booked-halls";
import { references } from "./references";

/** Events refer to existing things, halls are not double-booked, and no showing takes place while closed. */
export const checkEvents = (content: SiteContent, faulty: FaultyFiles): readonly Problem[] => {
  const bookings = bookingsOf(content);
  return [...references(content, faulty), ...doubleBookings(content, bookings), ...pastClosing(content, bookings)];
};
