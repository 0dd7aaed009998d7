/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { staticPage } from "../../components/testing/static-page";
import { StoredThings } from "./stored-things";

const block = <StoredThings block={{ id: "lagres", heading: "Det vi husker" }} {...FURTHER_DOWN} />;

afterEach(() => localStorage.clear());

test("each row has a heading", () => {
  render(block);
  expect(screen.getAllByRole("rowheader").every((cell) => cell.getAttribute("scope") === "row")).toBe(true);
});

test("shows when there is no answer yet", () => {
  render(block);
  expect(screen.getByRole("status")).toHaveTextContent(/Du har ikke svart ennå/);
});

test("has no button without function in the built page", () => {
  expect(within(staticPage(block)).queryByRole("button")).not.toBeInTheDocument();
});
