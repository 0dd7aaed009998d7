import { z } from "zod";
import { type App, Refusal } from "../app";
import { movieByEdi } from "../data/movies";
import { filmOf } from "../data/programme";
import { reviewsOf } from "../data/reviews";
import type { PartnerApi } from "./partner-api";
import { movieInfo, movieQuery, review, reviewsQuery } from "./shapes";

const unknown = (ediNumber: string) =>
  new Refusal(404, `Filmplattformen kjenner ingen film med EDI-nummer ${ediNumber}.`);

/** Public data of a film. */
export const movieCalls = (app: App, { partner, programme, today }: PartnerApi): void => {
  app.get(
    "/movieInfo",
    { schema: { querystring: movieQuery, response: { 200: movieInfo } } },
    async ({ query: { ediNumber } }) => {
      const movie = movieByEdi({ partner, programme: programme(), today }, ediNumber);
      if (!movie) throw unknown(ediNumber);
      return movie;
    },
  );

  app.get(
    "/reviews",
    { schema: { querystring: reviewsQuery, response: { 200: z.array(review) } } },
    async ({ query: { ediNumber, skip, take } }) => {
      const film = filmOf(programme(), ediNumber);
      if (!film) throw unknown(ediNumber);
      return reviewsOf({ partner, film, today }).slice(skip, skip + take);
    },
  );
};
