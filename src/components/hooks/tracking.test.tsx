/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { listAround, trackedItem, useTracking } from "./tracking";

const production = { key: "nattoget-3d", path: "/nattoget-101", title: "Nattoget", object: "movie" };

test("an item has the id of its page, which all versions of a film share", () => {
  expect(trackedItem(production)).toEqual({ id: "nattoget-101", name: "Nattoget", category: "movie" });
});

test("an item without a page has its own key", () => {
  expect(trackedItem({ ...production, path: null, object: "culture" })).toEqual({
    id: "nattoget-3d",
    name: "Nattoget",
    category: "culture",
  });
});

test("the list around an element is the nearest one", () => {
  document.body.innerHTML = '<div data-list="Program"><div data-list="Filmer"><a id="a"></a></div><a id="b"></a></div>';
  const listOf = (id: string) => listAround(document.getElementById(id) ?? document.body);
  expect([listOf("a"), listOf("b")]).toEqual(["Filmer", "Program"]);
});

test("an element in no list is among showings", () => {
  document.body.innerHTML = "<a id='a'></a>";
  expect(listAround(document.getElementById("a") ?? document.body)).toBe("Forestillinger");
});

test("without a receiver nothing happens", () => {
  const { buy, view } = renderHook(useTracking).result.current;
  expect(() => {
    buy(trackedItem(production), "Program");
    view(trackedItem(production));
  }).not.toThrow();
});
