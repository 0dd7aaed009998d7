import { type ReactNode, useEffect } from "react";
import { Boundary } from "../../components/on-demand/boundary";
import { copyOf } from "../../components/on-demand/static-copy";
import { leaveStatic } from "../../lib/first-page";
import { linkAt } from "../navigation/page-link";
import { BrokenPage } from "./broken-page";

/**
 * Called when React no longer renders the page: links navigate natively, and going back within this document reloads
 * it.
 */
const stayStatic = (): void => {
  leaveStatic();
  const { pathname } = window.location;
  window.addEventListener("click", (event) => linkAt(event) && event.stopPropagation(), { capture: true });
  window.addEventListener("popstate", () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
};

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
