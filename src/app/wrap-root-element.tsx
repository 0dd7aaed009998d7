import type { ReactElement } from "react";
import { Boundary } from "../components/boundary";
import { BrokenPage } from "./broken-page";

/** Around everything, header and footer too: an error outside the blocks leaves a page that can be left. */
export const wrapRootElement = ({ element }: { readonly element: ReactElement }) => (
  <Boundary
    name="Site"
    broken={
      <main>
        <BrokenPage />
      </main>
    }
  >
    {element}
  </Boundary>
);
