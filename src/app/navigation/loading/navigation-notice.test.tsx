/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { clearNavigationStatus, setNavigationState } from "../navigation-state";
import { NavigationNotice } from "./navigation-notice";
import { tryAgain } from "./page-failures";

jest.mock("./page-failures", () => ({ tryAgain: jest.fn() }));

const held = (tried: "once" | "now" | "again") =>
  act(() => setNavigationState({ kind: "held", path: "/filmer", tried }));

const begin = () => {
  act(clearNavigationStatus);
  render(
    <>
      <a href="/filmer">Filmer</a>
      <NavigationNotice />
    </>,
  );
  screen.getByRole("link").focus();
};

test("the live region exists beforehand, and is empty", () => {
  begin();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => setNavigationState({ kind: "waiting" }));
  expect(screen.getByRole("status")).toHaveTextContent("Siden er på vei. Vent litt.");
  expect(screen.getByRole("link")).toHaveFocus();
  act(clearNavigationStatus);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("an offline failure shows a message with a retry", () => {
  begin();
  held("once");
  const message = screen.getByRole("alertdialog", { name: "Vi får ikke kontakt" });
  expect(message).toHaveFocus();
  expect(message).toHaveAccessibleDescription(/uten nett/);
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
  expect(tryAgain).toHaveBeenCalled();
  held("now");
  expect(screen.getByRole("button", { name: "Prøv igjen" })).toHaveAttribute("aria-disabled", "true");
  held("again");
  expect(message).toHaveAccessibleDescription(/Fortsatt ikke kontakt/);
});

test.each([
  ["the button", () => fireEvent.click(screen.getByRole("button", { name: "Lukk" }))],
  ["Escape", () => fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" })],
])("is closed by %s, and the focus returns to the link", (_way, close) => {
  begin();
  held("once");
  close();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("link")).toHaveFocus();
});
