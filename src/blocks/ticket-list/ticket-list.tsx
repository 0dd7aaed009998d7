import { graphql } from "gatsby";
import { DayWords } from "../../components/day-words";
import { EmptyNote } from "../../components/empty-note";
import { HallAccessibility } from "../../components/hall-accessibility";
import { byDay, byKey, coming } from "../../components/programme";
import { Section } from "../../components/section";
import { ShowingRow } from "../../components/showing-row";
import { LISTS } from "../../components/tracking";
import { useNow } from "../../components/use-now";
import { ChildQuestion } from "../../features/child-question/child-question";
import { useLiveShowings } from "../../features/events/events";
import { strings } from "../../lib/strings";
import { longDate } from "../../rules/norwegian";
import type { BlockProps } from "../block-props";
import * as styles from "./ticket-list.module.css";

/** The showings of one production, day by day, with links to tickets. */
export const TicketList = ({ block }: BlockProps<Queries.TicketListBlockFieldsFragment>) => {
  const now = useNow(block.asOf);
  const productions = byKey(block.productions);
  const days = byDay(useLiveShowings(coming(block.events, now)), null);
  return (
    <Section list={LISTS.showings} id={`${block.id}-overskrift`} heading={block.heading ?? strings.showings}>
      {block.childQuestion && <ChildQuestion id={block.id} />}
      {days.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      <div className={styles.days}>
        {days.map(([date, events]) => (
          <div key={date}>
            <h3 className={styles.day}>
              <DayWords date={date} now={now} near={`*, ${longDate(date)}`} />
            </h3>
            {events.map((event) => {
              const production = productions.get(event.production.key);
              return (
                production && (
                  <ShowingRow
                    key={event.key}
                    event={event}
                    production={production}
                    day={longDate(date)}
                    now={now}
                    withTitle={false}
                  />
                )
              );
            })}
          </div>
        ))}
      </div>
      <HallAccessibility events={coming(block.events, now)} />
      {days.some(([, events]) => events.some(({ ticketUrl }) => ticketUrl !== null)) && (
        <details className={styles.companion}>
          <summary>{strings.companionPass}</summary>
          <p>{block.companionPass}</p>
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
    events {
      ...ShowingFields
    }
    productions {
      ...ShowingProduction
    }
  }
`;
