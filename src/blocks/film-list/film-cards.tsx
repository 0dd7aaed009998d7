import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { LocalDate, LocalDateTime } from "../../../domain/time/local-time";
import { CardGrid } from "../../components/cards/card-grid";
import { PosterCard } from "../../components/cards/poster-card";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import type { FilmOfList } from "../../components/programme/filters/indexed";
import { levelUnder } from "../../lib/heading";

type Version = Queries.PosterCardFieldsFragment & Queries.ListedProductionFragment;

/** A film of the list, as its card shows it. */
export interface ListedFilm extends FilmOfList<Version> {
  readonly note: ReactNode;
  readonly until?: LocalDateTime | undefined;
  /** Its showings, by which the card is placed before hydration. */
  readonly turns?: string;
}

interface FilmCardsProps {
  readonly heading: string | null;
  readonly films: readonly ListedFilm[];
  /** When the films are as given. */
  readonly now: LocalDate | LocalDateTime;
}

/** Removes the order that was set before hydration, when the cards are rendered in it. */
const useRenderedOrder = ({ films, now }: Pick<FilmCardsProps, "films" | "now">): void => {
  const built = useRef(now);
  const isOrdered = films.some(({ turns }) => turns !== undefined);
  useLayoutEffect(() => {
    if (!isOrdered || now === built.current) return;
    for (const card of document.querySelectorAll("[data-turns]")) card.parentElement?.style.removeProperty("order");
  }, [isOrdered, now]);
};

/** A poster for each film. */
export const FilmCards = ({ heading, films, now }: FilmCardsProps) => {
  useRenderedOrder({ films, now });
  return (
    <FoldForChild items={films} productionOf={({ film }) => film} noun="films">
      {(shown) => (
        <CardGrid kind="poster">
          {shown.map(({ film, note, until, turns }, index) => (
            <PosterCard
              key={film.key}
              production={film}
              eager={index < 2}
              level={levelUnder(heading)}
              {...{ note, until, turns }}
            />
          ))}
        </CardGrid>
      )}
    </FoldForChild>
  );
};
