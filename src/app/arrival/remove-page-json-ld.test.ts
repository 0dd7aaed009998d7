/** @jest-environment jsdom */
import { removePageJsonLd } from "./remove-page-json-ld";

const FACTS = '<link data-maskin rel="alternate"><script data-maskin type="application/ld+json">{}</script><p>Hei</p>';

const at = (pathname: string) => ({ pathname, search: "", hash: "" });

const go = (from: string | null, to: string): string => {
  document.body.innerHTML = FACTS;
  removePageJsonLd({ location: at(to), prevLocation: from === null ? null : at(from) });
  return document.body.innerHTML;
};

test("keeps a page's structured data on the same page", () => {
  expect(go(null, "/kinoprogram")).toContain("application/ld+json");
  expect(go("/kinoprogram", "/kinoprogram")).toContain("application/ld+json");
});

test("removes it on navigation", () => {
  expect(go("/kinoprogram", "/filmer")).toBe("<p>Hei</p>");
});
