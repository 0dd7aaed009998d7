/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BrokenPart } from "./broken-part";

test("says calmly that a part has broken, and offers the page anew", () => {
  render(<BrokenPart />);
  expect(screen.getByRole("alert")).toHaveTextContent("Noe gikk galt med denne delen av siden.");
  expect(screen.getByRole("button", { name: "Last siden på nytt" })).toBeVisible();
});
