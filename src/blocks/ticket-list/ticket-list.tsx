import { graphql } from "gatsby";
import { runAt } from "../../../domain/showings/run";
import { longDate, withWholeFigures } from "../../../domain/time/norwegian";
import { EmptyNote } from "../../components/elements/empty-note";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import { Tag, Tags } from "../../components/elements/tags";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { onDemand } from "../../components/on-demand/on-demand";
import { DayLabel } from "../../components/programme/day-label";
import { CalendarLink } from "../../components/programme/row/calendar-link";
import { sharedFacts } from "../../components/programme/row/showing-facts";
import { ShowingRows } from "../../components/programme/row/showing-rows";
import { ticketsLeft } from "../../components/programme/row/tickets-left";
import { RunNote } from "../../components/programme/run-note";
import { byDay, byKey, coming } from "../../components/programme/showings";
import { ChildQuestion } from "../../features/child-question/child-question";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./ticket-list.module.css";
import { TicketPrices } from "./ticket-prices";

type Fields = Queries.TicketListBlockFieldsFragment;

const NextSteps = onDemand(() =>
  import(/* webpackChunkName: "block---TicketListBlock---steps" */ "./next-steps").then(({ NextSteps }) => NextSteps),
);

/** Whether somebody may have to wait for tickets. */
const isWaitedFor = ({ status, saleOpens }: Fields["events"][number]): boolean =>
  saleOpens !== null || status === "soldOut";

/** Where one sits: the drawings of the halls, with their wheelchair spaces. */
const HallLinks = ({ events }: Pick<Fields, "events">) =>
  [...new Map(events.map(({ hall }) => [hall.name, hall.seating]))].map(
    ([name, seating]) =>
      seating !== null && (
        <p key={name} className={styles.seating}>
          <Link to={seating}>{siteTexts.howOneSits(name)}</Link>
        </p>
      ),
  );

/** The showings of one production by day, with links to tickets. */
export const TicketList = ({ block }: BlockProps<Fields>) => {
  const now = useNow(block.asOf);
  const productions = byKey(block.productions);
  const shown = coming(block.events, now);
  const shared = sharedFacts(shown, productions);
  const days = byDay(shown, null);
  const ways = ticketsLeft(shown, productions, now);
  const isFilm = block.production?.object === "movie";
  const isOver = isFilm && block.production !== null && runAt(block.production, block.events, now).is === "ended";
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
      <div className={styles.prices}>
        <TicketPrices
          events={shown}
          versionOf={({ production }) => productions.get(production.key)?.versionLabel ?? null}
        />
        {shared.length > 0 && (
          <div className={styles.shared}>
            <p>{siteTexts.allShowings}</p>
            <Tags>
              {shared.map((fact) => (
                <Tag key={fact}>{fact}</Tag>
              ))}
            </Tags>
          </div>
        )}
      </div>
      <div className={styles.days}>
        {days.map(([date, events]) => {
          const first = events.find(({ status }) => status !== "cancelled");
          const production = first && productions.get(first.production.key);
          return (
            <div key={date} id={`${block.id}-${date}`}>
              <div className={styles.head}>
                <h3 className={styles.day}>
                  <DayLabel date={date} now={now} near={`*, ${longDate(date)}`} />
                </h3>
                {production && <CalendarLink event={first} title={production.title} day={longDate(date)} />}
              </div>
              <ShowingRows withTitle={false} repeated={shared.join("\n")} {...{ date, events, productions, now }} />
              {events.some(isWaitedFor) && <NextSteps block={block} events={events} waysOn={ways} now={now} />}
            </div>
          );
        })}
      </div>
      {block.production?.object === "movie" && <HallLinks events={shown} />}
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

TicketList.prepare = ({ events }: Fields) => (events.some(isWaitedFor) ? NextSteps.prepare() : undefined);

export const query = graphql`
  fragment TicketListBlockFields on TicketListBlock {
    id
    heading
    childQuestion
    emptyText
    companionPass
    siteUrl
    link {
      label
      path
    }
    ask {
      name
      phone
    }
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
      hall {
        seating
      }
    }
    productions {
      ...ShowingProduction
    }
  }
`;
