import { Slice } from "gatsby";
import type { ReactNode } from "react";
import { Boundary } from "../components/on-demand/boundary";
import { copyOf } from "../components/on-demand/static-copy";

interface LayoutProps {
  /** True leaves header and footer out. */
  readonly bare: boolean;
  /** Content between header and page on every page with a frame. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Header and footer are siblings of the main part. */
const copyOfFrame = (name: "header" | "footer") => copyOf(document.querySelectorAll(`#gatsby-focus-wrapper > ${name}`));

/** Header, main part and footer around every page. */
export const Layout = ({ bare, notice, children }: LayoutProps) => (
  <>
    {!bare && (
      <Boundary name="Header" broken={null} copy={() => copyOfFrame("header")}>
        <Slice alias="header" />
      </Boundary>
    )}
    {!bare && notice}
    <main id="innhold" tabIndex={-1}>
      {children}
    </main>
    {!bare && (
      <Boundary name="Footer" broken={null} copy={() => copyOfFrame("footer")}>
        <Slice alias="footer" />
      </Boundary>
    )}
  </>
);
