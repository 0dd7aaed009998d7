import { type ComponentType, useCallback, useEffect, useState } from "react";
import { loadTwice } from "../../../../lib/fetch-code";
import { logError } from "../../../../lib/log";
import { type FilmClub, openFilmClub } from "../../store/opening";

/** A screen of the film club, which is loaded with it. */
export type ClubScreen<Props> = ComponentType<Props & { readonly club: FilmClub }>;

type Opening<Props> =
  | { readonly state: "waiting" | "failed" }
  | { readonly state: "open"; readonly club: FilmClub; readonly Screen: ClubScreen<Props> };

/**
 * Loads the film club and one of its screens.
 * @param load Loads the screen: the same function in each render.
 */
export const useClubScreen = <Props>(load: () => Promise<ClubScreen<Props>>) => {
  const [opening, setOpening] = useState<Opening<Props>>({ state: "waiting" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs it again.
  useEffect(() => {
    let isLatest = true;
    Promise.all([openFilmClub(), loadTwice(load)]).then(
      ([club, Screen]) => isLatest && setOpening({ state: "open", club, Screen }),
      (error: unknown) => {
        logError("Failed to open the film club", error);
        if (isLatest) setOpening({ state: "failed" });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setOpening({ state: "waiting" });
    setAttempt((made) => made + 1);
  }, []);
  return { opening, retry };
};
