import { isoWeek, type LocalDate, type LocalDateTime } from "../../../../domain/time/local-time";
import { longDate, sentenceCase } from "../../../../domain/time/norwegian";
import { levelBelow } from "../../../lib/heading";
import { siteTexts } from "../../../lib/texts";
import { Link } from "../../elements/link";
import { FoldForChild } from "../child/fold-for-child";
import { DayLabel } from "../day-label";
import { MovedRow } from "../row/moved-row";
import { ShowingRow } from "../row/showing-row";
import type { ticketsLeft } from "../row/tickets-left";
import { hasFilms, type MovedAway, untilOf } from "../showings";
import * as styles from "./programme-day.module.css";

type Showing = Queries.ShowingFieldsFragment;

export interface ProgrammeDayProps {
  /** The block's id, because a page may show the same day twice. */
  readonly block: string;
  /** True when it is more than a week after the first day of the programme, and therefore not printed. */
  readonly later?: boolean;
  readonly date: LocalDate;
  /** Whether it has the number of its week. */
  readonly startsWeek: boolean;
  readonly now: LocalDateTime;
  readonly events: readonly (Showing | MovedAway<Showing>)[];
  readonly level: "h2" | "h3" | "h4";
  readonly productions: ReadonlyMap<string, Queries.ShowingProductionFragment>;
  /** What its rows do not repeat: `repeatedFacts`. */
  readonly repeated: string;
  /** When showings leave the list before they end, by key. */
  readonly leaving?: ReadonlyMap<string, LocalDateTime> | undefined;
  /** How many showings are shown; the others follow as these leave the list. */
  readonly most?: number | undefined;
  /** The showings that begin a column on paper, by key. */
  readonly starts?: ReadonlySet<string> | undefined;
  /** For sold-out showings, by key: the next one with tickets. */
  readonly waysOn?: ReturnType<typeof ticketsLeft>;
  /** The page with the others. */
  readonly more?: string | null | undefined;
}

/** The showings of one day under the day's name. */
export const ProgrammeDay = ({
  block,
  date,
  startsWeek,
  later = false,
  now,
  events,
  level: Heading,
  productions,
  repeated,
  leaving,
  most = Number.POSITIVE_INFINITY,
  starts,
  waysOn,
  more = null,
}: ProgrammeDayProps) => {
  const amongFilms = hasFilms(events, productions);
  const endsOf = (shown: ProgrammeDayProps["events"]) =>
    shown.map((event) => leaving?.get(event.key) ?? untilOf(event)).sort();
  const rows = (shown: ProgrammeDayProps["events"]) => (
    <ul className={styles.showings}>
      {shown.map((event, index) => {
        const production = productions.get(event.production.key);
        const from = endsOf(shown)[index - most];
        return (
          production && (
            <li
              key={event.key}
              data-from={from}
              data-until={leaving?.get(event.key)}
              data-continues={index > 0 && starts?.has(event.key) ? sentenceCase(longDate(date)) : undefined}
              hidden={from !== undefined}
            >
              {"movedTo" in event ? (
                <MovedRow event={event} production={production} amongFilms={amongFilms} />
              ) : (
                <ShowingRow
                  event={event}
                  production={production}
                  day={longDate(date)}
                  now={now}
                  amongFilms={amongFilms}
                  repeated={repeated}
                  wayOn={waysOn?.get(event.key)?.label}
                  level={levelBelow(Heading)}
                />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
  return (
    <section
      id={`${block}-${date}`}
      className={styles.day}
      data-later={later}
      data-below
      data-column={starts?.has(events[0]?.key ?? "") ?? false}
      aria-labelledby={`${block}-${date}-dag`}
    >
      <Heading id={`${block}-${date}-dag`} className={styles.name}>
        <DayLabel date={date} now={now} near="* " far="" className={styles.relative} />
        <DayLabel date={date} now={now} near={longDate(date)} className={styles.date} />
        {startsWeek && <span className={styles.week}> uke {isoWeek(date)}</span>}
      </Heading>
      <FoldForChild items={events} productionOf={({ production }) => productions.get(production.key)} noun="showings">
        {rows}
      </FoldForChild>
      {more !== null && events.length > most && (
        <p className={styles.more} data-until={endsOf(events)[events.length - most - 1]}>
          <Link to={more}>
            {siteTexts.more(events.length - most)}
            <span className="visually-hidden">, {longDate(date)}</span>
          </Link>
        </p>
      )}
    </section>
  );
};
