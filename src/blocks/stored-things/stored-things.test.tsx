/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { staticPage } from "../../components/testing/static-page";
import { STORED } from "../../features/analytics/analytics";
import { StoredThings } from "./stored-things";

const block = <StoredThings block={{ id: "lagres", heading: "Det vi husker" }} {...FURTHER_DOWN} />;

afterEach(() => localStorage.clear());

test("shows what is stored, why and how long", () => {
  render(block);
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    STORED.map(({ what, why, howLong }) => `${what}${why}${howLong}`),
  );
});

test("each row has a heading", () => {
  render(block);
  expect(screen.getAllByRole("rowheader").every((cell) => cell.getAttribute("scope") === "row")).toBe(true);
});

test("shows the answer and a button to change it", () => {
  localStorage.setItem("kulturhus-samtykke", `granted ${Date.now()}`);
  render(block);
  expect(screen.getByRole("status")).toHaveTextContent("Du har godtatt statistikk.");
  act(() => screen.getByRole("button", { name: "Endre svaret" }).click());
  expect(screen.getByRole("status")).toHaveTextContent("Du har godtatt statistikk.");
});

test("shows when there is no answer yet", () => {
  render(block);
  expect(screen.getByRole("status")).toHaveTextContent(/Du har ikke svart ennå/);
});

test("has no button without function in the built page", () => {
  expect(within(staticPage(block)).queryByRole("button")).not.toBeInTheDocument();
});
