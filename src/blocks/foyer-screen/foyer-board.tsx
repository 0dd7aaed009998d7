import { useRef, useState } from "react";
import { byKey } from "../../components/programme/showings";
import { siteTexts } from "../../lib/texts";
import type { LocalDateTime } from "../../rules/time/local-time";
import * as styles from "./foyer-board.module.css";
import { FoyerRow } from "./foyer-row";
import { useRowsThatFit, useTurningPage } from "./use-pages";

interface FoyerBoardProps {
  /** The showings of the day that is up, with the statuses that hold now. */
  readonly showings: readonly Queries.FoyerShowingFragment[];
  readonly productions: readonly Queries.FoyerProductionFragment[];
  readonly now: LocalDateTime;
  readonly seconds: number;
}

/** The day's showings; what does not fit comes on the next page, which turns by itself until somebody stops it. */
export const FoyerBoard = ({ showings, productions, now, seconds }: FoyerBoardProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [paused, setPaused] = useState(false);
  const fits = useRowsThatFit(list) ?? Math.max(1, showings.length);
  const pages = Math.max(1, Math.ceil(showings.length / fits));
  const page = useTurningPage({ pages, seconds, paused });
  const found = byKey(productions);
  return (
    <>
      <ol ref={list} className={styles.list} key={page} data-pages={pages}>
        {showings.slice(page * fits, (page + 1) * fits).map((event) => {
          const production = found.get(event.production.key);
          return production && <FoyerRow key={event.key} event={event} production={production} now={now} />;
        })}
      </ol>
      <div className={styles.foot} data-pages={pages}>
        <p>{siteTexts.foyerPage(page + 1, pages)}</p>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? siteTexts.foyerGoOn : siteTexts.foyerPause}
        </button>
      </div>
    </>
  );
};
