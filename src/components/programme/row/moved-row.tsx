import { startTime } from "../../../../domain/showings/showing";
import { longMoment, withWholeFigures } from "../../../../domain/time/norwegian";
import { siteTexts } from "../../../lib/texts";
import { Link } from "../../elements/link";
import { type MovedAway, untilOf } from "../showings";
import * as styles from "./showing-row.module.css";

interface MovedRowProps {
  readonly event: MovedAway<Queries.ShowingFieldsFragment>;
  readonly production: Pick<Queries.ShowingProductionFragment, "title" | "path">;
}

/** The time that a showing was moved from: the way to its new time, for whoever remembers the old one. */
export const MovedRow = ({ event, production: { title, path } }: MovedRowProps) => {
  const to = withWholeFigures(siteTexts.movedTo(longMoment(event.movedTo)));
  return (
    <div className={styles.row} data-status="cancelled" data-phase="begun" data-until={untilOf(event)}>
      <p className={styles.time}>
        <time dateTime={event.start}>{startTime(event.start)}</time>
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.facts}>{path === null ? to : <Link to={path}>{to}</Link>}</p>
    </div>
  );
};
