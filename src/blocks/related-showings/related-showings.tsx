import { graphql } from "gatsby";
import { isInEvening } from "../../../domain/showings/evening";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { CardGrid } from "../../components/cards/card-grid";
import { PosterCard } from "../../components/cards/poster-card";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { DayLabel, When } from "../../components/programme/day-label";
import { ShowingRows } from "../../components/programme/row/showing-rows";
import { ticketsLeft } from "../../components/programme/row/tickets-left";
import { byDay, byKey, coming, nextOf, untilOf } from "../../components/programme/showings";
import { StateNote } from "../../components/programme/state-note";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./related-showings.module.css";

type Fields = Queries.RelatedShowingsBlockFieldsFragment;

/** Other showings in the evening of the production's next one. */
const SameEvening = ({ block, now }: { readonly block: Fields; readonly now: LocalDateTime }) => {
  const productions = byKey(block.productions);
  const pageOf = ({ production: { key } }: Fields["events"][number]) => productions.get(key)?.path ?? key;
  // The next with tickets of a sold-out one is on a later day, and is in its row.
  const events = coming(block.events, now).filter((event) =>
    block.events.every((one) => pageOf(one) !== pageOf(event) || dateOf(one.start) >= dateOf(event.start)),
  );
  // More than one day only when a showing has been moved since the build.
  const days = byDay(events, null);
  const waysOn = ticketsLeft(block.events, productions, now);
  if (days.length === 0) return null;
  const heading = events.every(({ start }) => isInEvening(start)) ? siteTexts.sameEvening : siteTexts.sameDay;
  return (
    <div className={styles.part}>
      <Section list={LISTS.sameEvening} id={`${block.id}-samme-kveld`} heading={heading}>
        {days.map(([date, held]) => (
          <div key={date}>
            <p className={styles.day}>
              <DayLabel date={date} now={now} near={`*, ${longDate(date)}`} />
            </p>
            <ShowingRows events={held} level="h3" {...{ date, productions, now, waysOn }} />
          </div>
        ))}
      </Section>
    </div>
  );
};

/** Similar films, each with its next showing. */
const AlikeFilms = ({ block, now }: { readonly block: Fields; readonly now: LocalDateTime }) => {
  const films = block.films.flatMap((film) => {
    const next = nextOf(film.events, now);
    return next ? [{ film, next, until: film.events.map(untilOf).sort().at(-1) }] : [];
  });
  // One poster alone is not a list, and its row is empty beside it.
  if (films.length < 2) return null;
  return (
    <div className={styles.part}>
      <Section list={LISTS.alike} id={`${block.id}-overskrift`} heading={block.heading ?? siteTexts.alikeFilms}>
        <CardGrid kind="poster">
          {films.map(({ film, next, until }) => (
            <PosterCard
              key={film.key}
              production={film}
              until={until}
              note={
                <>
                  <When brief start={next.start} now={now} />
                  <StateNote event={next} now={now} />
                </>
              }
            />
          ))}
        </CardGrid>
      </Section>
    </div>
  );
};

/** Links after a film or an event: other showings at the same time, and similar films. */
export const RelatedShowings = ({ block }: BlockProps<Fields>) => {
  const now = useNow(block.asOf);
  return (
    <div className={styles.parts}>
      <SameEvening block={block} now={now} />
      <AlikeFilms block={block} now={now} />
    </div>
  );
};

export const query = graphql`
  fragment RelatedShowingsBlockFields on RelatedShowingsBlock {
    id
    heading
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
    films {
      ...PosterCardFilm
      poster {
        ...FocusedPicture
        file {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 400
              breakpoints: [200, 400]
              formats: [AUTO]
              placeholder: DOMINANT_COLOR
            )
          }
        }
      }
      events {
        ...CardShowing
      }
    }
  }
`;
