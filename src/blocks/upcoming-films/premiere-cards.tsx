import { cardDate, withWholeFigures } from "../../../domain/time/norwegian";
import { CardGrid } from "../../components/cards/card-grid";
import { PosterCard } from "../../components/cards/poster-card";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import type { FilmToCome } from "./films-to-come";

interface PremiereCardsProps {
  readonly block: Pick<Queries.UpcomingFilmsBlockFieldsFragment, "heading">;
  readonly films: readonly FilmToCome[];
}

/** A poster for each film, with the day of its premiere. */
export const PremiereCards = ({ block, films }: PremiereCardsProps) => (
  <FoldForChild items={films} productionOf={({ film }) => film} noun="films">
    {(shown) => (
      <CardGrid kind="poster">
        {shown.map(({ film, premiere }, index) => (
          <PosterCard
            key={film.key}
            production={film}
            eager={index < 2}
            level={levelUnder(block.heading)}
            note={withWholeFigures(`${siteTexts.premiere} ${cardDate(premiere)}`)}
          />
        ))}
      </CardGrid>
    )}
  </FoldForChild>
);
