import { filmFactsAddress } from "../../../../domain/addresses/film-facts-address";
import type { MachineFile } from "./machine-file";
import { isLeft, type Programme, type Showing, type Title } from "./programme";

const showingFacts = ({ key, start, end, now, saleOpens, previousStart, hall }: Showing) => ({
  key,
  start,
  end,
  status: now.state,
  saleOpens,
  previousStart,
  hall: hall.name,
});

const posterOf = ({ main }: Title) => {
  const sharp = main.poster?.file.childImageSharp;
  return sharp?.small?.src && sharp.large?.src ? { small: sharp.small.src, large: sharp.large.src } : null;
};

/**
 * A small file for each film, for the watch list: its data, and the showings of all versions that have not ended. A
 * list requests only its own films, however many the venue has shown.
 */
export const filmFactsFiles = ({ titles }: Programme): readonly MachineFile[] =>
  titles
    .filter(({ main }) => main.object === "movie")
    .map((title) => ({
      path: filmFactsAddress(title.path),
      text: `${JSON.stringify({
        title: title.main.title,
        ageLimit: title.main.ageLimit,
        premiere: title.main.premiere,
        poster: posterOf(title),
        showings: title.showings.filter(isLeft).map(showingFacts),
      })}\n`,
    }));
