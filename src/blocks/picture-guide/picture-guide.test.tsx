/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { picture } from "../../components/testing/pictures";
import { PictureGuide } from "./picture-guide";

type Fields = Queries.PictureGuideBlockFieldsFragment;

const guide = (overrides: Partial<Fields> = {}, first = false) =>
  render(
    <PictureGuide
      block={{
        id: "rundtur",
        heading: "Slik finner du fram",
        shape: "wide",
        parts: [
          { name: "Heisen", html: "<p>Døra er 90 cm bred.</p>", picture: picture("En åpen heis") },
          { name: "Toalettet", html: "<p>Rett ved heisen.</p>", picture: picture("Et romslig toalett") },
        ],
        ...overrides,
      }}
      headline="h2"
      first={first}
    />,
  );

test("has a heading, a text and a picture with a text alternative for each part, in order", () => {
  guide();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Heisen",
    "Toalettet",
  ]);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "En åpen heis",
    "Et romslig toalett",
  ]);
  expect(screen.getByText("Døra er 90 cm bred.")).toBeVisible();
});

test("takes its parts one level up when it has no heading", () => {
  guide({ heading: null });
  expect(screen.getByRole("heading", { level: 2, name: "Heisen" })).toBeVisible();
});

test("fetches the first picture at once where the page begins with it", () => {
  guide({}, true);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});

test("shows square pictures whole", () => {
  const { container } = guide({ shape: "square" });
  expect(container.querySelectorAll('picture[data-shape="square"]')).toHaveLength(2);
});
