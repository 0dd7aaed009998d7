/** @jest-environment jsdom */
import { onPreRouteUpdate } from "./leave-page-facts";

const FACTS = '<link data-maskin rel="alternate"><script data-maskin type="application/ld+json">{}</script><p>Hei</p>';

const go = (from: string | null, to: string): string => {
  document.body.innerHTML = FACTS;
  onPreRouteUpdate({ location: { pathname: to }, prevLocation: from === null ? null : { pathname: from } });
  return document.body.innerHTML;
};

test("keeps a page's facts while the reader is there", () => {
  expect(go(null, "/kinoprogram")).toContain("application/ld+json");
  expect(go("/kinoprogram", "/kinoprogram")).toContain("application/ld+json");
});

test("leaves them behind when the reader goes on", () => {
  expect(go("/kinoprogram", "/filmer")).toBe("<p>Hei</p>");
});
