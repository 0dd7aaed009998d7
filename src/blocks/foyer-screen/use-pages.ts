import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Measurements of a list: how many rows it has, and the height of the tallest. */
interface MeasuredList {
  readonly count: number;
  readonly tallest: number;
}

/** Where lists are below each other, this many rows are reserved for each but the first. */
const KEPT_ROWS = 3;

const rowsIn = (room: number, { count, tallest }: MeasuredList): number =>
  tallest > 0 ? Math.min(count, Math.max(1, Math.floor(room / tallest))) : count;

/** How many rows of each list fit beside each other. */
const rowsBeside = (room: number, lists: readonly MeasuredList[]): readonly number[] =>
  lists.map((list) => rowsIn(room, list));

/** How many rows of each list fit below each other: the first has most, the last takes the remaining space. */
const rowsBelow = (room: number, lists: readonly MeasuredList[]): readonly number[] => {
  let left = room;
  return lists.map((list, place) => {
    const kept = lists
      .slice(place + 1)
      .reduce((sum, { count, tallest }) => sum + Math.min(count, KEPT_ROWS) * tallest, 0);
    const rows = rowsIn(left - kept, list);
    left -= rows * list.tallest;
    return rows;
  });
};

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

const areStacked = ([first, second]: readonly Element[]): boolean => {
  if (!first || !second) return false;
  const { top, bottom } = first.getBoundingClientRect();
  return bottom > top && second.getBoundingClientRect().top >= bottom;
};

/**
 * How many rows of each list in an element fit on the screen; null until they have been measured. The height of the
 * tallest row that a list has shown is used, so that rows are never cut.
 *
 * @param counts - how many rows each list has in all.
 */
export const useRowsThatFit = (lists: RefObject<HTMLElement | null>, counts: readonly number[]) => {
  const [fits, setFits] = useState<readonly number[] | null>(null);
  const total = counts.join();
  // Fewer rows are taller: what was measured of them says nothing of more.
  const shown = useRef<{ readonly total: string; readonly tallest: readonly number[] }>({ total, tallest: [] });
  const measure = useCallback(() => {
    const found = [...(lists.current?.querySelectorAll("ol") ?? [])];
    const screen = lists.current?.parentElement;
    if (!screen || found.length === 0) return;
    const before = shown.current.total === total ? shown.current.tallest : [];
    const tallest = found.map((list, place) => Math.max(before[place] ?? 0, ...[...list.children].map(heightOf)));
    shown.current = { total, tallest };
    const heights = found.map(heightOf);
    const stacked = areStacked(found);
    const own = stacked ? heights.reduce((sum, height) => sum + height, 0) : Math.max(...heights);
    const room = window.innerHeight - (heightOf(screen) - own);
    const measured = total.split(",").map((count, place) => ({
      count: Number(count),
      tallest: tallest[place] ?? 0,
    }));
    const rows = stacked ? rowsBelow(room, measured) : rowsBeside(room, measured);
    setFits((last) => (last?.join() === rows.join() ? last : rows));
  }, [lists, total]);
  // After every change: statuses and rows change.
  useBrowserLayoutEffect(measure);
  useEffect(() => {
    const measureAnew = () => {
      shown.current = { total, tallest: [] };
      measure();
    };
    window.addEventListener("resize", measureAnew);
    return () => window.removeEventListener("resize", measureAnew);
  }, [measure, total]);
  return fits;
};

interface Paging {
  readonly pages: number;
  readonly seconds: number;
  readonly paused: boolean;
}

/** The index of the displayed page, from 0; it advances automatically. */
export const useTurningPage = ({ pages, seconds, paused }: Paging): number => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (paused || pages < 2) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [pages, seconds, paused]);
  return turns % Math.max(1, pages);
};
