import { dateOf, type LocalDate, type LocalDateTime } from "../../../../domain/time/local-time";
import { duration, longDate, relativeDay, sentenceCase } from "../../../../domain/time/norwegian";
import { levelBelow } from "../../../lib/heading";
import { siteTexts } from "../../../lib/texts";
import { FilmHeart } from "../../cards/film-heart";
import { Thumb } from "../../cards/thumb";
import { Link } from "../../elements/link";
import { AgeBadge } from "../child/age-badge";
import { FoldForChild } from "../child/fold-for-child";
import type { Listing } from "../filters/listing";
import { sharedFacts } from "../row/showing-facts";
import { ShowingRows } from "../row/showing-rows";
import { byDay, isBeyondWeek } from "../showings";
import * as styles from "./by-film.module.css";

type Showing = Queries.ShowingFieldsFragment;
type Production = Queries.ShowingProductionFragment & Queries.ListedProductionFragment;

interface ByFilmProps {
  readonly id: string;
  readonly listings: readonly Listing<Showing, Production>[];
  readonly now: LocalDateTime;
  readonly level: "h2" | "h3";
}

const dayName = (date: LocalDate, today: LocalDate): string => {
  const relative = relativeDay(date, today);
  return relative === null ? sentenceCase(longDate(date)) : `${relative}, ${longDate(date)}`;
};

/** Versions of one film have one page, and one entry. */
const films = (listings: ByFilmProps["listings"]): readonly (readonly [string, ByFilmProps["listings"]])[] => {
  const groups = new Map<string, Listing<Showing, Production>[]>();
  for (const listing of listings) {
    const page = listing.production.path ?? listing.production.key;
    const group = groups.get(page);
    if (group) group.push(listing);
    else groups.set(page, [listing]);
  }
  return [...groups];
};

const versions = (listings: ByFilmProps["listings"]): ReadonlyMap<string, Production> =>
  new Map(listings.map(({ production }) => [production.key, production]));

/** The programme by film, the next shown first, with the days and times of each. */
export const ByFilm = ({ id, listings, now, level: Heading }: ByFilmProps) => {
  const week = dateOf(listings[0]?.event.start ?? now);
  const DayHeading = levelBelow(Heading);
  const draw = (entries: ReturnType<typeof films>) => (
    <div className={styles.films}>
      {entries.map(([page, shown]) => {
        const [first] = shown;
        if (!first) return null;
        const { production } = first;
        const found = versions(shown);
        const all = shown.map(({ event }) => event);
        const shared = sharedFacts(all, found);
        const days = byDay(all, null);
        return (
          <section key={page} className={styles.film} aria-labelledby={`${id}-film-${production.key}`}>
            {production.poster && <Thumb picture={production.poster} className={styles.poster} />}
            <div className={styles.head}>
              <Heading id={`${id}-film-${production.key}`} className={styles.title}>
                {production.path === null ? production.title : <Link to={production.path}>{production.title}</Link>}
              </Heading>
              <p className={styles.facts}>
                {production.object === "movie" && <AgeBadge limit={production.ageLimit} />}{" "}
                {production.runningTime !== null && duration(production.runningTime)}
                {"\u00a0· "}
                {[siteTexts.countOf.showings(shown.length), ...shared].join("\u00a0· ")}
              </p>
              <FilmHeart production={production} withLabel />
            </div>
            <div className={styles.days}>
              {days.map(([date, events]) => (
                <div key={date} data-later={isBeyondWeek(week, date)}>
                  <DayHeading className={styles.day}>{dayName(date, dateOf(now))}</DayHeading>
                  <ShowingRows
                    productions={found}
                    withTitle={false}
                    repeated={shared.join("\n")}
                    {...{ date, events, now }}
                  />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
  return (
    <FoldForChild items={films(listings)} productionOf={([, shown]) => shown[0]?.production} noun="films">
      {draw}
    </FoldForChild>
  );
};
