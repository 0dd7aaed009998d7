import { CardGrid } from "../../components/card-grid";
import { When } from "../../components/day-words";
import { PosterCard } from "../../components/poster-card";
import { levelUnder } from "../../lib/heading";
import { strings } from "../../lib/strings";
import type { LocalDateTime } from "../../rules/local-time";
import type { FilmShowing } from "./films-showing";

interface FilmCardsProps {
  readonly block: Pick<Queries.EventsListBlockFieldsFragment, "heading">;
  readonly films: readonly FilmShowing[];
  readonly now: LocalDateTime;
}

/** A poster for each film, with its next showing and how many come after. */
export const FilmCards = ({ block, films, now }: FilmCardsProps) => (
  <CardGrid kind="poster">
    {films.map(({ film, next, left, until }, index) => (
      <PosterCard
        key={film.key}
        production={film}
        eager={index < 2}
        level={levelUnder(block.heading)}
        until={until}
        note={
          <>
            <When start={next.start} now={now} />
            {` · ${left.length > 1 ? strings.moreShowings(left.length - 1) : strings.lastShowing}`}
          </>
        }
      />
    ))}
  </CardGrid>
);
