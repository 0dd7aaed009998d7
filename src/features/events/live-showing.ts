import { isShowingStatus, type ShowingStatus } from "../../rules/showing";

/** What the film platform knows of a showing right now (specification, sections 3 and 7: events). */
export interface LiveShowing {
  /** The event's id in content. */
  readonly id: string;
  /** Null when the platform has no word that we know. */
  readonly status: ShowingStatus | null;
  readonly seatsLeft: number | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const asSeats = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;

/** Reads the answer of the events call; what has no id is left out. Throws when it is no list. */
export const readLiveShowings = (answer: unknown): readonly LiveShowing[] => {
  if (!Array.isArray(answer)) throw new Error("The events call did not answer with a list");
  return answer
    .filter(isRecord)
    .flatMap(({ id, status, seatsLeft }) =>
      typeof id === "string"
        ? [{ id, status: isShowingStatus(status) ? status : null, seatsLeft: asSeats(seatsLeft) }]
        : [],
    );
};
