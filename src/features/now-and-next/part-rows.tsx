import { clsx } from "clsx";
import { type PartState, type PartStateSpan, partStateAt, partStatesBetween } from "../../../domain/hours/now-and-next";
import { stateAt } from "../../../domain/showings/showing-state";
import { addDays, dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { Link } from "../../components/elements/link";
import * as styles from "./part-rows.module.css";
import { endText, nextText, stateText } from "./row-texts";
import { texts } from "./texts";
import { type PartShowing, partOfRow, type VenueParts } from "./venue-parts";

interface Production {
  readonly key: string;
  readonly title: string;
  readonly path?: string | null;
}

interface PartRowsProps {
  readonly parts: VenueParts;
  /** All showings that the rows may contain, by start, with live statuses. */
  readonly showings: readonly PartShowing[];
  readonly productions: readonly Production[];
  /** The moment of the built page; while it is the current time, the rows contain the coming states too. */
  readonly asOf: LocalDateTime;
  readonly now: LocalDateTime;
  readonly className?: string | undefined;
}

/** A built page contains the states of this many days, so that it is correct before hydration. */
const DAYS_BUILT = 2;

interface WhatProps {
  readonly showing: PartShowing;
  readonly productions: readonly Production[];
}

const What = ({ showing, productions }: WhatProps) => {
  const production = productions.find(({ key }) => key === showing.production.key);
  const path = production?.path ?? null;
  const title = production?.title ?? "";
  return (
    <>
      {path === null ? <b>{title}</b> : <Link to={path}>{title}</Link>}
      <span data-what="hall">, {showing.hall.name}</span>
    </>
  );
};

interface StateProps extends Pick<PartRowsProps, "productions"> {
  readonly part: PartState<PartShowing>;
  readonly followsProgramme: boolean;
  readonly at: LocalDateTime;
}

const State = ({ part, followsProgramme, at, productions }: StateProps) => {
  const { now: state, next } = part;
  const text = stateText(part, followsProgramme, at);
  return (
    <>
      {state.is === "showing" && (
        <span data-what="now">
          {texts.now}
          <What showing={state.showing} productions={productions} />
          {state.until !== null && `, ${texts.until(endText(state.until, at))}`}
          {state.others > 0 && texts.others(state.others)}
        </span>
      )}
      {text !== null && <span data-what="now">{text}</span>}
      {next !== null && (
        <>
          {(text !== null || state.is === "showing") && " "}
          <span data-what="next">
            {texts.next(nextText(next.start, at))}
            <What showing={next} productions={productions} />
            {stateAt(next, at).tickets === "soldOut" && texts.soldOut}
          </span>
        </>
      )}
    </>
  );
};

/**
 * A row for each part of the venue: what goes on there now, and what is next. The built page contains the states of the
 * next days with the times at which they hold (app/first-load/ended-at-load.ts).
 */
export const PartRows = ({ parts, showings, productions, asOf, now, className }: PartRowsProps) => (
  <dl className={clsx(styles.rows, className)}>
    {parts.rows.map((row) => {
      const part = partOfRow(row, parts.openDays, showings);
      const spans: readonly (PartState<PartShowing> & Partial<PartStateSpan<PartShowing>>)[] =
        now === asOf
          ? partStatesBetween(part, asOf, `${addDays(dateOf(asOf), DAYS_BUILT)}T00:00`)
          : [partStateAt(part, now)];
      return (
        // A part may have one row for its hours and one for its programme.
        <div key={`${row.part.key} ${row.shows} ${row.label}`}>
          <dt>{row.label}</dt>
          {spans.map((span, index) => (
            // The inline script may have hidden the first element of a built page; a separate element is visible.
            <dd
              key={span.from ?? "now"}
              data-is={span.now.is}
              data-from={span.from}
              data-until={span.until}
              hidden={index > 0}
            >
              <State
                part={span}
                followsProgramme={part.followsProgramme}
                at={span.from ?? now}
                productions={productions}
              />
            </dd>
          ))}
        </div>
      );
    })}
  </dl>
);
