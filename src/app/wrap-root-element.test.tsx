/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { logError } from "../lib/log";
import { wrapPageElement } from "./wrap-page-element";
import { wrapRootElement } from "./wrap-root-element";

jest.mock("../lib/log", () => ({ logError: jest.fn() }));
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

const Broken = () => {
  throw new Error("malen er ødelagt");
};

test("an error outside the blocks shows a message with two links and the focus on its heading", () => {
  render(wrapRootElement({ element: <Broken /> }));
  expect(screen.getByRole("heading", { level: 1, name: "Her gikk noe i stykker" })).toHaveFocus();
  expect(screen.getByRole("main")).toHaveTextContent("Feilen er vår.");
  expect(screen.getByRole("button", { name: "Last siden på nytt" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Gå til forsiden" })).toHaveAttribute("rel", "external");
  expect(logError).toHaveBeenCalledWith("Site failed to render", new Error("malen er ødelagt"));
});

test("an error in a page keeps header and footer, and the next page renders", () => {
  const page = (element: React.ReactElement, pathname: string) =>
    wrapPageElement({ element, props: { location: { pathname } } });
  const { container, rerender } = render(page(<Broken />, "/festsal"));
  expect(container.querySelectorAll("[data-slice]")).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Her gikk noe i stykker");
  rerender(page(<h1>Filmer</h1>, "/filmer"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Filmer");
});

test("renders nothing without an error", () => {
  render(wrapRootElement({ element: <p>Siden</p> }));
  expect(document.body).toHaveTextContent(/^Siden$/);
});
