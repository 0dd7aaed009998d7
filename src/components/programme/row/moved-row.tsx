import { startTime } from "../../../../domain/showings/showing";
import { longMoment, withWholeFigures } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { useHasHearts } from "../../cards/film-heart";
import { Thumb } from "../../cards/thumb";
import { Link } from "../../elements/link";
import { type MovedAway, untilOf } from "../showings";
import * as styles from "./showing-row.module.css";

interface MovedRowProps {
  readonly event: MovedAway<Queries.ShowingFieldsFragment>;
  readonly production: Pick<Queries.ShowingProductionFragment, "title" | "path" | "poster">;
  /** As of the rows beside it, whose columns it has. */
  readonly amongFilms: boolean;
}

/** The time that a showing was moved from: the way to its new time, for whoever remembers the old one. */
export const MovedRow = ({ event, production: { title, path, poster }, amongFilms }: MovedRowProps) => {
  const to = withWholeFigures(siteTexts.movedTo(longMoment(event.movedTo)));
  const keepsHeart = useHasHearts() && amongFilms;
  return (
    <div
      className={styles.row}
      data-status="cancelled"
      data-phase="begun"
      data-titled
      data-hearts={keepsHeart}
      data-until={untilOf(event)}
    >
      {poster && <Thumb picture={poster} className={styles.poster} />}
      <p className={styles.time}>
        <time dateTime={event.start}>{startTime(event.start)}</time>
      </p>
      <p className={styles.title}>
        <b className={styles.name}>{title}</b>
      </p>
      <p className={styles.facts}>{path === null ? to : <Link to={path}>{to}</Link>}</p>
      {keepsHeart && <div className={styles.heart} />}
    </div>
  );
};
