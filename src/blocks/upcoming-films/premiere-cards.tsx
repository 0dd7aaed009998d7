import { CardGrid } from "../../components/card-grid";
import { PosterCard } from "../../components/poster-card";
import { levelUnder } from "../../lib/heading";
import { strings } from "../../lib/strings";
import { longDate } from "../../rules/norwegian";
import type { FilmToCome } from "./films-to-come";

interface PremiereCardsProps {
  readonly block: Pick<Queries.UpcomingFilmsBlockFieldsFragment, "heading">;
  readonly films: readonly FilmToCome[];
}

/** A poster for each film, with the day of its premiere. */
export const PremiereCards = ({ block, films }: PremiereCardsProps) => (
  <CardGrid kind="poster">
    {films.map(({ film, premiere }, index) => (
      <PosterCard
        key={film.key}
        production={film}
        eager={index < 2}
        level={levelUnder(block.heading)}
        note={`${strings.premiere} ${longDate(premiere)}`}
      />
    ))}
  </CardGrid>
);
