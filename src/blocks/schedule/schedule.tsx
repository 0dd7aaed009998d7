import { graphql } from "gatsby";
import { EmptyNote } from "../../components/empty-note";
import { Picture } from "../../components/picture";
import { byDay, byKey, coming } from "../../components/programme";
import { ProgrammeDay } from "../../components/programme-day";
import { Section } from "../../components/section";
import { useNow } from "../../components/use-now";
import { strings } from "../../lib/strings";
import { dateOf } from "../../rules/local-time";
import type { BlockProps } from "../block-props";
import * as styles from "./schedule.module.css";

/** Showings day by day; the hero of the front page shows the next film's picture beside them. */
export const Schedule = ({ block, first }: BlockProps<Queries.ScheduleBlockFieldsFragment>) => {
  const now = useNow(block.today.date);
  const productions = byKey(block.productions);
  const upcoming = coming(block.events, now);
  const days = byDay(upcoming, block.days);
  const next = block.variant === "hero" ? upcoming.find(({ status }) => status !== "cancelled") : undefined;
  const cover = next && productions.get(next.production.key)?.heroCover;
  return (
    <Section id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
      {days.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      <div className={styles.schedule} data-variant={block.variant}>
        {cover && (
          <div className={styles.screen}>
            <div className={styles.frame}>
              <Picture picture={cover} shape="wide" sizes="(min-width: 64rem) 40rem, 100vw" eager={first} />
              <p className={styles.caption}>
                {strings.nextShowing}: {productions.get(next.production.key)?.title}
              </p>
            </div>
          </div>
        )}
        <div>
          {days.map(([date, events]) => (
            <ProgrammeDay key={date} date={date} today={dateOf(now)} events={events} productions={productions} />
          ))}
        </div>
      </div>
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
      heroCover: cover {
        ...WidePicture
      }
    }
  }
`;
