/** What Gatsby tells of an arrival; there is no earlier place on the first page. */
export interface RouteUpdate {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly prevLocation: Pick<Location, "pathname" | "search" | "hash"> | null;
}
