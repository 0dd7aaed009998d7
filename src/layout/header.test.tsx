/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import Header from "./header";

const website: NonNullable<Queries.HeaderQuery["website"]> = {
  name: "Rakkestad kulturhus",
  url: "https://rakkestad.example.no",
  theme: { searchEnabled: true, searchPath: "/sok", logo: { file: { publicURL: "/static/merke.svg" } } },
};

const top = (overrides: Partial<typeof website.theme> = {}) =>
  render(
    <Header
      data={{ website: { ...website, theme: { ...website.theme, ...overrides } }, allMenuItem: { nodes: [] } }}
    />,
  );

test("begins with a way past itself", () => {
  top();
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveAccessibleName("Hopp til hovedinnhold");
  expect(first).toHaveAttribute("href", "#innhold");
});

test("leads home from the house's name and mark", () => {
  const { container } = top();
  const home = screen.getByRole("link", { name: /^Rakkestad kulturhus ?, til forsiden$/ });
  expect(home).toHaveAttribute("href", "/");
  expect(container.querySelector("img")).toHaveAttribute("src", "/static/merke.svg");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});

test("leads to the search page where the site has one", () => {
  top();
  expect(screen.getByRole("link", { name: "Søk" })).toHaveAttribute("href", "/sok");
});

test("has no search where the site has none", () => {
  top({ searchEnabled: false });
  expect(screen.queryByRole("link", { name: "Søk" })).not.toBeInTheDocument();
});

test("holds the main menu", () => {
  top();
  expect(screen.getByRole("banner")).toContainElement(screen.getByRole("navigation", { name: "Hovedmeny" }));
});

test("says where tickets are sold, for those who print the page", () => {
  top();
  expect(screen.getByText("Billetter og hele programmet: rakkestad.example.no")).toBeInTheDocument();
});
