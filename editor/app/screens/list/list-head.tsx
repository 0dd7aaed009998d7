import { Fragment } from "react";
import type { Column, Sort } from "./arrangement";
import * as styles from "./list.module.css";

const NAMES = { title: "Tittel", next: "Neste", changed: "Endret" } as const;

interface ListHeadProps {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Whether the list is of showings, each with its own time. */
  readonly isByTime: boolean;
  readonly hasPictures: boolean;
  readonly hasStates: boolean;
  /** Null where rows have no actions. */
  readonly actions: string | null;
  /** Null where nothing is done with several. */
  readonly choice: {
    readonly isAll: boolean;
    readonly isSome: boolean;
    readonly onChoose: (isAll: boolean) => void;
  } | null;
}

/** Whether the greatest comes first: what was changed last does so unless it is reversed. */
const isFalling = ({ by, isReversed }: Sort): boolean => isReversed !== (by === "changed");

/** The columns of a list: what they are, and what it is sorted by. */
export const ListHead = (props: ListHeadProps) => {
  const { columns, sort, onSort, isByTime, hasPictures, hasStates, actions, choice } = props;
  return (
    <thead data-quiet={columns.length === 1 || undefined}>
      <tr>
        {choice !== null && (
          <th scope="col" className={styles.choice}>
            <label>
              <input
                type="checkbox"
                aria-label="Velg alle som vises"
                checked={choice.isAll}
                ref={(box) => {
                  if (box !== null) box.indeterminate = choice.isSome && !choice.isAll;
                }}
                onChange={({ target }) => choice.onChoose(target.checked)}
              />
            </label>
          </th>
        )}
        {columns.map((by) => (
          <Fragment key={by}>
            {by === "title" && hasPictures && (
              <th scope="col">
                <span className="ds-sr-only">Bilde</span>
              </th>
            )}
            {columns.length === 1 ? (
              <th scope="col" data-column={by}>
                <span className="ds-sr-only">{NAMES[by]}</span>
              </th>
            ) : (
              <th
                scope="col"
                data-column={by}
                data-time={(isByTime && by === "next") || undefined}
                aria-sort={sort.by === by ? (isFalling(sort) ? "descending" : "ascending") : undefined}
              >
                <button type="button" onClick={() => onSort({ by, isReversed: sort.by === by && !sort.isReversed })}>
                  {isByTime && by === "next" ? "Når" : NAMES[by]}{" "}
                  <span aria-hidden="true">{sort.by !== by ? "" : isFalling(sort) ? "↓" : "↑"}</span>
                </button>
              </th>
            )}
          </Fragment>
        ))}
        {hasStates && <th scope="col">{isByTime && <small>Sal</small>} Status</th>}
        {actions !== null && (
          <th scope="col">
            <span className="ds-sr-only">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};
