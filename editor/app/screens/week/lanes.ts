/** A time span, in minutes from midnight at the start of its day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const QUARTER = 15;

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

/** Minutes that a bold letter of a card takes for each hour of the scale: at 1280 px, and below. */
const LETTER_MINUTES = { wide: 0.53, narrow: 0.87 } as const;

/** Letters as wide as a card's edges, and as its first line, the time. */
const EDGES = 2;
const FIRST_LINE = 11;
const MOST_LETTERS = 20;
const WIDE_LETTERS = /[mwæ]/gi;

const lettersOf = (word: string): number =>
  Math.min(word.length + 0.5 * (word.match(WIDE_LETTERS)?.length ?? 0), MOST_LETTERS);

/** The minutes that a card needs on a scale of some hours, where its words go on to the next line. */
export const roomOf = (title: string, hours: number, size: keyof typeof LETTER_MINUTES): number => {
  const longest = Math.max(FIRST_LINE, ...title.split(/[\s-]+/).map(lettersOf));
  return Math.floor(LETTER_MINUTES[size] * hours * (EDGES + longest));
};

/** Minutes by which a card can be narrower than its words, which then stand closer. */
const SQUEEZE = 15;

/**
 * The place of a card on the hour scale: as long as its showing lasts, but as many quarters as its words need, and
 * not into the next where that little room is missing.
 */
export const boxOf = ({ from, to }: Span, room: number, others: readonly Span[] = []): Span => {
  const wanted = Math.max(to, Math.ceil((from + room) / QUARTER) * QUARTER);
  const next = Math.min(...others.map((other) => other.from).filter((begins) => begins >= to && begins < wanted));
  return { from, to: next < wanted && from + room - next <= SQUEEZE ? next : wanted };
};

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

/** Whole hours that cover all boxes, and at least the evening; none after six in the morning. */
export const hoursAround = (boxes: readonly Span[]): { readonly first: number; readonly last: number } => ({
  first: Math.min(12, ...boxes.map(({ from }) => Math.floor(from / 60))),
  last: Math.min(30, Math.max(23, ...boxes.map(({ to }) => Math.ceil(to / 60)))),
});

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
