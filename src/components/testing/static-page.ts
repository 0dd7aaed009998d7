import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** The element as the build writes it, before any script has run. */
export const staticPage = (element: ReactElement): HTMLElement => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(element);
  return page;
};
