import { graphql } from "gatsby";
import { useEffect, useMemo } from "react";
import { EmptyNote } from "../../components/elements/empty-note";
import { Link } from "../../components/elements/link";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { useNow } from "../../components/hooks/use-now";
import { byKey, coming } from "../../components/programme/showings";
import { useLiveShowings } from "../../features/events/events";
import { traitsOf, useSelection } from "../../features/programme/programme";
import { showNarrowed } from "../../lib/first-page";
import { monthName, monthOf } from "../../rules/time/month";
import type { BlockProps } from "../block-props";
import { KindChoice } from "./kind-choice";
import * as styles from "./month-calendar.module.css";
import { MonthHead } from "./month-head";
import { MonthTable } from "./month-table";
import { monthTexts } from "./texts";

type Fields = Queries.MonthCalendarBlockFieldsFragment;

/** The month's entries, with live status for those to come; the others are as built. */
const useEntries = ({ events, productions, asOf }: Fields) => {
  const now = useNow(asOf);
  const live = byKey(useLiveShowings(coming(events, now)));
  const known = useMemo(() => byKey(productions), [productions]);
  const entries = events.flatMap((event) => {
    const production = known.get(event.production.key);
    return production
      ? [{ event: live.get(event.key) ?? event, production, kinds: traitsOf({ event, production }).kind }]
      : [];
  });
  return { now, entries };
};

/** The showings of one month, cinema and culture together: a table by weeks, or a list by days where it is narrow. */
export const MonthCalendar = ({ block, headline }: BlockProps<Fields>) => {
  const { now, entries } = useEntries(block);
  const [{ kind }, change] = useSelection();
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) showNarrowed();
  }, [hydrated]);
  const month = monthOf(block.events[0]?.start ?? block.today.date);
  const found = kind === "" ? entries : entries.filter(({ kinds }) => kinds.has(kind));
  const choose = (value: string) => change({ kind: value });
  return (
    <section className={styles.calendar} aria-labelledby={`${block.id}-overskrift`}>
      <MonthHead id={block.id} {...{ month, now, headline }} months={block.months} />
      {entries.length === 0 ? (
        <EmptyNote>{block.emptyText}</EmptyNote>
      ) : (
        <>
          <KindChoice {...{ entries, kind, choose, month }} found={found.length} />
          <div className={styles.days} data-narrows="">
            <MonthTable
              id={block.id}
              entries={found}
              links={{ movie: block.cinemaLink, culture: block.cultureLink }}
              level={headline === "h1" ? "h2" : "h3"}
              caption={monthTexts.caption(monthName(month))}
              {...{ month, now }}
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
