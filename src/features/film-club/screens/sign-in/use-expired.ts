import { useWatchList } from "../../watch-list/use-watch-list";

/** True when the session has expired. The watch list is always fetched first, so it sees the 401. */
export const useExpired = (): boolean => useWatchList().error?.status === 401;
