import type { ReactNode } from "react";

export interface ReviewsProps {
  /** Of the film's main version. */
  readonly ediNumber: string;
  readonly emptyText: string;
  /** Shown instead of a failure that the visitor has not asked for: a way to try again. */
  readonly unasked?: ((retry: () => void) => ReactNode) | undefined;
}
