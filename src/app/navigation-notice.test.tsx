/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NavigationNotice } from "./navigation-notice";
import { setNavigationState, stayStill } from "./runtime/navigation-state";
import { tryAgain } from "./runtime/page-failures";

jest.mock("./runtime/page-failures", () => ({ tryAgain: jest.fn() }));

const held = (tried: "once" | "now" | "again") =>
  act(() => setNavigationState({ kind: "held", path: "/filmer", tried }));

const begin = () => {
  act(stayStill);
  render(
    <>
      <a href="/filmer">Filmer</a>
      <NavigationNotice />
    </>,
  );
  screen.getByRole("link").focus();
};

test("the place where the wait is told is there beforehand, and empty", () => {
  begin();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => setNavigationState({ kind: "waiting" }));
  expect(screen.getByRole("status")).toHaveTextContent("Siden er på vei. Vent litt.");
  expect(screen.getByRole("link")).toHaveFocus();
  act(stayStill);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("who cannot get on is told why, and can try again", () => {
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
])("is closed by %s, and the focus goes back to the link", (_way, close) => {
  begin();
  held("once");
  close();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("link")).toHaveFocus();
});
