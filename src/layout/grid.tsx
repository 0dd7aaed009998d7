import { Fragment, type ReactNode } from "react";
import * as styles from "./grid.module.css";

interface Row {
  readonly tone: string;
  readonly width: string;
  readonly columns: readonly { readonly medium: number; readonly large: number }[];
}

interface Placed {
  readonly id: string;
  readonly place: { readonly row: number; readonly column: number };
}

interface GridProps<Block extends Placed> {
  /** The page's h1, when no block has it. */
  readonly title: string | null;
  /** True when the header has the same words: then the h1 is not seen. */
  readonly titleInHeader?: boolean;
  readonly rows: readonly Row[];
  /** In reading order. */
  readonly blocks: readonly Block[];
  readonly render: (block: Block) => ReactNode;
  /** Only the page's h1, or else the first row, with room for the rest: `first-row-first.ts`. */
  readonly firstOnly?: boolean;
}

/** A page's rows on a 12-column grid; each column contains the blocks that are placed in it. */
export const Grid = <Block extends Placed>({
  title,
  titleInHeader = false,
  rows,
  blocks,
  render,
  firstOnly = false,
}: GridProps<Block>) => {
  const shown = firstOnly && title !== null ? [] : blocks;
  const inRow = (row: number) => shown.filter(({ place }) => place.row === row + 1);
  const drawn = (firstOnly ? rows.slice(0, 1) : rows).map((row, rowIndex) => {
    const heading = rowIndex === 0 && title !== null ? title : null;
    const rowBlocks = inRow(rowIndex);
    if (rowBlocks.length === 0 && heading === null) return null;
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's rows have no other name
        key={rowIndex}
        className={styles.row}
        data-tone={row.tone === "plain" ? undefined : row.tone}
        data-width={row.width}
        data-below
      >
        {heading !== null && <h1 className={titleInHeader ? "visually-hidden" : styles.title}>{heading}</h1>}
        {rowBlocks.length > 0 && (
          <div className={styles.columns}>
            {row.columns.map(({ medium, large }, columnIndex) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's columns have no other name
                key={columnIndex}
                className={styles.column}
                data-medium={medium}
                data-large={large}
              >
                {rowBlocks
                  .filter(({ place }) => place.column === columnIndex + 1)
                  .map((block) => (
                    <Fragment key={block.id}>{render(block)}</Fragment>
                  ))}
              </div>
            ))}
          </div>
        )}
      </div>
    );
  });
  return (
    <>
      {drawn}
      {firstOnly && (rows.length > 1 || title !== null) && <div className={styles.rest} />}
    </>
  );
};
