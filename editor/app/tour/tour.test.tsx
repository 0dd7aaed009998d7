/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { fireEvent, render, screen } from "@testing-library/react";
import { Tour } from "./tour";

const SEEN = "redaksjon omvisning";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const place = (): string | null => screen.queryByText(/^Omvisning, /)?.textContent ?? null;
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("the first start begins at the first step, with its heading focused", () => {
  render(<Tour />);
  expect(place()).toBe("Omvisning, 1 av 5");
  expect(screen.getByRole("dialog")).toHaveProperty("open", true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Velkommen til redaksjonen" }));
  expect(buttons()).toEqual(["Omvisning", "Neste", "Hopp over"]);
});

test("one goes on and back to the last step, where the desk begins", () => {
  render(<Tour />);
  press("Neste");
  expect(place()).toBe("Omvisning, 2 av 5");
  expect(document.activeElement?.textContent).toBe("Uka er programmet");
  press("Forrige");
  expect(place()).toBe("Omvisning, 1 av 5");
  for (let step = 1; step < 5; step += 1) press("Neste");
  expect(place()).toBe("Omvisning, 5 av 5");
  expect(buttons()).toEqual(["Omvisning", "Begynn", "Forrige"]);
  expect(document.querySelectorAll("[data-current]")).toHaveLength(1);
  press("Begynn");
  expect(place()).toBeNull();
  expect(localStorage.getItem(SEEN)).not.toBeNull();
});

test("who skips it does not see it the next time, but can from the menu", () => {
  const { unmount } = render(<Tour />);
  press("Hopp over");
  unmount();
  render(<Tour />);
  expect(place()).toBeNull();
  press("Omvisning");
  expect(place()).toBe("Omvisning, 1 av 5");
});

test("a dialog that is closed by the browser counts as seen", () => {
  render(<Tour />);
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(place()).toBeNull();
  expect(localStorage.getItem(SEEN)).not.toBeNull();
});

test("a browser that stores nothing is not shown it at each start", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("Closed.");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("Closed.");
  });
  render(<Tour />);
  expect(place()).toBeNull();
  press("Omvisning");
  press("Hopp over");
  expect(place()).toBeNull();
});

test("a tour that is dismissed is noted before the dialog is gone", () => {
  render(<Tour />);
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(localStorage.getItem(SEEN)).not.toBeNull();
});
