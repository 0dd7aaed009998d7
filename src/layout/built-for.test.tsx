/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BuiltFor } from "./built-for";

test("a page that shows a day says which day it was built for", () => {
  render(<BuiltFor language={null} parts={[{ id: "tekst" }, { id: "program", today: { date: "2026-11-22" } }]} />);
  expect(screen.getByText(/^Denne siden er fra søndag 22\. november\./)).toBeInTheDocument();
});

test.each([
  ["en", "en", /^This page is from 22 November 2026\./],
  ["de", "de", /^Diese Seite ist vom 22\. November 2026\./],
  ["pl", "en", /^This page is from/],
  ["nn", null, /^Denne siden er fra søndag/],
])("a page in %s has it in %s", (language, lang, words) => {
  render(<BuiltFor language={language} parts={[{ id: "program", today: { date: "2026-11-22" } }]} />);
  const note = screen.getByText(words);
  expect(note.getAttribute("lang")).toBe(lang);
});

test("a page without days has no note", () => {
  const { container } = render(<BuiltFor language={null} parts={[{ id: "tekst" }]} />);
  expect(container).toBeEmptyDOMElement();
});
