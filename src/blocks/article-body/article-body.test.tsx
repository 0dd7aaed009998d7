/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { ArticleBody } from "./article-body";

test("shows the article's text with its own headings and links", () => {
  const content = '<h2>Slik gjør du</h2><p>Sett høreapparatet på <a href="/om-kinoen">T</a>.</p>';
  render(<ArticleBody block={{ id: "tekst", article: { content } }} {...FURTHER_DOWN} />);
  expect(screen.getByRole("heading", { level: 2, name: "Slik gjør du" })).toBeVisible();
  expect(screen.getByRole("link", { name: "T" })).toHaveAttribute("href", "/om-kinoen");
});
