/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { decorations, picture } from "../../components/testing/pictures";
import { trailerPlace } from "../../lib/trailer-place";
import { Trailer } from "./trailer";

type Fields = Queries.TrailerBlockFieldsFragment;

const url = "https://video.example.no/embed/nattekspressen";
const film: Fields["productions"][number] = {
  cover: picture("Et tog i snøvær"),
  trailer: { url, title: "Traileren til Nattekspressen", seconds: 132 },
};

const trailer = (productions: Fields["productions"] = [film], heading: string | null = null) => (
  <Trailer block={{ id: "trailer", heading, productions }} {...FURTHER_DOWN} />
);

const player = () => screen.queryByTitle("Traileren til Nattekspressen");

test("moves the focus to the player", async () => {
  render(trailer());
  await userEvent.click(screen.getByRole("link"));
  expect(player()).toHaveFocus();
});

test("shows a short length in seconds", () => {
  render(trailer([{ ...film, trailer: { url, title: "Kort", seconds: 45 } }]));
  expect(screen.getByRole("link", { name: "Vis traileren (45\u00a0sekunder)" })).toBeVisible();
});

test("takes the trailer of the version that has one", () => {
  render(trailer([{ cover: null, trailer: null }, film]));
  expect(screen.getByRole("link")).toHaveAttribute("href", url);
});

test("hides the still picture from screen readers", () => {
  const { container } = render(trailer());
  expect(decorations(container)).toHaveLength(1);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("has a heading, its own or the usual one", () => {
  const { rerender } = render(trailer());
  expect(screen.getByRole("region", { name: "Trailer" })).toBeVisible();
  rerender(trailer([film], "Se klippet"));
  expect(screen.getByRole("region", { name: "Se klippet" })).toBeVisible();
});

test("is at the id to which the page's cover leads", () => {
  const { container } = render(trailer());
  const place = { row: 1, column: 1, order: 1 };
  const block = { __typename: "TrailerBlock", id: "trailer", place, heading: null, productions: [film] } as const;
  expect(container.querySelector(`#${trailerPlace([block])}`)).toHaveTextContent("Trailer");
  expect(trailerPlace([{ ...block, productions: [{ ...film, trailer: null }] }])).toBeNull();
});

test("is not there when no version has a trailer", () => {
  const { container } = render(trailer([{ ...film, trailer: null }]));
  expect(container).toBeEmptyDOMElement();
});
