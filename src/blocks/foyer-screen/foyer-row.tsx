import type { Ref } from "react";
import { AgeBadge } from "../../components/age-badge";
import { Picture } from "../../components/picture";
import { strings } from "../../lib/strings";
import type { LocalDateTime } from "../../rules/local-time";
import { showingPhase, startTime, statusLabel } from "../../rules/showing";
import * as styles from "./foyer-row.module.css";
import { onScreenUntil } from "./on-screen";

interface FoyerRowProps {
  readonly event: Queries.FoyerShowingFragment;
  readonly production: Queries.FoyerProductionFragment;
  readonly now: LocalDateTime;
  readonly rowRef: Ref<HTMLLIElement> | undefined;
}

/** One showing, to be read from across the foyer. */
export const FoyerRow = ({ event, production, now, rowRef }: FoyerRowProps) => {
  const status = statusLabel(event);
  const hasBegun = event.status !== "cancelled" && showingPhase(event, now) === "begun";
  return (
    <li ref={rowRef} className={styles.row} data-status={event.status} data-until={onScreenUntil(event)}>
      <div className={styles.poster}>
        {production.poster && <Picture picture={production.poster} shape="poster" sizes="12vh" decorative eager />}
      </div>
      <time className={styles.time} dateTime={event.startIso}>
        {startTime(event.start)}
      </time>
      <div className={styles.what}>
        <h3 className={styles.title}>{production.title}</h3>
        <p className={styles.facts}>
          {production.object === "movie" ? <AgeBadge limit={production.ageLimit} /> : production.typeText}
          {production.versionLabel !== null && <span>{production.versionLabel}</span>}
          <span>{event.hall.name}</span>
        </p>
      </div>
      <p className={styles.status}>
        {status !== null && <span data-kind={event.status}>{status}</span>}
        {hasBegun && <span data-kind="begun">{strings.hasBegun}</span>}
      </p>
    </li>
  );
};
