/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useRoute } from "./route";

test.each([
  ["&gjor=avlys", "avlys"],
  ["&gjor=noe", null],
  ["&gjor=__proto__", null],
  ["", null],
])("of a showing, an address with %j asks to do %s", (query, act) => {
  window.location.hash = `#/uka/2026-12-01?forestilling=natt${query}`;
  expect(renderHook(useRoute).result.current).toMatchObject({ screen: "week", showing: "natt", act });
});
