/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import type { Found } from "./found";
import { SearchResults } from "./search";
import { type Results, useResults } from "./use-results";

jest.mock("./use-results", () => ({ useResults: jest.fn() }));

const found = (kind: Found["kind"], title: string): Found => ({
  url: `/${title.toLowerCase()}`,
  kind,
  title: [{ text: title, hit: false }],
  excerpt: [],
  names: [],
  showings: [],
  isThen: false,
  picture: null,
  updated: null,
  premiere: null,
});

const LISTED = [found("page", "Billetter"), found("film", "Kråka"), found("page", "Adkomst")];

const show = (results: Partial<Results>, count = LISTED.length) => {
  const answer = { count, corrected: null, someWords: false, show: async () => [] };
  const done = { query: "kino", answer, found: count === 0 ? [] : LISTED };
  const calls = { showMore: jest.fn(), retry: jest.fn() };
  jest.mocked(useResults).mockReturnValue({ done, failed: false, hasMoreFailed: false, ...calls, ...results });
  render(<SearchResults words="kino" />);
  return calls;
};

test("results stand by kind, each a link to its page", () => {
  show({});
  const pages = within(screen.getByRole("region", { name: "Praktisk" }));
  expect(pages.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/billetter", "/adkomst"]);
  expect(within(screen.getByRole("region", { name: "Filmer" })).getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent("3 treff på «kino»");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("as many as are not shown yet are left to be shown", () => {
  const { showMore } = show({}, 12);
  fireEvent.click(screen.getByRole("button", { name: "Vis flere treff (9 til)" }));
  expect(showMore).toHaveBeenCalledTimes(1);
});

test("without results there is advice", () => {
  show({}, 0);
  expect(screen.getByRole("status")).toHaveTextContent("Ingen treff på «kino».");
  expect(screen.getByText(/Prøv et kortere/)).toBeVisible();
});

test("a search that fails shows no earlier results, and can be tried again", () => {
  const { retry } = show({ failed: true });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button"));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("results stay when further ones cannot be fetched", () => {
  show({ hasMoreFailed: true });
  expect(screen.getByRole("alert").textContent).toBe("Flere treff kunne ikke hentes. Prøv igjen.");
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
});

test("before the first result nothing is said", () => {
  show({ done: null });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
