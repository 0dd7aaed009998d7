import { type PointerEvent as Pressed, useEffect, useRef, useState } from "react";
import type { WeekShowing } from "../../../api/week";
import { clockAt } from "./lanes";
import { type Aim, type Slot, slotOf } from "./slot";

type Hours = Parameters<typeof clockAt>[1];

interface Dragged {
  readonly showing: WeekShowing;
  /** From the beginning of the showing to where it was taken. */
  readonly grip: number;
}

const dataUnder = (x: number, y: number, name: string): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset[name] !== undefined);

/**
 * Where a showing lands that is let go at a point of the window, or null outside the week. On a narrow screen the week
 * is a list without a scale of hours: day and hall change, the time does not.
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
 * A showing is dragged with a mouse or a pen, or with a finger that has held it for a moment; other fingers scroll.
 * Where it is let go, the form of a move opens; Escape lets it be.
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
    // After the click that follows: it opens nothing itself, and would close a dialog that has opened before it.
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
    // Otherwise the page would scroll, or the menu of a long press open.
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
