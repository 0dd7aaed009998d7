import { Fragment } from "react";
import { slugOf } from "../../../../domain/json/made-value";
import { cardDate, clockTime } from "../../../../domain/time/norwegian";
import type { Summary } from "../../../api/api";
import { thumbnailOf } from "../../data/client";
import { editAddress } from "../../data/route";
import type { Row } from "../../data/use-unpublished";
import { Icon } from "../../elements/icon";
import { MoveButtons } from "../../elements/move-buttons";
import { iconOf } from "../../shell/places";
import { ago } from "../../text/ago";
import type { Column } from "./arrangement";
import * as styles from "./list.module.css";
import { States } from "./states";
import { rowId } from "./use-move";

interface ListRowProps {
  readonly kind: string;
  readonly summary: Row;
  /** How many rows of a tree are below it, whether they are seen, and what changes that. */
  readonly below: number;
  /** Of those, the titles of the nearest. */
  readonly names: readonly string[];
  readonly isOpen: boolean;
  readonly onFold: () => void;
  /** Whether it stands under the heading of its day. */
  readonly isByDay: boolean;
  /** Whether the heading above says what its second line would. */
  readonly isInPart: boolean;
  /** What the list tells, in this order. */
  readonly columns: readonly Column[];
  readonly hasPicture: boolean;
  readonly hasStates: boolean;
  readonly isChosen: boolean;
  /** Null where nothing is done with several. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
  /** Null where the list is not ordered by hand. */
  readonly onMove: ((by: -1 | 1) => void) | null;
}

/** Where an item of a menu leads, unless its own name says so: "→ Praktisk informasjon". */
const whereOf = ({ title, placement }: Summary): string => {
  const leadsTo = placement?.leadsTo ?? "";
  return slugOf(leadsTo.split("/").at(-1) ?? "") === slugOf(title) ? "" : `→\u00a0${leadsTo}`;
};

export const ListRow = (props: ListRowProps) => {
  const { kind, summary, below, names, isOpen, onFold, isByDay, isInPart, columns, hasPicture, hasStates, isChosen } =
    props;
  const { onChoose, onMove } = props;
  const { id, title, detail, picture, next, changed, placement } = summary;
  // In its part of a menu, a page is told from others by its address.
  const own = isInPart ? (summary.path ?? "") : detail;
  // Of a showing, its hall, which stands before its state.
  const isByTime = columns[0] === "next";
  const second = onMove === null ? own : whereOf(summary);
  const cells = {
    title: (
      <Fragment key="title">
        {hasPicture && (
          <td className={styles.picture}>
            {picture === null ? <Icon name={iconOf(kind)} /> : <img src={thumbnailOf(picture)} alt="" loading="lazy" />}
          </td>
        )}
        <th scope="row" className={styles.title}>
          {below > 0 && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-label={`${below === 1 ? "1 underpunkt" : `${below} underpunkter`} ${title}`}
              onClick={onFold}
            />
          )}
          <a href={editAddress(kind, id)} data-depth={onMove === null ? undefined : placement?.depth}>
            {title}
          </a>
          {below > 0
            ? !isOpen && <small>{names.join(", ")}</small>
            : second !== "" &&
              !isByTime && <small data-beside={onMove !== null || isInPart || undefined}>{second}</small>}
        </th>
      </Fragment>
    ),
    next: (
      <td key="next" data-column="next" data-time={isByDay || undefined} data-empty={next === null || undefined}>
        {next === null
          ? isByTime
            ? ""
            : "Ingen planlagt"
          : isByDay
            ? clockTime(next)
            : `${cardDate(next.slice(0, 10))} kl. ${clockTime(next)}`}
      </td>
    ),
    changed: (
      <td key="changed" data-column="changed">
        {changed !== null && ago(changed, Date.now())}
      </td>
    ),
  };
  return (
    <tr id={rowId(id)} data-chosen={isChosen || undefined} data-status={summary.status?.is}>
      {onChoose !== null && (
        <td className={styles.choice}>
          <label>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
              aria-label={`Velg ${title}`}
            />
          </label>
        </td>
      )}
      {columns.map((column) => cells[column])}
      {hasStates && (
        <td className={styles.states}>
          {isByTime && <small>{`${detail} `}</small>}
          <States summary={summary} />
        </td>
      )}
      {onMove !== null && placement !== undefined && (
        <td>
          <div className={styles.moves}>
            <MoveButtons title={title} isFirst={placement.isFirst} isLast={placement.isLast} onMove={onMove} />
          </div>
        </td>
      )}
    </tr>
  );
};
