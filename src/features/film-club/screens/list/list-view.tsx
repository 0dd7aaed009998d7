import { useMemo, useRef, useState } from "react";
import { dateOf } from "../../../../../domain/time/local-time";
import { toLocal } from "../../../../../domain/time/oslo";
import { LISTS } from "../../../../components/hooks/tracking";
import { useNow } from "../../../../components/hooks/use-now";
import { instantNow } from "../../../../lib/clock";
import { useLiveData } from "../../../events/events";
import { useFilmFacts } from "../../watch-list/film-facts";
import type { ListedFilm } from "../../watch-list/listed-film";
import { type MyFilm, myFilmRows } from "../../watch-list/my-films";
import { isNewlyScheduled } from "../../watch-list/newly-scheduled";
import { useScheduleMemory } from "../../watch-list/use-schedule-memory";
import { EmptyList, type ListScreenProps, LoadFailure, Waiting } from "../frame/club-part";
import { InstallOffer } from "../frame/install-offer";
import { filmClubTexts } from "../texts";
import { FilmRow } from "./film-row";
import * as styles from "./list-view.module.css";

interface ListViewProps extends ListScreenProps {
  readonly films: readonly MyFilm[];
  readonly onRemove: (film: ListedFilm) => void;
  readonly onRetry?: (film: ListedFilm) => void;
}

const WORTH_COMING_BACK = 2;

/** Films with their next showings, the nearest first. */
export const ListView = ({ films, emptyText, link, level, onRemove, onRetry }: ListViewProps) => {
  const now = useNow(dateOf(toLocal(instantNow())));
  const { facts, retry } = useFilmFacts(films.flatMap(({ path }) => path ?? []));
  const live = useLiveData(useMemo(() => ({ films: [...(facts ?? [])] }), [facts]));
  const rows = facts && myFilmRows(films, new Map(live.films), now);
  const memory = useScheduleMemory(rows, dateOf(now));
  const [removed, setRemoved] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  /** The pressed button is removed with its film. */
  const remove = (film: ListedFilm): void => {
    onRemove(film);
    setRemoved(filmClubTexts.listRemoved(film.title));
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.list} data-list={LISTS.mine}>
      <output className={styles.removed}>{removed}</output>
      {films.length === 0 && <EmptyList emptyText={emptyText} link={link} />}
      {films.length > 0 && rows === null && <Waiting>{filmClubTexts.listWaiting}</Waiting>}
      {films.length > 0 && rows !== null && (
        <>
          <p className={styles.count}>{filmClubTexts.listCount(films.length)}</p>
          {rows.some(({ hasFailed }) => hasFailed) && (
            <LoadFailure text={filmClubTexts.listFactsFailed} onRetry={retry} />
          )}
          <ul className={styles.films}>
            {rows.map((row) => (
              <li key={row.film.id}>
                <FilmRow
                  row={row}
                  isNew={isNewlyScheduled(memory, row.film.path) && row.next !== null}
                  level={level}
                  now={now}
                  onRemove={remove}
                  onRetry={onRetry}
                />
              </li>
            ))}
          </ul>
          {films.length >= WORTH_COMING_BACK && <InstallOffer />}
        </>
      )}
    </div>
  );
};
