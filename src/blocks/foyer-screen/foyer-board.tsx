import { useRef, useState } from "react";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { byKey } from "../../components/programme/showings";
import { siteTexts } from "../../lib/texts";
import * as styles from "./foyer-board.module.css";
import { FoyerDay } from "./foyer-day";
import { FoyerRow } from "./foyer-row";
import type { DayOnScreen } from "./on-screen";
import { useRowsThatFit, useTurningPage } from "./use-pages";

interface FoyerBoardProps {
  /** The displayed days with live statuses; the first is larger. */
  readonly days: readonly DayOnScreen<Queries.FoyerShowingFragment>[];
  readonly productions: readonly Queries.FoyerProductionFragment[];
  readonly now: LocalDateTime;
  readonly seconds: number;
}

/** From this number of rows, the rows of the first day have their minimum height. */
const MANY = 6;

/** The showings of two days in pages, which turn automatically until somebody stops them. */
export const FoyerBoard = ({ days, productions, now, seconds }: FoyerBoardProps) => {
  const lists = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const fits = useRowsThatFit(
    lists,
    days.map(({ showings }) => showings.length),
  );
  const shares = days.map(({ showings }, place) => {
    const rows = Math.max(1, fits?.[place] ?? showings.length);
    return { rows, pages: Math.max(1, Math.ceil(showings.length / rows)) };
  });
  const pages = Math.max(...shares.map((share) => share.pages));
  const turn = useTurningPage({ pages, seconds, paused });
  const found = byKey(productions);
  return (
    <>
      <div ref={lists} className={styles.days} data-days={days.length}>
        {days.map(({ day, showings }, place) => {
          const share = shares[place] ?? { rows: showings.length, pages: 1 };
          const page = turn % share.pages;
          return (
            <div key={day} className={styles.day}>
              <FoyerDay day={day} now={now} isFirst={place === 0} />
              <ol
                key={page}
                className={styles.list}
                data-pages={share.pages}
                data-rows={Math.min(MANY, showings.length)}
              >
                {showings.slice(page * share.rows, (page + 1) * share.rows).map((event) => {
                  const production = found.get(event.production.key);
                  return (
                    production && (
                      <FoyerRow key={event.key} event={event} production={production} now={now} isSmall={place > 0} />
                    )
                  );
                })}
              </ol>
            </div>
          );
        })}
      </div>
      <div className={styles.foot} data-pages={pages}>
        <p>{siteTexts.foyerPage(turn + 1, pages)}</p>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? siteTexts.foyerGoOn : siteTexts.foyerPause}
        </button>
      </div>
    </>
  );
};
