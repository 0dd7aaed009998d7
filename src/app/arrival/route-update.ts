/** Gatsby's arguments on arrival; there is no previous location on the first page. */
export interface RouteUpdate {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly prevLocation: Pick<Location, "pathname" | "search" | "hash"> | null;
}
