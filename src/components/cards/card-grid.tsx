import { Children, type ReactNode } from "react";
import * as styles from "./card-grid.module.css";

/** Cards in a list that fills its width; "poster" for narrow cards, "wide" for broad ones. */
export const CardGrid = ({ kind, children }: { readonly kind: "poster" | "wide"; readonly children: ReactNode }) => (
  <ul className={styles.grid} data-kind={kind}>
    {Children.map(children, (child) => (
      <li className={styles.item}>{child}</li>
    ))}
  </ul>
);
