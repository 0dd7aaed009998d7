import type { ReactNode } from "react";

/** Where a table scrolls that is wider than its place, by keyboard too; `label` says what it holds. Editors' tables get the same. */
export const TableScroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className="table-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
