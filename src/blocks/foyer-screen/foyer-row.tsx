import { onScreenUntil, startTime } from "../../../domain/showings/showing";
import { holdsAt, stateAt, textsOf } from "../../../domain/showings/showing-state";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { Picture } from "../../components/elements/picture";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { distinctFacts, versionFacts } from "../../components/programme/row/showing-facts";
import { siteTexts } from "../../lib/texts";
import * as styles from "./foyer-row.module.css";

interface FoyerRowProps {
  readonly event: Queries.FoyerShowingFragment;
  readonly production: Queries.FoyerProductionFragment;
  readonly now: LocalDateTime;
  /** True for the following day: no poster, and smaller text. */
  readonly isSmall?: boolean;
}

/** From how many minutes before it begins the screen counts them. */
const COUNTED_DOWN = 60;

/** One showing, readable from across the foyer. */
export const FoyerRow = ({ event, production, now, isSmall = false }: FoyerRowProps) => {
  const hydrated = useHydrated();
  const minutes = (Date.parse(`${event.start}Z`) - Date.parse(`${now}Z`)) / 60_000;
  return (
    <li
      className={styles.row}
      data-small={isSmall}
      data-status={stateAt(event, now).state}
      data-until={onScreenUntil(event)}
    >
      {!isSmall && (
        <div className={styles.poster}>
          {production.poster && <Picture picture={production.poster} shape="poster" sizes="30vh" decorative eager />}
        </div>
      )}
      <time className={styles.time} dateTime={event.startIso}>
        {startTime(event.start)}
      </time>
      <h3 className={styles.title}>{production.title}</h3>
      <p className={styles.facts}>
        {production.object === "movie" && <AgeBadge limit={production.ageLimit} />}
        {distinctFacts([
          ...(production.object === "movie"
            ? versionFacts(isSmall ? { ...production, subtitles: null } : production)
            : []),
          event.hall.name,
          production.object !== "movie" && !isSmall ? production.kind : null,
        ]).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={styles.status}>
        {hydrated && minutes > 0 && minutes <= COUNTED_DOWN && event.status !== "cancelled" && (
          <span data-kind="soon">{siteTexts.beginsIn(minutes)}</span>
        )}
        {textsOf(event)
          .filter(({ is }) => is !== "over")
          .map(({ is, text, from, until }) => (
            <span
              key={is}
              data-kind={is}
              data-from={from ?? undefined}
              data-until={until !== null && until < onScreenUntil(event) ? until : undefined}
              hidden={!holdsAt(now)({ from, until })}
            >
              {text}
            </span>
          ))}
      </p>
    </li>
  );
};
