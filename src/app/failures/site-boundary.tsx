import { type ReactNode, useEffect } from "react";
import { Boundary } from "../../components/on-demand/boundary";
import { copyOf } from "../../components/on-demand/static-copy";
import { BrokenPage } from "./broken-page";
import { stayStatic } from "./stay-static";

const Static = () => {
  useEffect(stayStatic, []);
  return null;
};

/** A copy of the whole page, without elements that only script can close. */
const copyOfPage = (): DocumentFragment | null => {
  const copy = copyOf(document.getElementById("___gatsby")?.childNodes ?? []);
  for (const part of copy?.querySelectorAll("[data-needs-script]") ?? []) part.remove();
  return copy;
};

/** The outermost error boundary: an error outside all blocks leaves the static page, or one with links that work. */
export const SiteBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary
    name="Site"
    copy={copyOfPage}
    broken={
      <main>
        <BrokenPage />
      </main>
    }
    stays={<Static />}
  >
    {children}
  </Boundary>
);
