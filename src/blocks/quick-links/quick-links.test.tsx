/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { decorations, picture } from "../../components/testing/pictures";
import { QuickLinks } from "./quick-links";

type Fields = Queries.QuickLinksBlockFieldsFragment;

const links: Fields["links"] = [
  { label: "Biblioteket", path: "/biblioteket", text: "Bøker og ro", picture: picture("Bokhyller") },
  { label: "Kulturskolen", path: "/om-kulturskolen", text: null, picture: null },
];

const offer = blockRenderer(QuickLinks, { id: "snarveier", heading: "I huset", links });

test("links to the parts of the venue in the order given", () => {
  offer();
  expect(screen.getByRole("region", { name: "I huset" })).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Biblioteket", "/biblioteket"],
    ["Kulturskolen", "/om-kulturskolen"],
  ]);
});

test("shows a text beside the link where there is one", () => {
  offer();
  const [library, school] = screen.getAllByRole("listitem");
  expect(library).toHaveTextContent("Biblioteket Bøker og ro");
  expect(school).toHaveTextContent(/^Kulturskolen$/);
});

test("has pictures as decoration only", () => {
  const { container } = offer();
  expect(decorations(container)).toHaveLength(1);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("needs no heading", () => {
  offer({ heading: null });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Biblioteket" })).toBeVisible();
});
