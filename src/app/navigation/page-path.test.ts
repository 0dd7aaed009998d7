/** @jest-environment jsdom */
import { setPagePath } from "./page-path";

test("gives Gatsby the path that the page says of itself", () => {
  document.head.innerHTML = '<meta name="page-path" content="/kinoprogram">';
  setPagePath();
  expect(globalThis.pagePath).toBe("/kinoprogram");
});

test("gives none where the page says none, as in develop", () => {
  document.head.innerHTML = "";
  setPagePath();
  expect(globalThis.pagePath).toBeUndefined();
});
