import { holdsAt, saleSpan, textsOf } from "../../../../domain/showings/showing-state";
import type { LocalDateTime } from "../../../../domain/time/local-time";
import { showingFacts, symbolsOf } from "../row/showing-facts";
import type { Day } from "./board-days";

type Showing = Queries.ShowingFieldsFragment;
type Production = Queries.ShowingProductionFragment;

/** In points. */
const MAX_SIZE = 11.5;
const MIN_SIZE = 5;
const MAX_CARD_SIZE = 14;
const STEP = 0.25;
/** Sizes tried, the largest first. */
const sizesFrom = (largest: number): readonly number[] =>
  Array.from({ length: (largest - MIN_SIZE) / STEP + 1 }, (_, index) => largest - index * STEP);

/** The three columns below the heading with its dates and above the footer of an A4 page, in points, less a reserve. */
const COLUMNS = 3;
const COLUMN_WIDTH = 160;
const COLUMN_HEIGHT = 492;

/** The days of a card for a table, and its one column on A5, in points before `print.css` makes it smaller. */
export const CARD_DAYS = 2;
const CARD_WIDTH = 500;
const CARD_HEIGHT = 540;

/** Lengths in em of the text size, as the print rules of the style sheets of board, day and row make them. */
const LETTER = 0.45;
const TITLE_LETTER = 0.5;
const GAP = 0.9;
const POSTER = 2.9;
const TIME = 2.8;
const BADGE = 2;
const PRICE = 3.4;
const JUST_COME = 7.6;
const DAY = 2.7;
const ROW_PADDING = 0.7;
const SYMBOL = 1.5;
const POSTER_HEIGHT = 3.6;
const TITLE_LINE = 1.35;
const FACT_LINE = 1.25;
const TEXT_LINE = 1.12;

/** The number of lines that boxes take side by side; one that is longer than a line wraps. */
const linesOf = (boxes: readonly number[], line: number, gap: number): number => {
  let lines = 0;
  let left = 0;
  for (const box of boxes) {
    if (box > left) {
      const own = Math.max(1, Math.ceil(box / line));
      lines += own;
      left = own * line;
    }
    left -= box + gap;
  }
  return lines;
};

const linesOfText = (text: string | null, letter: number, line: number): number =>
  text === null
    ? 0
    : linesOf(
        text.split(/\s+/).map(({ length }) => length * letter),
        line,
        letter,
      );

interface Board {
  readonly productions: ReadonlyMap<string, Production>;
  readonly repeated: string;
  readonly now: LocalDateTime;
}

/** The height of a showing in em. */
const rowHeight = (event: Showing, production: Production, { repeated, now }: Board, width: number): number => {
  const beside = width - POSTER;
  const sale = saleSpan(event);
  const isSold = event.ticketUrl !== null && sale !== null && now < sale.until;
  const price = event.status === "free" ? JUST_COME : isSold ? PRICE : 0;
  const states = textsOf(event).filter((text) => text.is !== "free" && holdsAt(now)(text));
  const words = [...states.map(({ text }) => text), ...showingFacts(event, production, { withTitle: true, repeated })];
  const widths = [...words.map(({ length }) => length * LETTER), symbolsOf(event).length * SYMBOL];
  return (
    ROW_PADDING +
    Math.max(
      POSTER_HEIGHT,
      linesOfText(production.title, TITLE_LETTER, beside - TIME - BADGE) * TITLE_LINE +
        linesOf((event.note ?? event.reason) ? widths : [...widths, price], beside, GAP) * FACT_LINE +
        (linesOfText(event.reason, LETTER, beside) +
          linesOfText(event.note && `${event.note} ${"0".repeat(price / LETTER)}`, LETTER, beside)) *
          TEXT_LINE,
    )
  );
};

interface Row {
  readonly key: string;
  /** In em. */
  readonly height: number;
}

/**
 * The showings that begin a column after the first: a showing is never broken, and the day's name stands above the
 * first showing of each column.
 */
const columnStarts = (days: readonly (readonly Row[])[], height: number): readonly string[] => {
  const starts: string[] = [];
  let used = 0;
  for (const rows of days)
    for (const [index, row] of rows.entries()) {
      const isNext = used > 0 && used + row.height + (index === 0 ? DAY : 0) > height;
      if (isNext) starts.push(row.key);
      used = (isNext ? 0 : used) + row.height + (isNext || index === 0 ? DAY : 0);
    }
  return starts;
};

/** The lowest columns that take no more of them, in em. */
const balanced = (days: readonly (readonly Row[])[], height: number): readonly string[] => {
  const whole = columnStarts(days, height);
  for (let lower = height * 0.1; lower < height; lower += height * 0.02) {
    const starts = columnStarts(days, lower);
    if (starts.length < COLUMNS) return starts;
  }
  return whole;
};

export interface PaperLayout {
  /** In points. */
  readonly size: number;
  /** The same for a card with the first days. */
  readonly cardSize: number;
  /** The keys of the showings that begin a column. */
  readonly starts: ReadonlySet<string>;
}

/**
 * The largest text size at which days fit one printed page, with its columns. Estimated, since a page is also printed
 * without script; days that fit at no size get the smallest, and a second page.
 */
export const paperLayout = (days: readonly Day<Showing>[], board: Board): PaperLayout => {
  const rowsAt = (size: number, columnWidth = COLUMN_WIDTH): readonly (readonly Row[])[] =>
    days.map(([, showings]) =>
      showings.flatMap((event) => {
        const production = board.productions.get(event.production.key);
        const height = production && rowHeight(event, production, board, columnWidth / size);
        return height === undefined ? [] : [{ key: event.key, height }];
      }),
    );
  const fits = (size: number) => columnStarts(rowsAt(size), COLUMN_HEIGHT / size).length < COLUMNS;
  const size = sizesFrom(MAX_SIZE).find(fits) ?? MIN_SIZE;
  const fitsCard = (size: number) =>
    columnStarts(rowsAt(size, CARD_WIDTH).slice(0, CARD_DAYS), CARD_HEIGHT / size).length === 0;
  const cardSize = sizesFrom(MAX_CARD_SIZE).find(fitsCard) ?? MIN_SIZE;
  return { size, cardSize, starts: new Set(balanced(rowsAt(size), COLUMN_HEIGHT / size)) };
};
