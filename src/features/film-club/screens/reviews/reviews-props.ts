export interface ReviewsProps {
  /** Of the film's main version. */
  readonly ediNumber: string;
  readonly emptyText: string;
}
