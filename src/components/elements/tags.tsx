import type { ReactNode } from "react";
import * as styles from "./tags.module.css";

/** A row of short facts. */
export const Tags = ({ children }: { readonly children: ReactNode }) => <ul className={styles.tags}>{children}</ul>;

interface TagProps {
  readonly children: ReactNode;
  /**
   * "plain" and "bold" text, "outline" and "current" for features and states, "strong" for what changes the visitor's
   * plans, "light" and "passing" for what is moved or nearly full, "symbols" without text, "late" for a short text that
   * comes after the page and whose place is kept until then. "current" and "passing" are not on paper.
   */
  readonly kind?: "plain" | "bold" | "outline" | "current" | "strong" | "light" | "passing" | "symbols" | "late";
  /**
   * For a fact that holds from a moment on: that moment in Oslo, so that it is shown in time before hydration
   * (app/first-load/ended-at-load.ts).
   */
  readonly from?: string | undefined;
  /** For a fact that stops holding: the moment from which it no longer holds. */
  readonly until?: string | undefined;
  readonly hidden?: boolean;
}

export const Tag = ({ children, kind = "plain", from, until, hidden = false }: TagProps) => (
  <li className={styles.tag} data-kind={kind} data-from={from} data-until={until} hidden={hidden}>
    {children}
  </li>
);
