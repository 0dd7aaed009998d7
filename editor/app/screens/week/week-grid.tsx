import { Button } from "@digdir/designsystemet-react";
import type { CSSProperties, MouseEvent } from "react";
import { WEEKDAYS, weekdayIndex } from "../../../../domain/time/local-time";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Week, WeekShowing } from "../../../api/week";
import { useIsWide } from "../../data/use-is-wide";
import { AgeLimit } from "../../elements/age-limit";
import { StateMark } from "../../elements/state-mark";
import { dayAnchor, showingAnchor } from "./day-strip";
import { boxOf, clockAt, hoursAround, lanesOf, roomOf, spanOf } from "./lanes";
import { type Aim, freeSlot, type Slot } from "./slot";
import { useArrowMove } from "./use-arrow-move";
import { useDrag } from "./use-drag";
import * as styles from "./week.module.css";

interface GridProps {
  readonly week: Week;
  /** Its days, without those that are folded. */
  readonly days: Week["days"];
  /** The showing whose sheet is open. */
  readonly opened: string | null;
  readonly onOpen: (showing: WeekShowing) => void;
  readonly onAdd: (slot: Slot) => void;
  readonly onMove: (showing: WeekShowing, slot: Slot) => void;
}

type Hours = ReturnType<typeof hoursAround>;

const share = (minutes: number, { first, last }: Hours): string =>
  `${((100 * (minutes - first * 60)) / ((last - first) * 60)).toFixed(3)}%`;

/** Column of the quarter hour on the scale; the first is 1. */
const quarter = (minutes: number, { first }: Hours): number => Math.round((minutes - first * 60) / 15) + 1;

const customStyle = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => ({ ...values });

const landing = ({ showing, slot }: Aim, hours: Hours): CSSProperties => {
  const { from, to } = spanOf(showing);
  const begins = minutesOf(slot.time);
  return customStyle({ "--from": share(begins, hours), "--to": share(begins + to - from, hours) });
};

/** Where the present is on the scale; null on another day, and before and after the hours. */
const present = ({ now }: Week, date: string, hours: Hours): CSSProperties | null => {
  const minutes = minutesOf(now.slice(11, 16));
  const isShown = now.startsWith(date) && minutes >= hours.first * 60 && minutes < hours.last * 60;
  return isShown ? customStyle({ "--from": share(minutes, hours) }) : null;
};

const ARROWS = "uka-piltaster";

/** Where a showing would go, for the status line and screen readers. */
const aimText = ({ days, halls }: Week, aim: Aim): string => {
  const { date, hall, time } = aim.slot;
  const day = days.find((one) => one.date === date)?.name ?? "";
  const place = hall === aim.showing.hall ? "" : ` i ${halls.find(({ id }) => id === hall)?.name ?? hall}`;
  return `${aim.showing.title} til ${day} kl. ${time.replace(":", ".")}${place}.`;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Days × halls; each cell shows its showings on an hour scale. */
export const WeekGrid = ({ week, days, opened, onOpen, onAdd, onMove }: GridProps) => {
  const { showings, now } = week;
  const used = week.halls.filter(({ hasShowings }) => hasShowings);
  const halls = used.length > 0 ? used : week.halls;
  const size = useIsWide() ? "wide" : "narrow";
  const least = hoursAround(showings.map(spanOf));
  const roomFor = ({ title }: WeekShowing) => roomOf(title, least.last - least.first + 1, size);
  const cardOf = (one: WeekShowing, _: number, beside: readonly WeekShowing[]) =>
    boxOf(spanOf(one), roomFor(one), beside.filter(({ hall }) => hall === one.hall).map(spanOf));
  const hours = hoursAround(showings.map((one) => boxOf(spanOf(one), roomFor(one))));
  const ruler = Array.from({ length: hours.last - hours.first }, (_, at) => hours.first + at);
  const drag = useDrag(hours, onMove);
  const arrows = useArrowMove(days, onMove);
  const aim = drag.aim ?? arrows.aim;
  const slotAt = ({ currentTarget, clientX }: MouseEvent<HTMLElement>, date: string, hall: string): Slot => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return { date, hall, time: clockAt((clientX - left) / width, hours) };
  };
  return (
    <>
      <p id={ARROWS} className={styles.keys}>
        Dra en forestilling for å flytte den.<span className={styles.touch}> Hold først fingeren på den.</span> Med
        tastatur: Shift og piltaster flytter den som er valgt.
      </p>
      {/* Each part is read when it changes: the place at every step, and how to go on at the first. */}
      <div role="status" aria-atomic={false} className={styles.aim}>
        {aim !== null && (
          <>
            <span>{aimText(week, aim)}</span>{" "}
            <span>{`${drag.aim === null ? "Trykk Enter" : "Slipp"} for å flytte, Esc for å la være.`}</span>
          </>
        )}
      </div>
      <table
        aria-describedby={ARROWS}
        className={styles.grid}
        style={customStyle({ "--hours": ruler.length })}
        data-dragging={drag.aim !== null || undefined}
      >
        <caption className="ds-sr-only">{`Programmet i ${week.title.toLowerCase()}, ${week.dates}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.dayHead}>
              Dag
            </th>
            <th scope="col" className={styles.hallHead}>
              Sal
            </th>
            <th scope="col">
              <span className="ds-sr-only">Forestillinger</span>
              <span aria-hidden className={styles.hours}>
                {ruler.map((hour) => (
                  <span key={hour}>{String(hour % 24).padStart(2, "0")}</span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        {days.map(({ date, name, holiday }) => (
          <tbody key={date} id={dayAnchor(date)} data-day={date} data-today={now.startsWith(date) || undefined}>
            {halls.map((hall, at) => {
              const own = showings.filter((one) => one.hall === hall.id && one.start.startsWith(date));
              const boxes = own.map(cardOf).map(({ from, to }) => ({ from, to: Math.min(to, hours.last * 60) }));
              const lanes = lanesOf(boxes);
              const line = present(week, date, hours);
              return (
                <tr key={hall.id}>
                  {at === 0 && (
                    <th scope="rowgroup" rowSpan={halls.length} className={styles.day}>
                      {/* biome-ignore lint/a11y/useSemanticElements: HTML allows no heading in a header cell. */}
                      <span role="heading" aria-level={2}>
                        {sentenceCase(name)}
                      </span>
                      {now.startsWith(date) && <small>I dag</small>}
                      {holiday !== null && <small>{holiday}</small>}
                      <Button
                        variant="tertiary"
                        data-size="sm"
                        icon
                        className={styles.dayAdd}
                        aria-label={`Ny forestilling ${name}`}
                        onClick={() => onAdd(freeSlot(showings, { date, hall: halls[0]?.id ?? "" }))}
                      >
                        <span aria-hidden>+</span>
                      </Button>
                    </th>
                  )}
                  <th scope="row" className={styles.hall} data-empty={own.length === 0 || undefined}>
                    {hall.name}
                  </th>
                  {/* biome-ignore lint/a11y/useKeyWithClickEvents: The button in the cell does the same. */}
                  <td
                    className={styles.cell}
                    data-empty={own.length === 0 || undefined}
                    data-cell={`${date} ${hall.id}`}
                    onClick={(event) => {
                      if (event.target === event.currentTarget && !drag.wasDragged())
                        onAdd(slotAt(event, date, hall.id));
                    }}
                  >
                    <div className={styles.lanes}>
                      {own.map((showing, index) => {
                        const box = boxes[index] ?? spanOf(showing);
                        const { id, title, ageLimit, span, statusText, status, problems } = showing;
                        return (
                          <button
                            key={id}
                            id={showingAnchor(id)}
                            type="button"
                            className={styles.showing}
                            data-status={status}
                            data-open={opened === id || undefined}
                            data-past={(showing.end ?? showing.start) < now || undefined}
                            data-problem={problems.length > 0 || undefined}
                            data-tight={box.to - box.from < roomFor(showing) || undefined}
                            style={customStyle({
                              "--column": quarter(box.from, hours),
                              "--quarters": quarter(box.to, hours) - quarter(box.from, hours),
                              "--lane": (lanes[index] ?? 0) + 1,
                            })}
                            data-aimed={aim?.showing.id === id || undefined}
                            onPointerDown={(event) => drag.begin(event, showing)}
                            onKeyDown={(event) => arrows.press(event, showing)}
                            onBlur={arrows.forget}
                            onClick={() => {
                              if (!drag.wasDragged()) onOpen(showing);
                            }}
                          >
                            <span className={styles.time}>
                              <span className="ds-sr-only">{`${WEEKDAYS[weekdayIndex(date)]} kl. `}</span>
                              {span.replace("kl. ", "")}
                            </span>{" "}
                            <strong>{title}</strong>{" "}
                            <span className={styles.status}>
                              <StateMark status={status} text={statusText} /> <AgeLimit limit={ageLimit} />
                              {problems.length > 0 && (
                                <span className={styles.warned}>
                                  <span aria-hidden>△</span> Se varsel
                                </span>
                              )}
                            </span>
                          </button>
                        );
                      })}
                    </div>
                    {line && <span aria-hidden className={styles.now} style={line} />}
                    {aim?.slot.date === date && aim.slot.hall === hall.id && (
                      <span aria-hidden className={styles.landing} style={landing(aim, hours)} />
                    )}
                    <Button
                      variant="tertiary"
                      data-size="sm"
                      icon
                      className={styles.add}
                      aria-label={`Legg til i ${hall.name} ${name}`}
                      onClick={() => onAdd(freeSlot(showings, { date, hall: hall.id }))}
                    >
                      <span aria-hidden>+</span>
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </>
  );
};
