import { z } from "zod";
import { type App, Refusal } from "../app";
import { movieById } from "../data/movies";
import type { PartnerApi } from "./partner-api";
import { addMovieBody, movieInfo, pageQuery, ticket } from "./shapes";

/** A member's tickets and watch list. */
export const memberCalls = (app: App, api: PartnerApi): void => {
  const { partner, store, sessions, ticketsOf, today } = api;
  const known = (id: string) => movieById({ partner, programme: api.programme(), today }, id);

  app.get("/tickets", { schema: { querystring: pageQuery, response: { 200: z.array(ticket) } } }, async (request) => {
    const { skip, take } = request.query;
    const base = `${request.protocol}://${request.host}/${partner}`;
    return ticketsOf(sessions.memberOf(request))
      .slice(skip, skip + take)
      .map((one) => ({ ...one, qrUrl: `${base}/qr/${one.qrCode}.svg` }));
  });

  app.get(
    "/watchlist",
    { schema: { querystring: pageQuery, response: { 200: z.array(movieInfo) } } },
    async (request) => {
      const owner = { partner, member: sessions.memberOf(request).id };
      // A film that has left the programme keeps the data that it was added with.
      return store.watchLists.read(owner, request.query).map((movie) => known(movie.MovieId) ?? movie);
    },
  );

  app.post("/addMovieToWatchList", { schema: { body: addMovieBody } }, async (request) => {
    const owner = { partner, member: sessions.memberOf(request).id };
    const movie = known(request.body.id);
    if (!movie) throw new Refusal(404, "Filmplattformen kjenner ikke denne filmen.");
    store.watchLists.add(owner, movie);
    return true;
  });
};
