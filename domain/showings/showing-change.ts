import { addDays, dateOf, type LocalDateTime } from "../time/local-time";
import { addMinutes, wallClock } from "../time/oslo";

/** Sequence steps per revision: a cancellation ranks above a move, a move above the plan. */
const STEPS = 3;

const stepOf = (status: string): number => ["moved", "cancelled"].indexOf(status) + 1;

/**
 * A showing's SEQUENCE (RFC 5545, 3.8.7.4). Each revision is higher than all earlier ones, whatever their status;
 * within one, moving and cancelling raise it.
 */
export const sequenceOf = ({ status, revision }: { readonly status: string; readonly revision: number }): number =>
  revision * STEPS + stepOf(status);

interface Change {
  readonly changed: LocalDateTime | null;
  readonly start: LocalDateTime;
  readonly previousStart: LocalDateTime | null;
  readonly sequence: number;
}

/**
 * When a showing was last changed. Without a date from editors, 52 weeks before its first planned start, plus a minute
 * per step of the sequence: a past moment that depends on the content alone, and grows with changes.
 */
export const lastChanged = ({ changed, start, previousStart, sequence }: Change): LocalDateTime => {
  if (changed !== null) return changed;
  const first = previousStart ?? start;
  return wallClock(addMinutes(addDays(dateOf(first), -364) + first.slice(10), sequence));
};
