import { CardGrid } from "../../components/cards/card-grid";
import { PosterCard } from "../../components/cards/poster-card";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import { When } from "../../components/programme/day-label";
import { StateNote } from "../../components/programme/state-note";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import type { LocalDateTime } from "../../rules/time/local-time";
import type { FilmShowing } from "./films-showing";

interface FilmCardsProps {
  readonly block: Pick<Queries.EventsListBlockFieldsFragment, "heading">;
  readonly films: readonly FilmShowing[];
  readonly now: LocalDateTime;
}

/** A poster for each film, with its next showing and the number of later ones. */
export const FilmCards = ({ block, films, now }: FilmCardsProps) => (
  <FoldForChild items={films} productionOf={({ film }) => film} noun="films">
    {(shown) => (
      <CardGrid kind="poster">
        {shown.map(({ film, next, left, until }, index) => (
          <PosterCard
            key={film.key}
            production={film}
            eager={index < 2}
            level={levelUnder(block.heading)}
            until={until}
            note={
              <>
                <When start={next.start} now={now} />
                <StateNote event={next} now={now} />
                {next.status !== "cancelled" &&
                  ` · ${left.length > 1 ? siteTexts.moreShowings(left.length - 1) : siteTexts.lastShowing}`}
              </>
            }
          />
        ))}
      </CardGrid>
    )}
  </FoldForChild>
);
