/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./phone-link";

test("calls the number without its spaces, and keeps it on one line", () => {
  render(<PhoneLink number="+47 69 22 12 34" />);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "tel:+4769221234");
  expect(link.textContent).toBe("+47\u00a069\u00a022\u00a012\u00a034");
});
