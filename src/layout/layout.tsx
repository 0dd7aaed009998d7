import { Slice } from "gatsby";
import type { ReactNode } from "react";

interface LayoutProps {
  /** True leaves header and footer out. */
  readonly bare: boolean;
  /** A question that stands above every page with a frame. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Header, main part and footer around every page. */
export const Layout = ({ bare, notice, children }: LayoutProps) => (
  <>
    {!bare && <Slice alias="header" />}
    {!bare && notice}
    <main id="innhold" tabIndex={-1}>
      {children}
    </main>
    {!bare && <Slice alias="footer" />}
  </>
);
