import { fieldsOf, idOf, readListOf } from "../../lib/http/read-answer";
import { isShowingStatus, type ShowingStatus } from "../../rules/showings/showing";
import type { LocalDateTime } from "../../rules/time/local-time";
import { toLocal } from "../../rules/time/oslo";

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

const asSeats = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/;

/** An instant as Oslo's wall clock; without an offset it would be ambiguous. */
const asLocal = (value: unknown): LocalDateTime | null => {
  const epochMs = typeof value === "string" && WITH_OFFSET.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(epochMs) ? null : toLocal(epochMs);
};

const asReason = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

const readLiveShowing = (item: unknown): LiveShowing => {
  const fields = fieldsOf(item, "events");
  const status = fields.get("status");
  const start = asLocal(fields.get("start"));
  const previousStart = asLocal(fields.get("previousStart"));
  const reason = asReason(fields.get("reason"));
  return {
    id: idOf(fields, "id"),
    status: isShowingStatus(status) ? status : null,
    seatsLeft: asSeats(fields.get("seatsLeft")),
    ...(start !== null && { start }),
    ...(previousStart !== null && { previousStart }),
    ...(reason !== null && { reason }),
  };
};

/**
 * Reads the response of the events call. An item without an id is left out and logged; of the others, what cannot be
 * read is left out. Throws when it is not a list.
 */
export const readLiveShowings = (answer: unknown): readonly LiveShowing[] =>
  readListOf(answer, "events", readLiveShowing);
