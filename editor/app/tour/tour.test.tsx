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
