import { type RefObject, useEffect, useState } from "react";

/** Where a link's fragment leads to. */
const targetOf = ({ hash }: HTMLAnchorElement): HTMLElement | null => document.getElementById(hash.slice(1));

const isAtEnd = (): boolean => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * The fragment of the first of the strip's links whose days are shown below it; null before hydration. At the end of
 * the page, where the last days cannot be scrolled to the top, it is the one that the address names.
 */
export const useDayInView = (strip: RefObject<HTMLElement | null>, days: readonly unknown[]): string | null => {
  const [inView, setInView] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links and what they lead to change with the days
  useEffect(() => {
    const nav = strip.current;
    if (nav === null || !("IntersectionObserver" in window)) return;
    const links = [...nav.querySelectorAll("a")];
    const shown = new Set<Element | null>();
    const top = Math.round(nav.getBoundingClientRect().height) + 1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target);
          else shown.delete(target);
        }
        const chosen = isAtEnd()
          ? links.find((link) => link.hash === window.location.hash && shown.has(targetOf(link)))
          : null;
        const link = chosen ?? links.find((one) => shown.has(targetOf(one)));
        setInView(link?.hash ?? null);
      },
      { rootMargin: `-${top}px 0px 0px 0px` },
    );
    for (const target of links.map(targetOf)) if (target !== null) observer.observe(target);
    return () => observer.disconnect();
  }, [strip, days]);
  // The strip scrolls sideways only: `scrollIntoView` would end a scroll of the page that is under way.
  useEffect(() => {
    const link = [...(strip.current?.querySelectorAll("a") ?? [])].find(({ hash }) => hash === inView);
    const list = link?.closest("ul");
    if (link && list && list.scrollWidth > list.clientWidth)
      list.scrollLeft += link.getBoundingClientRect().left - list.getBoundingClientRect().left - list.clientWidth / 3;
  }, [strip, inView]);
  return inView;
};
