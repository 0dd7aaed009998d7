import { STATUS_CHOICES } from "../../../domain/entities/event/event-fields";
import { SHOWING_STATUSES } from "../../../domain/showings/showing";
import type { Summary } from "../../api/api";

/** Statuses that say more about a showing that has been than that it has. */
const LASTING: readonly string[] = ["cancelled", "moved"];

/** A showing's state with its word; null for a status that there is not. */
export const deskState = (status: unknown, isOver: boolean): Summary["status"] => {
  const found = SHOWING_STATUSES.find((one) => one === status);
  if (found === undefined) return null;
  return isOver && !LASTING.includes(found)
    ? { is: "over", text: "Har vært" }
    : { is: found, text: STATUS_CHOICES[found] };
};
