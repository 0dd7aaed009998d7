import { type ReactNode, useEffect } from "react";
import { Boundary } from "../components/boundary";
import { copyOf } from "../components/standing";
import { BrokenPage } from "./broken-page";
import { stayStatic } from "./stay-static";

const Static = () => {
  useEffect(stayStatic, []);
  return null;
};

/** The whole page as it stands, without what only script can close. */
const copyOfPage = (): DocumentFragment | null => {
  const copy = copyOf(document.getElementById("___gatsby")?.childNodes ?? []);
  for (const part of copy?.querySelectorAll("[data-needs-script]") ?? []) part.remove();
  return copy;
};

/** Around everything: an error outside of all parts leaves the page as it stands, or one that can be left. */
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
