import { type KeyboardEvent, useRef, useState } from "react";
import { afterPress } from "../../elements/after-press";
import * as styles from "./house.module.css";

interface CellProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly isWrong: boolean;
  /** Id of the text about what is wrong. */
  readonly describedBy?: string | undefined;
  readonly inputMode?: "text" | "decimal";
  readonly onFocus?: () => void;
  readonly onChange: (written: string) => void;
  readonly onLeave?: () => void;
}

const ON_A_LINE = 11;

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether an arrow key would leave the text: it does at its ends, and from a cell that is chosen as a whole. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement, step: number): boolean =>
  (selectionStart === 0 && selectionEnd === value.length) ||
  (selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length));

/** Moves among the cells of a table as in a spreadsheet. */
const moveFrom = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  const step = STEPS[event.key];
  const { currentTarget: cell } = event;
  if (step === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const [down, right] = step;
  if (right !== 0 && !isAtEnd(cell, right)) return;
  event.preventDefault();
  const rows = [...(cell.closest("table")?.querySelectorAll("tr") ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLTextAreaElement>("td textarea")])
    .filter((cells) => cells.length > 0);
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  rows[row + down]?.[column + right]?.focus();
};

/**
 * A cell of a table. It is chosen as a whole when it gets the focus: Ctrl C and Ctrl V copy cells, and typing replaces.
 */
export const Cell = (props: CellProps) => {
  const { id, label, value, placeholder, isWrong, describedBy, inputMode = "text", onFocus, onChange, onLeave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  return (
    <textarea
      id={id}
      className={styles.cell}
      rows={Math.max(1, Math.ceil(shown.length / ON_A_LINE))}
      aria-label={label}
      aria-invalid={isWrong && typed === null}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={false}
      inputMode={inputMode}
      placeholder={placeholder}
      value={shown}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        onFocus?.();
      }}
      onKeyDown={moveFrom}
      onChange={({ target }) => {
        const text = target.value.replace(/[\n\t]+/g, " ");
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => {
        setTyped(null);
        if (onLeave !== undefined) afterPress(onLeave);
      }}
    />
  );
};

/** Enter in a field does this, and does not save the form. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  act();
};

/** Edits of one cell start from what was there when it got the focus, not from what half a text has made of it. */
export const useStart = (value: unknown) => {
  const last = useRef<{ readonly key: string; readonly from: unknown; readonly made: unknown } | null>(null);
  return <Made,>(key: string, edit: (from: unknown) => Made): Made => {
    const from = last.current?.key === key && last.current.made === value ? last.current.from : value;
    const made = edit(from);
    last.current = { key, from, made };
    return made;
  };
};
