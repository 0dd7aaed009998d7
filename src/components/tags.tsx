import type { ReactNode } from "react";
import * as styles from "./tags.module.css";

/** A row of short facts. */
export const Tags = ({ children }: { readonly children: ReactNode }) => <ul className={styles.tags}>{children}</ul>;

interface TagProps {
  readonly children: ReactNode;
  /** "plain" text, "outline" for features, "strong" for what changes the reader's plans. */
  readonly kind?: "plain" | "outline" | "strong" | "light";
  /** For a fact that comes with time: its moment in Oslo, so that it is there before the page is drawn (app/ended-at-load.ts). */
  readonly from?: string;
  readonly hidden?: boolean;
}

export const Tag = ({ children, kind = "plain", from, hidden = false }: TagProps) => (
  <li className={styles.tag} data-kind={kind} data-from={from} hidden={hidden}>
    {children}
  </li>
);
