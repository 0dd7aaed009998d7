/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { logError } from "../../lib/log";
import { Boundary } from "./boundary";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

let isBroken = false;
const fault = new Error("tallet mangler");
const Part = () => {
  if (isBroken) throw fault;
  return <p>Delen</p>;
};

// React also logs errors that a boundary has caught; the app turns that off (app/hydrate.tsx).
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

const page = (
  <>
    <p>Resten</p>
    <Boundary name="Block kontakt" broken={<p>Ødelagt</p>}>
      <Part />
    </Boundary>
  </>
);

test("is not shown without an error", () => {
  isBroken = false;
  render(page);
  expect(screen.getByText("Delen")).toBeVisible();
  expect(logError).not.toHaveBeenCalled();
});

test("an error does not affect the rest, and is logged by name", () => {
  isBroken = true;
  render(page);
  expect(screen.getByText("Resten")).toBeVisible();
  expect(screen.queryByText("Delen")).toBeNull();
  expect(logError).toHaveBeenCalledWith("Block kontakt failed to render", fault);
  expect(screen.getByText("Ødelagt")).toBeVisible();
});
