/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import runtime from "site-runtime.json";
import { useHasHearts } from "../components/cards/film-heart";
import { wrapPageElement } from "./wrap-page-element";

const frame = (data?: unknown) => {
  const { container } = render(wrapPageElement({ element: <p>Siden</p>, props: { data } }));
  expect(screen.getByRole("main")).toHaveTextContent("Siden");
  return container.querySelectorAll("[data-slice]").length;
};

test("renders header and footer around a page", () => {
  expect(frame({ page: { layout: "default" } })).toBe(2);
});

test("renders neither on a foyer screen", () => {
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

const Hearts = () => <p>{useHasHearts() ? "hearts" : "no hearts"}</p>;

const hearts = (): string | null => {
  const { unmount } = render(wrapPageElement({ element: <Hearts />, props: {} }));
  const text = screen.getByRole("main").textContent;
  unmount();
  return text;
};

test("films have hearts with a film platform and member pages", () => {
  expect(hearts()).toBe("hearts");
  const withoutPages = jest.replaceProperty(runtime, "memberPages", null);
  expect(hearts()).toBe("no hearts");
  withoutPages.restore();
  const withoutPlatform = jest.replaceProperty(runtime, "platform", null);
  expect(hearts()).toBe("no hearts");
  withoutPlatform.restore();
});
