import { Slice } from "gatsby";
import type { ReactNode } from "react";

interface LayoutProps {
  /** True leaves header and footer out. */
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** Header, main part and footer around every page. */
export const Layout = ({ bare, children }: LayoutProps) => (
  <>
    {!bare && <Slice alias="header" />}
    <main id="innhold" tabIndex={-1}>
      {children}
    </main>
    {!bare && <Slice alias="footer" />}
  </>
);
