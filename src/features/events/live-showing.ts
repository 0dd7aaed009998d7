import { fieldsOf, idOf, readListOf } from "../../lib/http/read-answer";
import { isShowingStatus, type ShowingStatus } from "../../rules/showings/showing";

/** The film platform's current data of a showing (specification, sections 3 and 7: events). */
export interface LiveShowing {
  /** The event's id in content. */
  readonly id: string;
  /** Null when the platform has no status that the site supports. */
  readonly status: ShowingStatus | null;
  readonly seatsLeft: number | null;
}

const asSeats = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;

const readLiveShowing = (item: unknown): LiveShowing => {
  const fields = fieldsOf(item, "events");
  const status = fields.get("status");
  return {
    id: idOf(fields, "id"),
    status: isShowingStatus(status) ? status : null,
    seatsLeft: asSeats(fields.get("seatsLeft")),
  };
};

/**
 * Reads the response of the events call; an item without an id is left out and logged. Throws when it is not a list.
 */
export const readLiveShowings = (answer: unknown): readonly LiveShowing[] =>
  readListOf(answer, "events", readLiveShowing);
