/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { picture } from "../../components/testing/pictures";
import { NotFound } from "./not-found";

const block: Queries.NotFoundBlockFieldsFragment = {
  id: "ikke-funnet",
  heading: "Fant ikke siden",
  text: "Den kan være flyttet.",
  path: "/sok",
  emptyPicture: picture("En tom kinosal"),
  furtherLinks: [
    { label: "Til forsiden", path: "/" },
    { label: "Kinoprogrammet", path: "/kinoprogram" },
  ],
};

test("shows that the page does not exist, in the headline", () => {
  render(<NotFound block={block} headline="h1" first />);
  expect(screen.getByRole("heading", { level: 1, name: "Fant ikke siden" })).toBeVisible();
  expect(screen.getByText("Den kan være flyttet.")).toBeVisible();
});

test("stands under the page's title when it has one", () => {
  render(<NotFound block={block} {...FURTHER_DOWN} />);
  expect(screen.getByRole("heading", { level: 2, name: "Fant ikke siden" })).toBeVisible();
});

test("shows links", () => {
  render(<NotFound block={block} headline="h1" first />);
  expect(screen.getByRole("link", { name: "Til forsiden" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Kinoprogrammet" })).toHaveAttribute("href", "/kinoprogram");
});

test("searches at the site's search page, without script too", () => {
  render(<NotFound block={block} headline="h1" first />);
  const field = screen.getByRole("searchbox", { name: "Søk på nettstedet" });
  expect(field).toHaveAttribute("name", "q");
  expect(field.closest("form")).toHaveAttribute("action", "/sok");
});

test("fetches its picture at once when it is the first on the page", () => {
  const { rerender } = render(<NotFound block={block} headline="h1" first />);
  expect(screen.getByRole("img", { name: "En tom kinosal" })).toHaveAttribute("loading", "eager");
  rerender(<NotFound block={block} headline="h1" first={false} />);
  expect(screen.getByRole("img", { name: "En tom kinosal" })).toHaveAttribute("loading", "lazy");
});
