/** @jest-environment jsdom */
import { leavePageFacts } from "./leave-page-facts";

const FACTS = '<link data-maskin rel="alternate"><script data-maskin type="application/ld+json">{}</script><p>Hei</p>';

const at = (pathname: string) => ({ pathname, search: "", hash: "" });

const go = (from: string | null, to: string): string => {
  document.body.innerHTML = FACTS;
  leavePageFacts({ location: at(to), prevLocation: from === null ? null : at(from) });
  return document.body.innerHTML;
};

test("keeps a page's facts while the reader is there", () => {
  expect(go(null, "/kinoprogram")).toContain("application/ld+json");
  expect(go("/kinoprogram", "/kinoprogram")).toContain("application/ld+json");
});

test("leaves them behind when the reader goes on", () => {
  expect(go("/kinoprogram", "/filmer")).toBe("<p>Hei</p>");
});
