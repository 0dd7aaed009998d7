import type { Observable } from "rxjs";
import { FILM_PLATFORM } from "../../lib/endpoints";
import { createClient } from "../../lib/http/client";
import { fromCall } from "../../lib/rx/from-call";
import { type LiveShowing, readLiveShowings } from "./live-showing";

export interface FilmPlatform {
  /** The base address of its calls: "https://kino.example.no/api". */
  readonly url: string;
  /** The first partner's id, by which the platform identifies the site. */
  readonly site: number;
}

/** GET events (specification, section 7). Unsubscribing cancels the request. */
export const fetchEvents = ({ url, site }: FilmPlatform) => {
  const { call } = createClient({ baseUrl: url });
  return (ids: readonly string[]): Observable<readonly LiveShowing[]> =>
    fromCall(async (signal) =>
      readLiveShowings(await call(FILM_PLATFORM.events, { query: { site, keys: ids.join(",") }, signal })),
    );
};
