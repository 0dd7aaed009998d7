/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { ArticleCards } from "./article-cards";

const formsOf = (count: number) => {
  const articles = [..."abcde"].slice(0, count).map((key) => ({
    key,
    path: `/${key}`,
    title: key,
    summary: "",
    category: "cinema" as const,
    thumbnail: { alt: "", focalPoint: { x: 0.5, y: 0.5 }, file: { childImageSharp: null } },
  }));
  const { container } = render(<ArticleCards articles={articles} level="h3" />);
  return [...container.querySelectorAll("article")].map(({ dataset }) => dataset.form);
};

test("two to four articles are a lead and lines beside it, and others are cards", () => {
  expect([1, 2, 3, 4, 5].map(formsOf)).toEqual([
    ["card"],
    ["lead", "line"],
    ["lead", "line", "line"],
    ["lead", "line", "line", "line"],
    ["card", "card", "card", "card", "card"],
  ]);
});
