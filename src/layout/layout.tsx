import { Slice } from "gatsby";
import type { ReactNode } from "react";

/** Header, main part and footer around every page. */
export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Slice alias="header" />
    <main id="innhold" tabIndex={-1}>
      {children}
    </main>
    <Slice alias="footer" />
  </>
);
