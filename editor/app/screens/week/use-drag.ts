import { type PointerEvent as Pressed, useEffect, useRef, useState } from "react";
import type { WeekShowing } from "../../../api/week";
import { clockAt } from "./lanes";
import type { Slot } from "./slot";

interface Held {
  readonly showing: WeekShowing;
  readonly x: number;
  readonly y: number;
  /** From the beginning of the showing to where it was taken. */
  readonly grip: number;
}

const LEAST_PX = 8;

/** A showing is dragged with a mouse or a pen; fingers scroll. Where it is let go, the form of a move opens. */
export const useDrag = (
  hours: { readonly first: number; readonly last: number },
  onMove: (showing: WeekShowing, slot: Slot) => void,
) => {
  const held = useRef<Held | null>(null);
  const moved = useRef(false);
  const [isDragging, setDragging] = useState(false);
  const drop = useRef((_event: PointerEvent) => {});
  drop.current = ({ clientX, clientY }) => {
    const from = held.current;
    held.current = null;
    setDragging(false);
    if (from === null || !moved.current) return;
    // The click that follows a drop is none.
    setTimeout(() => {
      moved.current = false;
    });
    const cell = document
      .elementsFromPoint(clientX, clientY)
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.cell !== undefined);
    const [date, hall] = (cell?.dataset.cell ?? "").split(" ");
    if (cell === undefined || !date || !hall) return;
    const { left, width } = cell.getBoundingClientRect();
    onMove(from.showing, { date, hall, time: clockAt((clientX - from.grip - left) / width, hours) });
  };
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const from = held.current;
      if (from === null || Math.hypot(clientX - from.x, clientY - from.y) < LEAST_PX) return;
      moved.current = true;
      setDragging(true);
    };
    const up = (event: PointerEvent) => drop.current(event);
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", up);
    return () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", up);
    };
  }, []);
  const begin = (
    { pointerType, button, clientX, clientY, currentTarget }: Pressed<HTMLElement>,
    showing: WeekShowing,
  ) => {
    moved.current = false;
    if (pointerType === "touch" || button !== 0) return;
    held.current = { showing, x: clientX, y: clientY, grip: clientX - currentTarget.getBoundingClientRect().left };
  };
  return { begin, isDragging, wasDragged: () => moved.current };
};
