import { graphql } from "gatsby";
import { useEffect, useMemo } from "react";
import { addDays, dateOf, type LocalDate, type LocalDateTime, weekdayIndex } from "../../../domain/time/local-time";
import { type Month, monthAfter, monthName, monthOf } from "../../../domain/time/month";
import { EmptyNote } from "../../components/elements/empty-note";
import { Link } from "../../components/elements/link";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { useNow } from "../../components/hooks/use-now";
import { traitsOf } from "../../components/programme/filters/listing";
import { useSelection } from "../../components/programme/filters/use-filters";
import { byKey, coming, withMovedAway } from "../../components/programme/showings";
import { showNarrowed } from "../../lib/first-page";
import type { BlockProps } from "../block-props";
import { KindChoice } from "./kind-choice";
import * as styles from "./month-calendar.module.css";
import { MonthHead } from "./month-head";
import { MonthTable } from "./month-table";
import { monthTexts } from "./texts";

type Fields = Queries.MonthCalendarBlockFieldsFragment;

/** The month's entries. */
const useEntries = ({ events, productions }: Fields, month: Month, last: LocalDate, now: LocalDateTime) => {
  const known = useMemo(() => byKey(productions), [productions]);
  return withMovedAway(events, now).flatMap((event) => {
    const production = known.get(event.production.key);
    const isShown = production && event.start >= month && dateOf(event.start) <= last;
    return isShown ? [{ event, production, kinds: traitsOf({ event, production }).kind }] : [];
  });
};

/** The page's month. A showing that has been moved since the build may be in another one. */
const monthOfPage = ({ events, today }: Fields): Month =>
  monthOf((events.find(({ status }) => status !== "moved") ?? events[0])?.start ?? today.date);

/** The last day of the table: of the month, or the last Sunday of the two weeks after it that the page has. */
const lastDay = ({ events }: Fields, month: Month): LocalDate => {
  const next = `${monthAfter(month)}-01`;
  const goesOn = events.some(({ start, status }) => status !== "moved" && start >= next);
  return addDays(next, goesOn ? 13 - weekdayIndex(next) : -1);
};

/** The showings of one month, cinema and culture together: a table by weeks, or a list by days where it is narrow. */
export const MonthCalendar = ({ block, headline }: BlockProps<Fields>) => {
  const now = useNow(block.asOf);
  const month = monthOfPage(block);
  const last = lastDay(block, month);
  const entries = useEntries(block, month, last, now);
  const [{ kind }, change] = useSelection();
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) showNarrowed();
  }, [hydrated]);
  const found = kind === "" ? entries : entries.filter(({ kinds }) => kinds.has(kind));
  const toCome = (shown: typeof entries) =>
    coming(
      shown.map(({ event }) => event),
      now,
    ).filter((event) => !("movedTo" in event)).length;
  const choose = (value: string) => change({ kind: value });
  return (
    <section className={styles.calendar} data-poster="month" aria-labelledby={`${block.id}-overskrift`}>
      <MonthHead id={block.id} {...{ month, last, now, headline }} months={block.months} />
      {entries.length === 0 ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <>
          <KindChoice
            {...{ entries, kind, choose, month }}
            found={found.length}
            toCome={toCome(found)}
            allToCome={toCome(entries)}
          />
          <div className={styles.days} data-narrows="">
            <label className={styles.past}>
              <input type="checkbox" /> {monthTexts.withPast}
            </label>
            <MonthTable
              id={block.id}
              entries={found}
              links={{ movie: block.cinemaLink, culture: block.cultureLink }}
              level={headline === "h1" ? "h2" : "h3"}
              caption={monthTexts.caption(monthName(month))}
              {...{ month, last, now }}
            />
          </div>
        </>
      )}
      <p className={styles.programmes}>
        {monthTexts.programmes}: <Link to={block.cinemaLink.path}>{block.cinemaLink.label}</Link>{" "}
        <Link to={block.cultureLink.path}>{block.cultureLink.label}</Link>
      </p>
    </section>
  );
};

export const query = graphql`
  fragment MonthCalendarBlockFields on MonthCalendarBlock {
    id
    cinemaLink {
      label
      path
    }
    cultureLink {
      label
      path
    }
    emptyText
    months {
      month
      path
    }
    today {
      date
    }
    asOf
    events {
      ...ListedEvent
      saleOpens
      previousStart
    }
    productions {
      ...ListedProduction
      title
      path
    }
  }
`;
