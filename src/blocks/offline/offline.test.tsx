/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { picture } from "../../components/testing/pictures";
import { Offline } from "./offline";

const block: Queries.OfflineBlockFieldsFragment = {
  id: "uten-nett",
  heading: "Støpselet er ute",
  text: "Prøv igjen når du har dekning.",
  offlinePicture: picture("En filmframviser uten strøm"),
  keptHeading: "Dette kan du lese nå",
  keptLinks: [{ label: "Kinoprogram", path: "/kinoprogram" }],
};

test("says what is wrong, and offers the same address again", () => {
  render(<Offline block={block} headline="h1" first />);
  expect(screen.getByRole("heading", { level: 1, name: "Støpselet er ute" })).toBeVisible();
  expect(screen.getByText("Prøv igjen", { selector: "a" })).toHaveAttribute("href", "");
});

test("has a list that the service worker can find, with the pages that are always cached", () => {
  render(<Offline block={block} headline="h1" first />);
  const list = screen.getByRole("list");
  expect(list).toHaveAttribute("data-kept-pages");
  expect(within(list).getByRole("link", { name: "Kinoprogram" })).toHaveAttribute("href", "/kinoprogram");
  expect(screen.getByRole("heading", { level: 2, name: "Dette kan du lese nå" })).toBeVisible();
});
