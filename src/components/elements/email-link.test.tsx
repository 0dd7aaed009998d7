/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { EmailLink } from "./email-link";

test("an address is one link, which breaks after its signs only", () => {
  render(<EmailLink address="kultur.kontoret@rakkestad-kulturhus.example.no" />);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "mailto:kultur.kontoret@rakkestad-kulturhus.example.no");
  expect(link.innerHTML.split("<wbr>")).toEqual(["kultur.", "kontoret@", "rakkestad-", "kulturhus.", "example.", "no"]);
});
