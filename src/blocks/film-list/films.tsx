import { useMemo } from "react";
import { byText } from "../../../domain/collections/by-text";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { cardDate, withWholeFigures } from "../../../domain/time/norwegian";
import { useNow } from "../../components/hooks/use-now";
import { When } from "../../components/programme/day-label";
import { filmsWithShowings, isToCome, versionsOf } from "../../components/programme/films";
import { untilOf } from "../../components/programme/showings";
import { StateNote } from "../../components/programme/state-note";
import { siteTexts } from "../../lib/texts";
import type { ListedFilm } from "./film-cards";

type ShowingFields = Queries.EventsListBlockFieldsFragment;
type Showing = ShowingFields["productions"][number]["events"][number];
type ToComeFields = Queries.UpcomingFilmsBlockFieldsFragment;

/** The films of a list at a moment. */
export interface FilmsAt {
  /** The same object until they change. */
  readonly films: readonly ListedFilm[];
  readonly now: LocalDate | LocalDateTime;
  /** The time of the build: see `useNow`. */
  readonly built: LocalDate | LocalDateTime;
}

/** The showings of today, and the first one after. */
const turnsOf = (left: readonly Showing[], now: LocalDateTime): string => {
  const later = left.findIndex(({ start }) => dateOf(start) > dateOf(now));
  return left
    .slice(0, later === -1 ? undefined : later + 1)
    .map((showing) => `${showing.start}/${untilOf(showing)}`)
    .join(" ");
};

interface NextShowingProps {
  readonly next: Showing;
  readonly left: readonly Showing[];
  readonly now: LocalDateTime;
}

/** A film's next showing, and the number of later ones. */
const NextShowing = ({ next, left, now }: NextShowingProps) => (
  <>
    <When brief start={next.start} now={now} />
    <StateNote event={next} now={now} />
    {next.status !== "cancelled" && (
      <>
        {" "}
        <br />
        {left.length > 1 ? siteTexts.moreShowings(left.length - 1) : siteTexts.lastShowing}
      </>
    )}
  </>
);

/** Films with showings left, by their next showing. One with a coming premiere is among the upcoming films. */
export const useFilmsShowing = ({ productions, asOf: built }: Pick<ShowingFields, "productions" | "asOf">): FilmsAt => {
  const now = useNow(built);
  const films = useMemo(
    () =>
      filmsWithShowings(productions, now)
        .flatMap(({ next, ...film }) => (next && !isToCome(film.film, now) ? [{ ...film, next }] : []))
        .sort(byText(({ next }) => next.start))
        .map(({ film, versions, next, left, until }) => ({
          film,
          versions,
          note: <NextShowing {...{ next, left, now }} />,
          until,
          turns: turnsOf(left, now),
        })),
    [productions, now],
  );
  return { films, now, built };
};

/** Films with a coming premiere, the nearest first. A film leaves the list on its premiere day. */
export const useFilmsToCome = ({
  productions,
  today: { date },
}: Pick<ToComeFields, "productions" | "today">): FilmsAt => {
  const today = dateOf(useNow(date));
  const films = useMemo(
    () =>
      versionsOf(productions)
        .flatMap((versions) => {
          const [film] = versions;
          if (!film?.premiere || !isToCome(film, today)) return [];
          return [{ film, premiere: film.premiere, versions }];
        })
        .sort(byText(({ premiere }) => premiere))
        .map(({ film, premiere, versions }) => ({
          film,
          versions: versions.map((version) => ({ version, showings: [] })),
          note: withWholeFigures(`${siteTexts.premiere} ${cardDate(premiere)}`),
        })),
    [productions, today],
  );
  return { films, now: today, built: date };
};
