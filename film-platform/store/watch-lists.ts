import type { Database } from "libsql";
import { z } from "zod";
import type { Partner } from "../address";
import { type MovieInfo, movieInfo } from "../api/shapes";

interface Owner {
  readonly partner: Partner;
  readonly member: string;
}

export interface WatchLists {
  /** Adds a film with its current data; one that is on the list keeps its place. */
  readonly add: (owner: Owner, movie: MovieInfo) => void;
  /** Films in the order in which they were added, with their data of that time. */
  readonly read: (owner: Owner, page: { readonly skip: number; readonly take: number }) => readonly MovieInfo[];
}

const row = z.object({ info: z.string() });

export const watchListsIn = (database: Database): WatchLists => {
  const insert = database.prepare(
    "INSERT OR IGNORE INTO watchLists (partner, member, movie, info) VALUES (?, ?, ?, ?)",
  );
  const select = database.prepare(
    "SELECT info FROM watchLists WHERE partner = ? AND member = ? ORDER BY place LIMIT ? OFFSET ?",
  );
  return {
    add: ({ partner, member }, movie) => {
      insert.run(partner, member, movie.MovieId, JSON.stringify(movie));
    },
    read: ({ partner, member }, { skip, take }) =>
      select.all(partner, member, take, skip).map((found) => movieInfo.parse(JSON.parse(row.parse(found).info))),
  };
};
