import type { ReactNode } from "react";
import * as styles from "./tags.module.css";

/** A row of short facts. */
export const Tags = ({ children }: { readonly children: ReactNode }) => <ul className={styles.tags}>{children}</ul>;

interface TagProps {
  readonly children: ReactNode;
  /** "plain" text, "outline" for features, "strong" for what changes the reader's plans. */
  readonly kind?: "plain" | "outline" | "strong" | "light";
}

export const Tag = ({ children, kind = "plain" }: TagProps) => (
  <li className={styles.tag} data-kind={kind}>
    {children}
  </li>
);
