import { graphql } from "gatsby";
import { EmptyNote } from "../../components/empty-note";
import { byDay, byKey, coming } from "../../components/programme";
import { ProgrammeDay } from "../../components/programme-day";
import { Section } from "../../components/section";
import { useNow } from "../../components/use-now";
import { LiveNote, useLiveShowings } from "../../features/events/events";
import { levelUnder } from "../../lib/heading";
import { dateOf, type LocalDate } from "../../rules/local-time";
import type { BlockProps } from "../block-props";
import { NextShowing } from "./next-showing";
import * as styles from "./schedule.module.css";

/** What the hero can be until a new day is built: the showings that are left today, and the first one after. */
const untilTomorrow = (upcoming: readonly Queries.ShowingFieldsFragment[], today: LocalDate) => {
  const takingPlace = upcoming.filter(({ status }) => status !== "cancelled");
  const later = takingPlace.findIndex(({ start }) => dateOf(start) > today);
  return later === -1 ? takingPlace : takingPlace.slice(0, later + 1);
};

/** Showings day by day; as the hero of the front page with the next film's picture above and the days side by side. */
export const Schedule = ({ block, first }: BlockProps<Queries.ScheduleBlockFieldsFragment>) => {
  const now = useNow(block.today.date);
  const productions = byKey(block.productions);
  const upcoming = byDay(coming(block.events, now), block.days).flatMap(([, events]) => events);
  const showings = useLiveShowings(upcoming);
  const days = byDay(showings, null);
  const heroes = block.variant === "hero" ? untilTomorrow(showings, dateOf(now)) : [];
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
      {days.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      {heroes.map((event, index) => {
        const film = productions.get(event.production.key);
        return (
          film && (
            <NextShowing
              key={event.key}
              event={event}
              film={film}
              now={now}
              eager={first && index === 0}
              waiting={index > 0}
            />
          )
        );
      })}
      <div className={styles.days} data-variant={block.variant}>
        {days.map(([date, events]) => (
          <ProgrammeDay
            key={date}
            block={block.id}
            date={date}
            now={now}
            events={events}
            productions={productions}
            level={levelUnder(block.heading)}
          />
        ))}
      </div>
      <LiveNote />
    </Section>
  );
};

export const query = graphql`
  fragment ScheduleBlockFields on ScheduleBlock {
    id
    heading
    variant
    days
    emptyText
    link {
      label
      path
    }
    today {
      date
    }
    events {
      ...ShowingFields
    }
    productions {
      ...ShowingProduction
      ...NextShowingFilm
    }
  }
`;
