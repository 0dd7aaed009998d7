import { logError } from "../../../lib/log";
import { openFilmClub } from "../store/opening";
import { storedProfile } from "../user/stored-profile";
import type { ListedFilm } from "../watch-list/listed-film";
import { localList } from "../watch-list/local-list";

/**
 * Adds a film to the visitor's list: in this browser immediately, and for a member on the platform's list too; once
 * added there, it is removed from this browser. Never rejects: a film that could not be added stays here and is
 * retried.
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
