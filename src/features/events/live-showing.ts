import { isShowingStatus, type ShowingStatus } from "../../../domain/showings/showing";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { toLocal } from "../../../domain/time/oslo";
import { readMoment } from "../../../domain/time/read-moment";
import { fieldsOf, idOf, optional, optionalNumberOf, optionalTextOf, readListOf } from "../../lib/http/read-answer";

/** The film platform's current data of a showing (specification, sections 3 and 7: events). */
export interface LiveShowing {
  /** The event's id in content. */
  readonly id: string;
  /** Null when the platform has no status that the site supports. */
  readonly status: ShowingStatus | null;
  readonly seatsLeft: number | null;
  /** Its time, where the platform has sent it, and the one that was published first. */
  readonly start?: LocalDateTime;
  readonly previousStart?: LocalDateTime;
  /** Why it is cancelled or moved, for visitors. */
  readonly reason?: string;
}

const momentOf = optional(readMoment, "time");

const readLiveShowing = (item: unknown): LiveShowing => {
  const fields = fieldsOf(item, "events");
  const status = fields.get("status");
  const seats = optionalNumberOf(fields, "seatsLeft");
  const start = momentOf(fields, "start");
  const previousStart = momentOf(fields, "previousStart");
  const reason = optionalTextOf(fields, "reason");
  return {
    id: idOf(fields, "id"),
    // A showing that is told as moved without its new time would be sold at its old one.
    status: isShowingStatus(status) && (status !== "moved" || start !== null) ? status : null,
    seatsLeft: seats !== null && Number.isInteger(seats) && seats >= 0 ? seats : null,
    ...(start !== null && { start: toLocal(start) }),
    ...(previousStart !== null && { previousStart: toLocal(previousStart) }),
    ...(reason?.trim() && { reason }),
  };
};

/**
 * Reads the response of the events call. An item without an id is left out and logged; of the others, what cannot be
 * read is left out. Throws when it is not a list.
 */
export const readLiveShowings = (answer: unknown): readonly LiveShowing[] =>
  readListOf(answer, "events", readLiveShowing);
