/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { AgeBadge } from "./age-badge";

test.each([
  ["A", "A", "Tillatt for alle"],
  ["6", "6", "Aldersgrense 6 år"],
  ["15", "15", "Aldersgrense 15 år"],
  [null, "?", "Aldersgrense ikke fastsatt"],
])("shows limit %s as %s and says it in words", (limit, mark, words) => {
  render(<AgeBadge limit={limit} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(mark)).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByTitle(words)).toBeInTheDocument();
});
