import type { ReactNode } from "react";

/**
 * A scroll container for a table wider than its column, usable by keyboard; `label` names it. Tables in editors' HTML
 * get the same markup.
 */
export const TableScroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
  <section className="table-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
