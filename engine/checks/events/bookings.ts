import { Remembered } from "../../../domain/collections/remembered";
import type { Event } from "../../../domain/entities/event/event";
import { eventEnd } from "../../../domain/entities/event/event-end";
import type { Production } from "../../../domain/entities/production/production";
import { toEpoch } from "../../../domain/time/oslo";
import { byId, type Entry, type SiteContent } from "../../content/content";

/** A showing that occupies its hall. */
export interface Booking {
  readonly event: Entry<Event>;
  readonly production: Production;
  /** Null when the length is unknown. */
  readonly end: string | null;
  /** Epoch milliseconds; equals the start when the end is unknown. */
  readonly starts: number;
  readonly ends: number;
}

const bookings = new Remembered<Entry<Event>, Booking>();

/** Showings that are not cancelled. */
export const bookingsOf = (content: SiteContent): readonly Booking[] => {
  const productions = byId(content.productions);
  const { advertisingMinutes } = content.site.entity;
  return content.events
    .filter(({ entity }) => entity.status !== "cancelled")
    .flatMap((event) => {
      const production = productions.get(event.entity.production)?.entity;
      if (!production) return [];
      return bookings.of(event, [production, advertisingMinutes], () => {
        const end = eventEnd(event.entity, { production, advertisingMinutes });
        const starts = toEpoch(event.entity.start);
        return { event, production, end, starts, ends: end === null ? starts : toEpoch(end) };
      });
    });
};
