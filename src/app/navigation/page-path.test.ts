/** @jest-environment jsdom */
import { setPagePath } from "./page-path";

test("passes the page's own path to Gatsby", () => {
  document.head.innerHTML = '<meta name="page-path" content="/kinoprogram">';
  setPagePath();
  expect(globalThis.pagePath).toBe("/kinoprogram");
});

test("sets none when the page has none, as in develop", () => {
  document.head.innerHTML = "";
  setPagePath();
  expect(globalThis.pagePath).toBeUndefined();
});
