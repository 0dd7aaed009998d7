import { fieldsOf, idOf, readListOf } from "../../lib/http/read-answer";
import { isShowingStatus, type ShowingStatus } from "../../rules/showings/showing";

/** What the film platform knows of a showing right now (specification, sections 3 and 7: events). */
export interface LiveShowing {
  /** The event's id in content. */
  readonly id: string;
  /** Null when the platform has no status that the site knows. */
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

/** Reads the answer of the events call; an item without an id is left out and logged. Throws when it is no list. */
export const readLiveShowings = (answer: unknown): readonly LiveShowing[] =>
  readListOf(answer, "events", readLiveShowing);
