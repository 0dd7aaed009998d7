import { useSyncExternalStore } from "react";
import { lasting } from "../../../../lib/storage";
import { COVER_REVIEWS_KEY } from "../../user/stored-keys";

const stored = lasting(COVER_REVIEWS_KEY);

export const coverReviews = (isCovered: boolean): void => stored.write(isCovered ? "ja" : null);

/** Whether texts are covered until the visitor opens them. */
export const useCoveredReviews = (): boolean =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.read() === "ja",
    () => false,
  );
