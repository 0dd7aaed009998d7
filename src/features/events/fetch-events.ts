import type { Observable } from "rxjs";
import { fromFetch } from "rxjs/fetch";
import { FILM_PLATFORM } from "../../lib/endpoints";
import { type LiveShowing, readLiveShowings } from "./live-showing";

export interface FilmPlatform {
  /** Where its calls begin: "https://kino.example.no/api". */
  readonly url: string;
  /** The first partner's id, by which the platform knows the site. */
  readonly site: number;
}

const read = async (response: Response): Promise<readonly LiveShowing[]> => {
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  return readLiveShowings(await response.json());
};

/**
 * GET events (specification, section 7). Unsubscribing aborts the request. It does not go through `lib/http`, which
 * would weigh more than all the rest of live events: decision 0014.
 */
export const fetchEvents =
  ({ url, site }: FilmPlatform) =>
  (ids: readonly string[]): Observable<readonly LiveShowing[]> =>
    fromFetch(
      `${url}${FILM_PLATFORM.events.path}?${new URLSearchParams({ site: String(site), keys: ids.join(",") })}`,
      {
        credentials: "include",
        selector: read,
      },
    );
