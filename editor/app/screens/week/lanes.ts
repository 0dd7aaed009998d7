/** A time span, in minutes from midnight at the start of its day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Stacks overlapping spans: each gets the first free lane. */
export const lanesOf = (spans: readonly Span[]): readonly number[] => {
  const ends: number[] = [];
  return spans.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
};

/** Where a box on the hour scale has room for a time, a long word of a title and a state: at 1280 px, and below. */
export const MIN_BOX_MINUTES = { wide: 195, narrow: 285 } as const;

/** The place of a showing on the hour scale: as long as it lasts, but at least as long as its words need. */
export const boxOf = ({ from, to }: Span, last: number, least: number): Span => ({
  from,
  to: Math.min(last * 60, Math.max(to, from + least)),
});

const UNKNOWN_MINUTES = 90;
const DAY_MINUTES = 1440;

const minutesOf = (moment: string): number => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));

/** Span of a showing on its start day; one that ends after midnight runs past 24:00. */
export const spanOf = ({ start, end }: { readonly start: string; readonly end: string | null }): Span => {
  const from = minutesOf(start);
  if (end === null) return { from, to: from + UNKNOWN_MINUTES };
  const days = Math.round((Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000);
  return { from, to: Math.max(from + 15, minutesOf(end) + days * DAY_MINUTES) };
};

/** Whole hours that cover all spans with their words, and at least the evening. */
export const hoursAround = (spans: readonly Span[], least = 0): { readonly first: number; readonly last: number } => ({
  first: Math.min(12, ...spans.map(({ from }) => Math.floor(from / 60))),
  last: Math.min(30, Math.max(23, ...spans.map(({ from, to }) => Math.ceil(Math.max(to, from + least) / 60)))),
});

const QUARTER = 15;

const timeOf = (minutes: number): string => {
  const held = Math.max(0, Math.min(DAY_MINUTES - QUARTER, minutes));
  return `${String(Math.floor(held / 60)).padStart(2, "0")}:${String(held % 60).padStart(2, "0")}`;
};

/** Time at a fraction of the scale, to the quarter hour: "18:15". */
export const clockAt = (share: number, { first, last }: { readonly first: number; readonly last: number }): string => {
  return timeOf(Math.round((first * 60 + share * (last - first) * 60) / QUARTER) * QUARTER);
};

/** Time shifted by some minutes, within the same day. */
export const timeAfter = (time: string, minutes: number): string =>
  timeOf(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes);
