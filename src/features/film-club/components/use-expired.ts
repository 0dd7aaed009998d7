import { useWatchList } from "../film-club-hooks";

/** Whether the platform knows the member no more. The list, which every member has, is the first to be told. */
export const useExpired = (): boolean => useWatchList().error?.status === 401;
