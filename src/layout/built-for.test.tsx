/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BuiltFor } from "./built-for";

test("a page that shows a day says which day it was built for", () => {
  render(<BuiltFor parts={[{ id: "tekst" }, { id: "program", today: { date: "2026-11-22" } }]} />);
  expect(screen.getByText(/^Denne siden er fra søndag 22\. november\./)).toBeInTheDocument();
});

test("a page without days has no note", () => {
  const { container } = render(<BuiltFor parts={[{ id: "tekst" }]} />);
  expect(container).toBeEmptyDOMElement();
});
