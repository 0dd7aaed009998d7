import type { LocalDateTime } from "../time/local-time";
import { clockTime } from "../time/norwegian";
import { addMinutes, wallClock } from "../time/oslo";

/** For a showing that takes place as planned. */
export const SALE_STATUSES = ["planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free"] as const;

export const SHOWING_STATUSES = [...SALE_STATUSES, "cancelled", "moved"] as const;
export type ShowingStatus = (typeof SHOWING_STATUSES)[number];

export const isShowingStatus = (value: unknown): value is ShowingStatus =>
  SHOWING_STATUSES.some((status) => status === value);

export const ACCESSIBILITY = [
  "hearingLoop",
  "audioDescription",
  "norwegianSubtitles",
  "relaxed",
  "baby",
  "wheelchair",
] as const;
export type Accessibility = (typeof ACCESSIBILITY)[number];

const ACCESSIBILITY_LABELS: Record<Accessibility, string> = {
  hearingLoop: "Teleslynge",
  audioDescription: "Synstolking",
  norwegianSubtitles: "Tekstet på norsk",
  relaxed: "Dempet lyd og lys",
  baby: "Babykino",
  wheelchair: "Rullestolplass",
};

const isAccessibility = (value: string): value is Accessibility => Object.hasOwn(ACCESSIBILITY_LABELS, value);

/** "Teleslynge"; an unknown value is unchanged. */
export const accessibilityLabel = (value: string): string =>
  isAccessibility(value) ? ACCESSIBILITY_LABELS[value] : value;

interface Timing {
  readonly start: string;
  readonly end?: string | undefined;
  /** The production's running time in minutes; 0 or absent when unknown. */
  readonly runningTime?: number | undefined;
  /** Minutes of advertising before a film. */
  readonly advertising: number;
}

/**
 * When a showing ends: its own end, or start + advertising + running time; null when neither is known. In content form,
 * so that an end in autumn's repeated hour keeps its offset.
 */
export const showingEnd = ({ start, end, runningTime, advertising }: Timing): string | null => {
  if (end !== undefined) return end;
  return runningTime ? addMinutes(start, advertising + runningTime) : null;
};

/** The assumed length of a showing with an unknown end. */
export const UNKNOWN_LENGTH_MINUTES = 180;

/** Until when a showing is listed: its end, or three hours after its start. */
export const listedUntil = (start: LocalDateTime, end: LocalDateTime | null): LocalDateTime =>
  end ?? wallClock(addMinutes(start, UNKNOWN_LENGTH_MINUTES));

/** How long a showing stays on the foyer screen after its start, for latecomers. */
const LATECOMERS_MINUTES = 20;

/** Until when a showing is on the foyer screen. */
export const onScreenUntil = ({ start }: { readonly start: LocalDateTime }): LocalDateTime =>
  wallClock(addMinutes(start, LATECOMERS_MINUTES));

export type ShowingPhase = "coming" | "begun" | "ended";

/** A showing's phase at a moment in Oslo. It has begun from its start, and ended from `listedUntil`. */
export const showingPhase = (
  { start, end }: { readonly start: LocalDateTime; readonly end: LocalDateTime | null },
  now: LocalDateTime,
): ShowingPhase => {
  if (now < start) return "coming";
  return now < listedUntil(start, end) ? "begun" : "ended";
};

/** "18.00", the time in a programme row. */
export const startTime = clockTime;
