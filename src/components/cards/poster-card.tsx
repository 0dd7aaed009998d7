import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { clockTime, longDate, relativeDay, sentenceCase, withWholeFigures } from "../../../domain/time/norwegian";
import { Link } from "../elements/link";
import { Picture } from "../elements/picture";
import { AgeBadge } from "../programme/child/age-badge";
import { FilmHeart } from "./film-heart";
import * as styles from "./poster-card.module.css";

interface PosterCardProps {
  readonly production: Queries.PosterCardFieldsFragment;
  /** Shown below the title, such as the next showing. */
  readonly note: ReactNode;
  readonly eager?: boolean;
  readonly level?: "h2" | "h3";
  /** When its last showing has ended; see `untilOf`. */
  readonly until?: LocalDateTime | undefined;
  /** Showings by which a list is ordered before hydration: `app/first-load/ended-at-load.ts`. */
  readonly turns?: string | undefined;
}

/** "I dag kl. 18.00", "Lørdag 5. desember kl. 18.00" */
export const whenLabel = (start: LocalDateTime, now: LocalDateTime): string => {
  const date = dateOf(start);
  return withWholeFigures(`${relativeDay(date, dateOf(now)) ?? sentenceCase(longDate(date))} kl. ${clockTime(start)}`);
};

/** A film's poster, with the title and one line. */
export const PosterCard = ({
  production,
  note,
  eager = false,
  level: Heading = "h3",
  until,
  turns,
}: PosterCardProps) => (
  <article className={styles.card} data-until={until} data-turns={turns}>
    {production.poster && (
      <Picture
        picture={production.poster}
        shape="poster"
        sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 30vw, 46vw"
        eager={eager}
        decorative
        className={styles.poster}
      />
    )}
    <Heading className={styles.title}>
      {production.path === null ? production.title : <Link to={production.path}>{production.title}</Link>}
    </Heading>
    <div className={styles.heart}>
      <FilmHeart production={production} />
    </div>
    <p className={styles.note}>
      {production.object === "movie" && (
        <span>
          <AgeBadge limit={production.ageLimit} />
        </span>
      )}{" "}
      <span className={styles.words}>{note}</span>
    </p>
  </article>
);

export const query = graphql`
  fragment PosterCardFilm on Production {
    key
    object
    title
    path
    ediNumber
    ageLimit
    parentSlug
  }

  fragment PosterCardFields on Production {
    ...PosterCardFilm
    poster {
      ...PosterPicture
    }
  }
`;
