import { type DragEvent, useState } from "react";
import type { Cell, Spot } from "./placing";

/** Index of the block that a drop in this column would land before. */
const slotUnder = (list: Element, y: number): number =>
  [...list.querySelectorAll(":scope > ul > li")].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  }).length;

/** Drags a block by its handle with the mouse, within a column or to another. The arrows do the same. */
export const useBlockDrag = (onDrop: (index: number, spot: Spot) => void) => {
  const [held, setHeld] = useState<number | null>(null);
  const [aim, setAim] = useState<Spot | null>(null);
  const reset = () => {
    setHeld(null);
    setAim(null);
  };
  const over = (event: DragEvent<HTMLElement>, { row, column }: Cell) => {
    if (held === null) return;
    event.preventDefault();
    const at = slotUnder(event.currentTarget, event.clientY);
    if (aim?.row !== row || aim.column !== column || aim.at !== at) setAim({ row, column, at });
  };
  return {
    aim,
    handleOf: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        dataTransfer.effectAllowed = "move";
        // Firefox starts no drag without data.
        dataTransfer.setData("text/plain", "");
        const row = currentTarget.closest("li");
        if (row !== null) dataTransfer.setDragImage(row, row.clientWidth - 24, 24);
        setHeld(index);
      },
      onDragEnd: reset,
    }),
    columnOf: (cell: Cell) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => over(event, cell),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        if (held !== null && aim !== null) onDrop(held, aim);
        reset();
      },
    }),
  };
};
