import { graphql } from "gatsby";
import { ageLimitLabel } from "../../../domain/showings/age-limit";
import { holdsAt, textsOf } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { LISTS } from "../../components/hooks/tracking";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { When } from "../../components/programme/day-label";
import { BuyButton } from "../../components/programme/row/buy-button";
import { siteTexts } from "../../lib/texts";
import * as styles from "./next-showing.module.css";

interface NextShowingProps {
  readonly event: Queries.ShowingFieldsFragment;
  readonly film: Queries.NextShowingFilmFragment;
  readonly now: LocalDateTime;
  readonly eager: boolean;
  /** Shown when the one before it has ended. */
  readonly waiting: boolean;
}

/** The next film: its picture, time and ticket. */
export const NextShowing = ({ event, film, now, eager, waiting }: NextShowingProps) => {
  const texts = textsOf(event).filter(({ is }) => !["begun", "over", "free"].includes(is));
  return (
    <div className={styles.next} data-list={LISTS.next} hidden={waiting} data-turn="" data-until={event.start}>
      {film.cover && (
        <div className={styles.screen}>
          <Picture picture={film.cover} shape="wide" sizes="(min-width: 64rem) 52rem, 100vw" eager={eager} />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{siteTexts.nextShowing}</p>
        <p className={styles.title}>{film.path === null ? film.title : <Link to={film.path}>{film.title}</Link>}</p>
        <p className={styles.when}>
          <When start={event.start} now={now} />
          {texts.map(({ is, text, from, until }) => (
            <span
              key={is}
              className={styles.status}
              data-from={from ?? undefined}
              data-until={until === event.start ? undefined : (until ?? undefined)}
              hidden={!holdsAt(now)({ from, until })}
            >
              {` ${text}`}
            </span>
          ))}
          {film.object === "movie" && (
            <span className={styles.badge}>
              {" "}
              <AgeBadge limit={film.ageLimit} />
            </span>
          )}
        </p>
        <p className={styles.summary}>{film.contents[0]?.summary}</p>
        {film.object === "movie" && (
          <p className={styles.limit}>
            <AgeBadge limit={film.ageLimit} decorative /> {ageLimitLabel(film.ageLimit)}
          </p>
        )}
        <BuyButton event={event} production={film} day={longDate(dateOf(event.start))} now={now} />
      </div>
    </div>
  );
};

export const query = graphql`
  fragment NextShowingFilm on Production {
    key
    title
    path
    object
    ageLimit
    contents {
      summary
    }
    cover {
      ...WidePicture
    }
  }
`;
