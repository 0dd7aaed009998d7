/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { Found } from "./found";
import { Result } from "./result";

const plain = (text: string) => [{ text, hit: false }];

const FOUND: Found = {
  url: "/kraka-1",
  kind: "film",
  title: [
    { text: "Krå", hit: true },
    { text: "ka", hit: false },
  ],
  excerpt: [],
  names: [],
  showings: [],
  isThen: false,
  picture: null,
  updated: null,
  premiere: null,
};

const show = (own: Partial<Found> = {}) => render(<Result found={{ ...FOUND, ...own }} now="2026-12-01T12:00" />);

test("the title leads to the page, with what was searched for marked", () => {
  const { container } = show();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/kraka-1");
  expect(screen.getByRole("link")).toHaveTextContent("Kråka");
  expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Krå"]);
});

test("an excerpt is shown also when it is one piece, and names with commas between them", () => {
  const { container } = show({ excerpt: plain("En fugl."), names: [plain("Kari Nord"), plain("Ola Sør")] });
  expect(screen.getByText("En fugl.")).toBeVisible();
  expect(container).toHaveTextContent("Kari Nord, Ola Sør");
});

test("without excerpt and names there is the kind alone", () => {
  const { container } = show({ kind: "page" });
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["Side"]);
});
