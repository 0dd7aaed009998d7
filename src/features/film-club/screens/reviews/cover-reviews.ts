import { useSyncExternalStore } from "react";
import { lasting } from "../../../../lib/storage";
import { COVER_REVIEWS_KEY } from "../../session/stored-keys";

const kept = lasting(COVER_REVIEWS_KEY);

export const coverReviews = (isCovered: boolean): void => kept.write(isCovered ? "ja" : null);

/** Whether texts are covered until the visitor opens them. */
export const useCoveredReviews = (): boolean =>
  useSyncExternalStore(
    kept.subscribe,
    () => kept.read() === "ja",
    () => false,
  );
