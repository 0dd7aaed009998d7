import type { Observable } from "rxjs";
import { BROWSER_TIMEOUT_MS, createClient } from "../../lib/http/client";
import { FILM_PLATFORM } from "../../lib/http/endpoints";
import { fromCall } from "../../lib/rx";
import { type LiveShowing, readLiveShowings } from "./live-showing";

export interface FilmPlatform {
  /** The base address of its calls: "https://kino.example.no/api". */
  readonly url: string;
  /** The first partner's id, by which the platform identifies the site. */
  readonly site: number;
}

/** As many ids of usual length are an address of half of the 8 KB that web servers accept. */
const AT_ONCE = 150;

const parts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/**
 * GET events (specification, section 7): one request, or several in turn for a programme whose ids are too many for one
 * address. Unsubscribing cancels it.
 */
export const fetchEvents = ({ url, site }: FilmPlatform) => {
  const { call } = createClient({ baseUrl: url, timeoutMs: BROWSER_TIMEOUT_MS });
  return (ids: readonly string[]): Observable<readonly LiveShowing[]> =>
    fromCall(async (signal) => {
      const found: LiveShowing[] = [];
      for (const part of parts(ids)) {
        const answer = await call(FILM_PLATFORM.events, { query: { site, keys: part.join(",") }, signal });
        found.push(...readLiveShowings(answer));
      }
      return found;
    });
};
