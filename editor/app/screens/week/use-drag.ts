import { type PointerEvent as Pressed, useEffect, useRef, useState } from "react";
import type { WeekShowing } from "../../../api/week";
import { clockAt } from "./lanes";
import { type Aim, type Slot, slotOf } from "./slot";

type Hours = Parameters<typeof clockAt>[1];

interface Dragged {
  readonly showing: WeekShowing;
  /** Pixels from the showing's left edge to the pointer. */
  readonly grip: number;
}

const dataUnder = (x: number, y: number, name: string): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset[name] !== undefined);

/**
 * Drop target at a point of the window; null outside the week. On a narrow screen the week is a list without an hour
 * scale: day and hall change, the time does not.
 */
const slotUnder = (x: number, y: number, { showing, grip }: Dragged, hours: Hours): Slot | null => {
  const own = slotOf(showing);
  const cell = dataUnder(x, y, "cell");
  const date = dataUnder(x, y, "day")?.dataset.day;
  if (cell === undefined) return date === undefined ? null : { ...own, date };
  const [day = own.date, hall = own.hall] = (cell.dataset.cell ?? "").split(" ");
  if (getComputedStyle(cell).display !== "table-cell") return { ...own, date: day, hall };
  const { left, width } = cell.getBoundingClientRect();
  return { date: day, hall, time: clockAt((x - grip - left) / width, hours) };
};

interface Held {
  readonly showing: WeekShowing;
  readonly x: number;
  readonly y: number;
  readonly grip: number;
  readonly isTouch: boolean;
  isLifted: boolean;
}

const MIN_PX = 8;
const HOLD_MS = 400;
const EDGE_PX = 56;
const SCROLL_PX = 14;

const scrollAtEdge = (y: number): void => {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
};

/**
 * Drags a showing by mouse or pen, or by touch after a long press; other touches scroll. A drop opens the move form;
 * Escape cancels.
 */
export const useDrag = (hours: Hours, onMove: (showing: WeekShowing, slot: Slot) => void) => {
  const held = useRef<Held | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasDragged = useRef(false);
  const [aim, setAim] = useState<Aim | null>(null);
  const reset = () => {
    clearTimeout(hold.current);
    held.current = null;
    setAim(null);
  };
  const lift = (one: Held) => {
    one.isLifted = true;
    wasDragged.current = true;
    setAim({ showing: one.showing, slot: slotOf(one.showing) });
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const one = held.current;
    if (one === null) return;
    if (!one.isLifted) {
      if (Math.hypot(clientX - one.x, clientY - one.y) < MIN_PX) return;
      if (one.isTouch) return reset();
      lift(one);
    }
    scrollAtEdge(clientY);
    const slot = slotUnder(clientX, clientY, one, hours);
    setAim(slot === null ? null : { showing: one.showing, slot });
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    const one = held.current;
    reset();
    if (!one?.isLifted) return;
    const slot = slotUnder(clientX, clientY, one, hours);
    // After the click that follows a drop: that click must open nothing, and would close a dialog opened before it.
    setTimeout(() => {
      wasDragged.current = false;
      if (slot !== null) onMove(one.showing, slot);
    });
  };
  const latest = useRef({ follow, drop, reset });
  latest.current = { follow, drop, reset };
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const suppressDefault = (event: Event) => {
      if (held.current?.isLifted && held.current.isTouch) event.preventDefault();
    };
    window.addEventListener("pointermove", (event) => latest.current.follow(event), { signal });
    window.addEventListener("pointerup", (event) => latest.current.drop(event), { signal });
    window.addEventListener("pointercancel", () => latest.current.reset(), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && latest.current.reset(), { signal });
    // Otherwise the page would scroll, or a long press open the context menu.
    window.addEventListener("touchmove", suppressDefault, { signal, passive: false });
    window.addEventListener("contextmenu", suppressDefault, { signal });
    return () => ending.abort();
  }, []);
  const begin = (
    { pointerType, button, clientX, clientY, currentTarget }: Pressed<HTMLElement>,
    showing: WeekShowing,
  ) => {
    wasDragged.current = false;
    if (button !== 0) return;
    const grip = clientX - currentTarget.getBoundingClientRect().left;
    const one = { showing, x: clientX, y: clientY, grip, isTouch: pointerType === "touch", isLifted: false };
    held.current = one;
    if (one.isTouch) hold.current = setTimeout(() => lift(one), HOLD_MS);
  };
  return { begin, aim, wasDragged: () => wasDragged.current };
};
