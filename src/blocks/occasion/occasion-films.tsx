import type { LocalDateTime } from "../../../domain/time/local-time";
import { duration } from "../../../domain/time/norwegian";
import { bringIntoSight } from "../../components/cards/bring-into-sight";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import { When } from "../../components/programme/day-label";
import * as styles from "./occasion-films.module.css";

type Event = Queries.ShowingFieldsFragment;
type Production = Queries.OccasionBlockFieldsFragment["productions"][number];

interface Film {
  readonly production: Production;
  /** Earliest first. */
  readonly starts: readonly LocalDateTime[];
}

interface OccasionFilmsProps {
  /** Those one can still come to, earliest first. */
  readonly events: readonly Event[];
  readonly productions: ReadonlyMap<string, Production>;
  readonly now: LocalDateTime;
}

/** With fewer, the days say as much. */
const FEWEST = 3;

/** Times that are shown, and in the page: the others follow as these begin. */
const TIMES = 2;
const HELD = 4;

/** Each film once, with its versions. */
const filmsOf = ({ events, productions }: Pick<OccasionFilmsProps, "events" | "productions">): readonly Film[] => {
  const films = new Map<string, Film>();
  for (const {
    production: { key },
    start,
  } of events) {
    const production = productions.get(key);
    if (production === undefined) continue;
    const page = production.path ?? key;
    const film = films.get(page);
    films.set(page, { production: film?.production ?? production, starts: [...(film?.starts ?? []), start] });
  }
  return [...films.values()];
};

/** What one may choose among: a poster, what it is and its next times; the days are below. */
export const OccasionFilms = ({ events, productions, now }: OccasionFilmsProps) => {
  const films = filmsOf({ events: events.filter(({ start }) => start > now), productions });
  if (films.length < FEWEST) return null;
  return (
    <FoldForChild items={films} productionOf={({ production }) => production} noun="films">
      {(shown) => (
        <ul className={styles.films} onFocus={bringIntoSight}>
          {shown.map(({ production, starts }) => (
            <li key={production.key} className={styles.film} data-until={starts.at(-1)}>
              {production.poster && (
                <Picture
                  picture={production.poster}
                  shape="poster"
                  sizes="(min-width: 48rem) 12.5rem, 10rem"
                  decorative
                />
              )}
              <div>
                <p className={styles.name}>
                  {production.path === null ? production.title : <Link to={production.path}>{production.title}</Link>}
                </p>
                <p className={styles.facts}>
                  {production.object === "movie" ? <AgeBadge limit={production.ageLimit} /> : production.kind}{" "}
                  {production.runningTime !== null && (
                    <span className={styles.length}>{duration(production.runningTime)}</span>
                  )}
                </p>
                <ul className={styles.times}>
                  {starts.slice(0, HELD).map((start, index) => (
                    <li key={start} data-from={starts[index - TIMES]} data-until={start} hidden={index >= TIMES}>
                      <When brief start={start} now={now} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
    </FoldForChild>
  );
};
