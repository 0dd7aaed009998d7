/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrokenPart } from "./broken-part";

const missing = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });

test("says calmly that a part has broken, and offers the page anew", () => {
  render(<BrokenPart error={new Error("x")} again={jest.fn()} fetchCode={() => undefined} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Noe gikk galt med denne delen av siden.");
  expect(screen.getByRole("button", { name: "Last siden på nytt" })).toBeVisible();
});

test("fetches code that did not come once more, and draws the part when it is there", async () => {
  const again = jest.fn();
  const fetchCode = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(missing);
  render(<BrokenPart error={missing} again={again} fetchCode={fetchCode} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Denne delen av siden ble ikke hentet.");
  const button = screen.getByRole("button", { name: "Prøv igjen" });
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-disabled", "true");
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
  expect(again).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(again).toHaveBeenCalled());
});
