/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { wrapPageElement } from "./wrap-page-element";

const frame = (data?: unknown) => {
  const { container } = render(wrapPageElement({ element: <p>Siden</p>, props: { data } }));
  expect(screen.getByRole("main")).toHaveTextContent("Siden");
  return container.querySelectorAll("[data-slice]").length;
};

test("frames a page with header and footer", () => {
  expect(frame({ page: { layout: "default" } })).toBe(2);
});

test("leaves a foyer screen without them", () => {
  expect(frame({ page: { layout: "foyer" } })).toBe(0);
});

test.each([
  ["without data", undefined],
  ["whose query found nothing", { page: null }],
  ["with other data", { website: { name: "Kulturhuset" } }],
  ["with a layout that is no name", { page: { layout: 3 } }],
])("frames a page %s too", (_words, data) => {
  expect(frame(data)).toBe(2);
});
