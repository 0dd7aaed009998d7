/** A place in the week: from it, or to it, showings are added and moved. */
export interface Slot {
  readonly date: string;
  readonly hall: string;
  readonly time: string;
}
