import { logError } from "../../../lib/log";
import { openFilmClub } from "../store/opening";
import { storedProfile } from "../user/stored-profile";
import type { ListedFilm } from "../watch-list/listed-film";
import { localList } from "../watch-list/local-list";

/**
 * Puts a film on the reader's list: in this browser at once, and for a member on the platform's list too, from where
 * it leaves this browser when it has arrived. Never rejects: what does not arrive stays here and is tried again.
 */
export const addToMyList = async (film: ListedFilm): Promise<void> => {
  localList.add(film);
  if (storedProfile.read() === null) return;
  try {
    const club = await openFilmClub();
    club.addMovie(film);
  } catch (error) {
    logError("Failed to add to the watch list", error);
  }
};
