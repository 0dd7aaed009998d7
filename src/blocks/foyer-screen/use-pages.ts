import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** How many rows fit into the list, measured again when rows or screen change; null until it has been measured. */
export const useRowsThatFit = (list: RefObject<HTMLElement | null>, row: RefObject<HTMLElement | null>) => {
  const [fits, setFits] = useState<number | null>(null);
  const measure = useCallback(() => {
    const height = row.current?.offsetHeight ?? 0;
    if (list.current && height > 0) setFits(Math.max(1, Math.floor(list.current.clientHeight / height)));
  }, [list, row]);
  // After every change: the first row may have been another one, which had ended and was hidden.
  useBrowserLayoutEffect(measure);
  useEffect(() => {
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
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
