import type { ReactElement } from "react";
import { SiteBoundary } from "./failures/site-boundary";

/** Header and footer too: an error outside the blocks leaves a page that can be read and left. */
export const wrapRootElement = ({ element }: { readonly element: ReactElement }) => (
  <SiteBoundary>{element}</SiteBoundary>
);
