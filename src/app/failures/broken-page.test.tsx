/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BrokenPage } from "./broken-page";

afterEach(() => jest.restoreAllMocks());

test("moves the focus to its heading, and links to the front page with a full page load", () => {
  render(<BrokenPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/");
  expect(screen.getByRole("link")).toHaveAttribute("rel", "external");
  expect(screen.getByRole("button")).toBeVisible();
});

test("listens to the back button only while it is shown", () => {
  const add = jest.spyOn(window, "addEventListener");
  const remove = jest.spyOn(window, "removeEventListener");
  const { unmount } = render(<BrokenPage />);
  const listeners = add.mock.calls.filter(([type]) => type === "popstate").map(([, listener]) => listener);
  expect(listeners).toHaveLength(1);
  unmount();
  expect(remove.mock.calls.filter(([type]) => type === "popstate").map(([, listener]) => listener)).toEqual(listeners);
});
