/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BrokenPart } from "./broken-part";

test("shows that a part has failed, and offers a reload", () => {
  render(<BrokenPart />);
  expect(screen.getByRole("alert")).toHaveTextContent("Noe gikk galt med denne delen av siden.");
  expect(screen.getByRole("button", { name: "Last siden på nytt" })).toBeVisible();
});
