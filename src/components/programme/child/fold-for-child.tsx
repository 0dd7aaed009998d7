import type { ReactNode } from "react";
import { siteTexts } from "../../../lib/texts";
import * as styles from "./fold-for-child.module.css";
import { useBarred, useChild } from "./use-child";

interface FoldForChildProps<Item> {
  readonly items: readonly Item[];
  /** The production on whose age limit an item's admission depends. */
  readonly productionOf: (
    item: Item,
  ) => Pick<Queries.ShowingProductionFragment, "object" | "ageLimit"> | null | undefined;
  readonly noun: "showings" | "films";
  /** Draws a list; is not called for an empty one. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list in which the films that the visitor's child may not see are folded into one line with their number. */
export const FoldForChild = <Item,>({ items, productionOf, noun, children: draw }: FoldForChildProps<Item>) => {
  const child = useChild();
  const isBarred = useBarred();
  const barred = items.filter((item) => isBarred(productionOf(item)));
  const open = barred.length === 0 ? items : items.filter((item) => !barred.includes(item));
  return (
    <>
      {open.length > 0 && draw(open)}
      {child !== null && barred.length > 0 && (
        <details className={styles.barred}>
          <summary>{siteTexts.notForChild[noun](barred.length, child.age, child.withAdult)}</summary>
          {draw(barred)}
        </details>
      )}
    </>
  );
};
