/** @jest-environment jsdom */
import { tellPagePath } from "./page-path";

test("gives Gatsby the path that the page says of itself", () => {
  document.head.innerHTML = '<meta name="page-path" content="/kinoprogram">';
  tellPagePath();
  expect(globalThis.pagePath).toBe("/kinoprogram");
});

test("gives none where the page says none, as in develop", () => {
  document.head.innerHTML = "";
  tellPagePath();
  expect(globalThis.pagePath).toBeUndefined();
});
