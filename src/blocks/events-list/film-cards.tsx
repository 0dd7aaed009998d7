import { useLayoutEffect, useRef } from "react";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { CardGrid } from "../../components/cards/card-grid";
import { PosterCard } from "../../components/cards/poster-card";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import { When } from "../../components/programme/day-label";
import { untilOf } from "../../components/programme/showings";
import { StateNote } from "../../components/programme/state-note";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import type { FilmShowing } from "./films-showing";

interface FilmCardsProps {
  readonly block: Pick<Queries.EventsListBlockFieldsFragment, "heading">;
  readonly films: readonly FilmShowing[];
  readonly now: LocalDateTime;
}

/** The showings of today, and the first one after. */
const turnsOf = (left: FilmShowing["left"], now: LocalDateTime): string => {
  const later = left.findIndex(({ start }) => dateOf(start) > dateOf(now));
  return left
    .slice(0, later === -1 ? undefined : later + 1)
    .map((showing) => `${showing.start}/${untilOf(showing)}`)
    .join(" ");
};

/** Removes the order that was set before hydration, when the cards are rendered in it. */
const useRenderedOrder = (now: LocalDateTime): void => {
  const built = useRef(now);
  useLayoutEffect(() => {
    if (now === built.current) return;
    for (const card of document.querySelectorAll("[data-turns]")) card.parentElement?.style.removeProperty("order");
  }, [now]);
};

/** A poster for each film, with its next showing and the number of later ones. */
export const FilmCards = ({ block, films, now }: FilmCardsProps) => {
  useRenderedOrder(now);
  return (
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
              turns={turnsOf(left, now)}
              note={
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
              }
            />
          ))}
        </CardGrid>
      )}
    </FoldForChild>
  );
};
