import { dateOf, type LocalDate, type LocalDateTime, mondayOf } from "../../../../domain/time/local-time";
import { dateSpan } from "../../../../domain/time/norwegian";
import { levelBelow } from "../../../lib/heading";
import { useFirstSliceOfPage } from "../../hooks/use-first-slice";
import { ticketsLeft } from "../row/tickets-left";
import { byDay, hasFilms, isBeyondWeek, repeatedFacts, withMovedAway } from "../showings";
import * as styles from "./board.module.css";
import { type Day, openAndFolded, stripDays, weeksBeyond } from "./board-days";
import { DayStrip } from "./day-strip";
import { CARD_DAYS, type PaperLayout, paperLayout } from "./paper-layout";
import { ProgrammeDay, type ProgrammeDayProps } from "./programme-day";
import { ProgrammeWeek } from "./programme-week";

declare module "react" {
  interface CSSProperties {
    /** The text size of the printed week, and of the card with its first days. */
    readonly "--paper-size"?: string;
    readonly "--card-size"?: string;
  }
}

type Showing = Queries.ShowingFieldsFragment;

interface BoardProps {
  /** The block's id. */
  readonly block: string;
  /** Earliest first, without those that have ended. */
  readonly events: readonly Showing[];
  /** How many days with showings; null for all. */
  readonly limit: number | null;
  readonly productions: ReadonlyMap<string, Queries.ShowingProductionFragment>;
  readonly now: LocalDateTime;
  readonly level: "h2" | "h3";
  /**
   * "whole" has a strip of days, an open week and later weeks folded; "found" shows the matches of a filter, with every
   * week open; "days" shows days only, "hero" side by side.
   */
  readonly shape: "whole" | "found" | "days" | "hero";
  /** For "hero". */
  readonly hero?: Pick<ProgrammeDayProps, "leaving"> & { readonly programmeOf: (date: LocalDate) => string | null };
}

/** Rows of a day beside other days, which may have few. */
const MAX_SIDE_BY_SIDE = 3;

const isNewWeek = (date: LocalDate, before: LocalDate | undefined): boolean =>
  before === undefined || mondayOf(before) !== mondayOf(date);

/** Days that fill a screen. */
const FIRST_DAYS = 2;

/** The programme's board: showings day by day. On a page that is navigated to, the first days come first. */
export const Board = ({ block, events: all, limit, productions, now, level, shape, hero }: BoardProps) => {
  const listed = shape === "found" ? all : withMovedAway(all, now);
  const events = byDay(listed, limit).flatMap(([, showings]) => showings);
  const ways = ticketsLeft(all, productions, now);
  const repeated = repeatedFacts(all, productions);
  const isFirstSlice = useFirstSliceOfPage();
  const days = (shown: readonly Day<Showing>[], at: "h2" | "h3" | "h4", first = "", paper?: PaperLayout) =>
    shown.map(([date, showings], index) => (
      <ProgrammeDay
        key={date}
        events={showings}
        later={first !== "" && isBeyondWeek(first, date)}
        level={at}
        startsWeek={at === level && isNewWeek(date, shown[index - 1]?.[0])}
        leaving={hero?.leaving}
        most={hero && MAX_SIDE_BY_SIDE}
        starts={paper?.starts}
        more={hero?.programmeOf(date)}
        {...{ block, date, now, productions, repeated, waysOn: ways }}
      />
    ));
  if (shape === "days" || shape === "hero") {
    const held = byDay(events, null);
    return (
      <div className={styles.days} data-shape={shape}>
        {days(held, level, held[0]?.[0])}
      </div>
    );
  }
  const { open, weeks } = openAndFolded(events, dateOf(now));
  const strip = stripDays(events, dateOf(now));
  const paper = paperLayout(open, { productions, repeated, now });
  const spanOf = (shown: typeof open) => dateSpan(shown[0]?.[0] ?? "", shown.at(-1)?.[0] ?? "");
  const noun = hasFilms(all, productions) ? "showings" : "events";
  const after = weeksBeyond(weeks, strip);
  return (
    <div className={styles.board} data-poster={shape === "whole" ? "week" : undefined}>
      {shape === "whole" && strip.length + after.length > 1 && (
        <DayStrip days={strip} weeks={after} {...{ block, now }} />
      )}
      {shape === "whole" && open.length > 0 && (
        <p className={styles.span}>
          <span>{spanOf(open)}</span> <span>{spanOf(open.slice(0, CARD_DAYS))}</span>
        </p>
      )}
      <div className={styles.days} style={{ "--paper-size": `${paper.size}pt`, "--card-size": `${paper.cardSize}pt` }}>
        {days(isFirstSlice ? open.slice(0, FIRST_DAYS) : open, level, "", paper)}
      </div>
      {weeks.length > 0 && !isFirstSlice && (
        <div className={styles.weeks}>
          {weeks.map((week) => (
            <ProgrammeWeek key={week.monday} open={shape === "found"} {...{ block, week, level, noun }}>
              {days(week.days, levelBelow(level))}
            </ProgrammeWeek>
          ))}
        </div>
      )}
    </div>
  );
};
