import { graphql } from "gatsby";
import { runAt } from "../../../domain/showings/run";
import { longDate, withWholeFigures } from "../../../domain/time/norwegian";
import { EmptyNote } from "../../components/elements/empty-note";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { DayLabel } from "../../components/programme/day-label";
import { AccessLegend } from "../../components/programme/row/access-symbols";
import { CalendarLink } from "../../components/programme/row/calendar-link";
import { ShowingRows } from "../../components/programme/row/showing-rows";
import { RunNote } from "../../components/programme/run-note";
import { byDay, byKey, coming } from "../../components/programme/showings";
import { ChildQuestion } from "../../features/child-question/child-question";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./ticket-list.module.css";
import { TicketPrices } from "./ticket-prices";

/** The showings of one production by day, with links to tickets. */
export const TicketList = ({ block }: BlockProps<Queries.TicketListBlockFieldsFragment>) => {
  const now = useNow(block.asOf);
  const productions = byKey(block.productions);
  const shown = coming(block.events, now);
  const days = byDay(shown, null);
  const isOver = block.production !== null && runAt(block.production, block.events, now).is === "ended";
  return (
    <Section
      list={LISTS.showings}
      id={`${block.id}-overskrift`}
      heading={isOver ? siteTexts.runOver : (block.heading ?? siteTexts.showings)}
    >
      {block.childQuestion && !isOver && <ChildQuestion id={block.id} folds={false} />}
      {block.production && (
        <RunNote production={block.production} events={block.events} now={now} className={styles.run} />
      )}
      {days.length === 0 && !isOver && <EmptyNote>{block.emptyText}</EmptyNote>}
      <TicketPrices
        events={shown}
        versionOf={({ production }) => productions.get(production.key)?.versionLabel ?? null}
      />
      <div className={styles.days}>
        {days.map(([date, events]) => {
          const first = events.find(({ status }) => status !== "cancelled");
          const production = first && productions.get(first.production.key);
          return (
            <div key={date}>
              <div className={styles.head}>
                <h3 className={styles.day}>
                  <DayLabel date={date} now={now} near={`*, ${longDate(date)}`} />
                </h3>
                {production && <CalendarLink event={first} title={production.title} day={longDate(date)} />}
              </div>
              <ShowingRows date={date} events={events} productions={productions} now={now} withTitle={false} />
            </div>
          );
        })}
      </div>
      <AccessLegend events={shown} />
      {block.companionPass !== null &&
        days.some(([, events]) => events.some(({ ticketUrl }) => ticketUrl !== null)) && (
          <details className={styles.companion}>
            <summary>{siteTexts.companionPass}</summary>
            <p>{withWholeFigures(block.companionPass)}</p>
          </details>
        )}
    </Section>
  );
};

export const query = graphql`
  fragment TicketListBlockFields on TicketListBlock {
    id
    heading
    childQuestion
    emptyText
    companionPass
    today {
      date
    }
    asOf
    production {
      object
      premiere
    }
    events {
      ...ShowingFields
    }
    productions {
      ...ShowingProduction
    }
  }
`;
