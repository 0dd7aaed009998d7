/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Link } from "./link";

jest.mock("gatsby", () => ({
  Link: ({ to, children, className, "aria-label": label }: GatsbyLinkProps) => (
    <a href={to} className={className} aria-label={label} data-router="true">
      {children}
    </a>
  ),
}));

interface GatsbyLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly "aria-label"?: string;
}

const link = () => screen.getByRole("link");

test.each(["/", "/kinoprogram", "/film/nattekspressen-20261", "/sok?q=reven"])(
  "leads to the page %s without loading the site anew",
  (to) => {
    render(<Link to={to}>Mer</Link>);
    expect(link()).toHaveAttribute("data-router", "true");
    expect(link()).toHaveAttribute("href", to);
    expect(link()).toHaveAccessibleName("Mer");
  },
);

test.each(["/dokumenter/vedtekter.pdf", "/programmer/kino.HTML"])("fetches the file %s from the server", (to) => {
  render(<Link to={to}>Les</Link>);
  expect(link()).not.toHaveAttribute("data-router");
  expect(link()).toHaveAttribute("href", to);
  expect(link()).not.toHaveAttribute("target");
});

test.each(["https://booking.example.no", "mailto:post@example.no", "tel:+4769000000", "#innhold"])(
  "leaves %s to the browser",
  (to) => {
    render(<Link to={to}>Videre</Link>);
    expect(link()).not.toHaveAttribute("data-router");
    expect(link()).toHaveAttribute("href", to);
    expect(link()).not.toHaveAttribute("target");
  },
);

test.each(["https://booking.example.no", "/kinoprogram"])("says that %s opens in a new window", (to) => {
  render(
    <Link to={to} newWindow>
      Bestill
    </Link>,
  );
  expect(link()).toHaveAttribute("href", to);
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener");
  expect(link()).toHaveAccessibleName("Bestill (åpnes i nytt vindu)");
});

test("accepts a longer accessible name", () => {
  render(
    <Link to="/kinoprogram" label="Mer om kinoprogrammet" className="knapp">
      Mer
    </Link>,
  );
  expect(link()).toHaveAccessibleName("Mer om kinoprogrammet");
  expect(link()).toHaveClass("knapp");
});

test("shows of the new window once in a fuller name", () => {
  render(
    <Link to="https://booking.example.no" newWindow label="Bestill festsalen">
      Bestill
    </Link>,
  );
  expect(link()).toHaveAccessibleName("Bestill festsalen (åpnes i nytt vindu)");
  expect(link()).toHaveTextContent(/^Bestill$/);
});
