/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Tour, TourOffer } from "./tour";

const Desk = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="innhold" tabIndex={-1}>
      <TourOffer onTake={() => setOpen(true)} />
      <Tour isOpen={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const place = (): string | null => screen.queryByText(/^Omvisning, /)?.textContent ?? null;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("the first start offers the tour, and opens nothing", () => {
  const { unmount } = render(<Desk />);
  expect(place()).toBeNull();
  press("Nei takk");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  unmount();
  render(<Desk />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("one goes on and back through three steps, where the desk begins", () => {
  render(<Desk />);
  press("Ta omvisningen");
  expect(place()).toBe("Omvisning, 1 av 3");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "I dag og Uka" }));
  press("Neste");
  press("Forrige");
  expect(place()).toBe("Omvisning, 1 av 3");
  press("Neste");
  press("Neste");
  expect(document.activeElement?.textContent).toBe("Publiser når du er klar");
  expect(document.querySelectorAll("[data-current]")).toHaveLength(1);
  press("Begynn");
  expect(place()).toBeNull();
  expect(screen.queryByText(/^Ny her\?/)).toBeNull();
});

test("a tour that the browser closes begins again at its first step", () => {
  render(<Tour isOpen onClose={() => undefined} />);
  press("Neste");
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(place()).toBe("Omvisning, 1 av 3");
});

test("a browser that stores nothing is not offered it at each start", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("Closed.");
  });
  render(<Desk />);
  expect(screen.queryByText(/^Ny her/)).toBeNull();
});
