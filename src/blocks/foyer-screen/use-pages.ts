import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/**
 * How many rows of a list have room on the screen below what stands above it; null until they have been measured. The
 * tallest row that has been up decides, so that rows are never cut; the list itself is as high as its rows.
 */
export const useRowsThatFit = (list: RefObject<HTMLElement | null>) => {
  const [fits, setFits] = useState<number | null>(null);
  const tallest = useRef(0);
  const measure = useCallback(() => {
    const { current } = list;
    if (!current?.parentElement) return;
    tallest.current = Math.max(tallest.current, ...[...current.children].map(heightOf));
    const room = window.innerHeight - (heightOf(current.parentElement) - heightOf(current));
    if (tallest.current > 0) setFits(Math.max(1, Math.floor(room / tallest.current)));
  }, [list]);
  // After every change: statuses come and go, and other rows are up.
  useBrowserLayoutEffect(measure);
  useEffect(() => {
    const measureAnew = () => {
      tallest.current = 0;
      measure();
    };
    window.addEventListener("resize", measureAnew);
    return () => window.removeEventListener("resize", measureAnew);
  }, [measure]);
  return fits;
};

interface Paging {
  readonly pages: number;
  readonly seconds: number;
  readonly paused: boolean;
}

/** The page that is up now, from 0; it turns by itself. */
export const useTurningPage = ({ pages, seconds, paused }: Paging): number => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (paused || pages < 2) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [pages, seconds, paused]);
  return turns % Math.max(1, pages);
};
