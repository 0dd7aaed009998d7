import { Children, type ReactNode } from "react";
import * as styles from "./card-grid.module.css";

interface CardGridProps {
  readonly kind: "poster" | "wide" | "lead";
  readonly children: ReactNode;
}

/**
 * Cards in a list that fills its width: "poster" for narrow ones, "wide" for broad ones, "lead" for one and lines. The
 * style sheet is told their number: what it counted itself would change while the page still comes.
 */
export const CardGrid = ({ kind, children }: CardGridProps) => (
  <ul className={styles.grid} data-kind={kind} data-count={Children.toArray(children).length}>
    {Children.map(children, (child) => (
      <li className={styles.item}>{child}</li>
    ))}
  </ul>
);
