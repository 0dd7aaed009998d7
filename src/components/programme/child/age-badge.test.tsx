/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { AgeBadge } from "./age-badge";
import { setChild } from "./use-child";

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

describe("for the child that the visitor has entered", () => {
  afterEach(() => act(() => setChild(null)));

  const answerFor = (limit: string | null, age: number, withAdult: boolean): string | null => {
    act(() => setChild({ age, withAdult }));
    const { container } = render(<AgeBadge limit={limit} />);
    return container.querySelector("[data-answer]")?.textContent?.trim() ?? null;
  };

  test.each([
    ["A", 3, false, "3 år: ja, alene"],
    ["9", 6, true, "6 år: ja, med en voksen"],
    ["9", 6, false, "6 år: bare med en voksen"],
    ["9", 5, true, "5 år: nei"],
    ["18", 17, true, "17 år: nei"],
    ["6", 0, true, "Under 1 år: ja, med en voksen"],
    [null, 6, true, "6 år: ikke avgjort"],
  ])("limit %s, %i years, with an adult %s: %s", (limit, age, withAdult, words) => {
    expect(answerFor(limit, age, withAdult)).toBe(words);
  });

  test("shows no answer without a child", () => {
    const { container } = render(<AgeBadge limit="6" />);
    expect(container.querySelector("[data-answer]")).toBeNull();
  });

  test("updates the answer when the age changes", () => {
    const { container } = render(<AgeBadge limit="9" />);
    act(() => setChild({ age: 9, withAdult: false }));
    expect(container).toHaveTextContent("9 år: ja, alene");
    act(() => setChild(null));
    expect(container).not.toHaveTextContent("år: ");
  });

  test("ignores invalid values", () => {
    sessionStorage.setItem("barnet", "hundre");
    const { container } = render(<AgeBadge limit="9" />);
    expect(container.querySelector("[data-answer]")).toBeNull();
  });

  test("the static page has no child", () => {
    setChild({ age: 6, withAdult: true });
    expect(renderToString(<AgeBadge limit="9" />)).not.toContain("data-answer");
  });
});
