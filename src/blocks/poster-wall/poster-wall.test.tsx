/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { picture } from "../../components/testing/pictures";
import { PosterWall } from "./poster-wall";

type Production = Queries.PosterWallBlockFieldsFragment["productions"][number];

const natt: Production = { key: "natt", title: "Nattekspressen", path: "/natt-1", poster: picture("Et tog") };

const wall = (...productions: readonly Production[]) =>
  render(
    <PosterWall
      block={{ id: "vegg", heading: "Årets plakater", emptyText: "Ingen nå.", productions }}
      {...FURTHER_DOWN}
    />,
  );

test("has a poster for each page, whose title is the link's name, and loads it when it comes near", () => {
  wall(natt, { ...natt, key: "natt-3d" }, { ...natt, key: "uten", path: "/uten", poster: null });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Nattekspressen" })).toHaveAttribute("href", "/natt-1");
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
});

test("has a poster without a page as a picture", () => {
  wall({ ...natt, path: null });
  expect(screen.getByRole("img", { name: "Nattekspressen" })).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("says that there is none", () => {
  wall();
  expect(screen.getByText("Ingen nå.")).toBeVisible();
});
