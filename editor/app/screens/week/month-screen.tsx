import { Alert, Button, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { type CSSProperties, useState } from "react";
import { addDays, MONTHS, mondayOf } from "../../../../domain/time/local-time";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Week, WeekShowing } from "../../../api/week";
import { weekClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { editAddress, monthAddress, newShowingAddress, showingAddress, weekAddress } from "../../data/route";
import { useLoaded } from "../../data/use-loaded";
import { needsNoLook, StateMark } from "../../elements/state-mark";
import { DayStrip, dayAnchor } from "./day-strip";
import * as styles from "./month.module.css";
import { PeriodLinks } from "./period-links";
import { ShowingOutcome } from "./showing-outcome";
import { ShowingSheet } from "./showing-sheet";
import { useShowingActions } from "./use-showing-actions";
import * as weekStyles from "./week.module.css";

type Day = Week["days"][number];

/** "2026-12" */
type Month = string;

interface Loaded {
  readonly month: Month;
  readonly now: string;
  readonly weeks: readonly Week[];
}

/** The weeks with days of a month, in order. */
const weeksOf = (month: Month): Promise<readonly Week[]> => {
  const first = `${month}-01`;
  const mondays = [1, 2, 3, 4, 5].map((at) => addDays(mondayOf(first), 7 * at)).filter((day) => day.startsWith(month));
  return Promise.all([first, ...mondays].map((day) => weekClient.week(day)));
};

/** From then on, what is left of a month says little. */
const LATE = 16;

/** A month; when none is asked for this one, and with it the next when it is nearly over. */
const loadMonths = async (asked: Month | null): Promise<readonly Loaded[]> => {
  const now = asked === null ? (await weekClient.week(null)).now : "";
  const month = asked ?? now.slice(0, 7);
  const weeks = await weeksOf(month);
  const first = { month, now: weeks[0]?.now ?? now, weeks };
  if (asked !== null || Number(now.slice(8, 10)) < LATE) return [first];
  const { after } = besideOf(month);
  return [first, { ...first, month: after, weeks: await weeksOf(after) }];
};

const besideOf = (month: Month) => ({
  before: addDays(`${month}-01`, -1).slice(0, 7),
  after: addDays(`${month}-28`, 4).slice(0, 7),
});

const titleOf = (month: Month): string =>
  sentenceCase(`${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`);

/** Whether nothing is on, appears or leaves. */
const isBare = ({ date }: Day, weeks: readonly Week[]): boolean =>
  !weeks.some(
    ({ showings, scheduled }) =>
      showings.some(({ start }) => start.startsWith(date)) || scheduled.some((one) => one.date === date),
  );

const daysOf = ({ month, weeks }: Pick<Loaded, "month" | "weeks">): readonly Day[] =>
  weeks.flatMap((week) => week.days).filter(({ date }) => date.startsWith(month));

/** "Tirsdag 1. desember", "Tirsdag 1.–fredag 4. desember" for days without anything; the month stands above a grid. */
const SpanName = ({ days }: { readonly days: readonly Day[] }) => {
  const [first = "", last = ""] = [days[0], days.at(-1)].map((day) => day?.name.replace(/ \p{L}+$/u, ""));
  return (
    <>
      {sentenceCase(days.length === 1 ? first : `${first}–${last}`)}
      <span className={styles.month}>{days.at(-1)?.name.slice(last.length)}</span>
    </>
  );
};

interface DaysProps extends Loaded {
  readonly days: readonly Day[];
  readonly onOpen: (showing: WeekShowing) => void;
}

/** Its place among the weekdays, and how many they are, where the weeks stand below each other in columns. */
const placeOf = (days: readonly Day[]): CSSProperties => {
  const date = days[0]?.date ?? "";
  const column = [0, 1, 2, 3, 4, 5, 6].findIndex((at) => addDays(mondayOf(date), at) === date) + 1;
  return { "--column": column, "--days": days.length } as CSSProperties;
};

/** Days with what is on and what appears and leaves; days of a week in a row without anything are one line. */
const Days = ({ days, month, now, weeks, onOpen }: DaysProps) => {
  const usual = weeks[0]?.halls[0]?.id;
  const showings = weeks.flatMap((week) => week.showings).sort((a, b) => a.start.localeCompare(b.start));
  const scheduled = weeks.flatMap((week) => week.scheduled);
  const lines: { readonly days: Day[]; readonly own: typeof showings; readonly turns: typeof scheduled }[] = [];
  const joins = (line: (typeof lines)[number]): boolean =>
    line.days.every((day) => isBare(day, weeks) && !now.startsWith(day.date) && !day.holiday);
  for (const day of days) {
    const own = showings.filter(({ start }) => start.startsWith(day.date));
    const turns = scheduled.filter(({ date }) => date === day.date);
    const line = { days: [day], own, turns };
    const before = lines.at(-1);
    const isMonday = mondayOf(day.date) === day.date;
    if (before !== undefined && joins(line) && joins(before) && !isMonday) before.days.push(day);
    else lines.push(line);
  }
  return (
    <div className={styles.room}>
      <table className={styles.days}>
        <caption className="ds-sr-only">{`Programmet i ${titleOf(month).toLowerCase()}`}</caption>
        <tbody>
          {lines.map(({ days: [day, ...more], own, turns }) =>
            day === undefined ? null : (
              <tr
                key={day.date}
                id={dayAnchor(day.date)}
                style={placeOf([day, ...more])}
                data-today={now.startsWith(day.date) || undefined}
              >
                <th scope="row">
                  <Link href={weekAddress(day.date)}>
                    <SpanName days={[day, ...more]} />
                  </Link>
                  {now.startsWith(day.date) && <small className={styles.today}>I dag</small>}
                  {day.holiday !== null && <small>{day.holiday}</small>}
                </th>
                <td>
                  {own.length + turns.length === 0 ? (
                    <small>Ingenting</small>
                  ) : (
                    <ul>
                      {turns.map(({ kind, id, title, detail, path }) => (
                        <li key={`${kind} ${id} ${path?.join(".")}`}>
                          <span aria-hidden>◌</span> <Link href={editAddress(kind, id, path)}>{title}</Link>{" "}
                          <small>{sentenceCase(detail)}</small>
                        </li>
                      ))}
                      {own.map((showing) => {
                        const { id, start, title, hall, hallName, status, statusText } = showing;
                        return (
                          <li key={id} className={styles.showing} data-status={status}>
                            <time>{start.slice(11).replace(":", ".")}</time>{" "}
                            <Link
                              href={showingAddress(day.date, id)}
                              onClick={(event) => {
                                event.preventDefault();
                                onOpen(showing);
                              }}
                            >
                              {title}
                            </Link>{" "}
                            <span className={styles.facts}>
                              {hall !== usual && <small>{hallName}</small>}{" "}
                              {!needsNoLook(status) && (
                                <small className={styles.state}>
                                  <StateMark status={status} text={statusText} />
                                </small>
                              )}
                            </span>
                          </li>
                        );
                      })}
                    </ul>
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
};

/** A month of the programme, a line a day, with what appears and leaves; a showing opens its actions. */
const MonthScreen = ({ month: asked }: { readonly month: Month | null }) => {
  const [saves, setSaves] = useState(0);
  const actions = useShowingActions(() => setSaves((count) => count + 1));
  const { edition } = useDesk();
  const { value, failure } = useLoaded(() => loadMonths(asked), `måned ${asked}`, edition + saves);
  if (failure !== null) return <Alert data-color="danger">{failure}</Alert>;
  if (value === null) return <Paragraph>Henter måneden …</Paragraph>;
  const [{ month, now, weeks } = { month: "", now: "", weeks: [] }, next] = value;
  const { before, after } = besideOf(month);
  const days = daysOf({ month, weeks });
  const past = days.filter(({ date }) => now.startsWith(month) && date < now.slice(0, 10));
  const onOpen = (showing: WeekShowing) => actions.open({ what: "showing", showing, slot: null });
  const shown = { month, now, weeks, onOpen };
  return (
    <>
      <div className={weekStyles.head}>
        <Heading level={1} data-size="lg">
          {titleOf(month)}
        </Heading>
        <Button asChild data-size="sm">
          <a href={newShowingAddress()}>Ny forestilling</a>
        </Button>
      </div>
      <div className={weekStyles.tools}>
        <PeriodLinks
          label="Måneder"
          before={["Forrige måned", monthAddress(before)]}
          now={["I dag", monthAddress()]}
          after={["Neste måned", monthAddress(after)]}
          views={{
            week: now.startsWith(month) ? weekAddress() : weekAddress(`${month}-01`),
            month: monthAddress(month),
            shown: "month",
          }}
        />
      </div>
      <ShowingOutcome actions={actions} />
      <Paragraph
        data-size="sm"
        className={weekStyles.help}
      >{`I ${weeks[0]?.halls[0]?.name ?? ""} der ikke annet står.`}</Paragraph>
      <DayStrip
        days={days.slice(past.length).map((day) => ({ ...day, isBare: isBare(day, weeks) }))}
        now={now}
        isMonth
      />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>Tidligere i måneden</summary>
          <Days {...shown} days={past} />
        </details>
      )}
      <Days {...shown} days={days.slice(past.length)} />
      {next !== undefined && (
        <>
          <Heading level={2} data-size="sm" className={styles.next}>
            {titleOf(next.month)}
          </Heading>
          <Days {...shown} {...next} days={daysOf(next)} />
        </>
      )}
      <ShowingSheet actions={actions} weeks={value.flatMap((one) => one.weeks)} />
    </>
  );
};

export default MonthScreen;
