/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CallFailure, Waiting } from "./club-part";

import "@testing-library/jest-dom";

const show = (status: number) =>
  render(
    <CallFailure
      error={{ kind: "status", status, message: "" }}
      onRetry={() => undefined}
      back="/min-side/billetter"
    />,
  );

test("an expired session links to login, and back", () => {
  show(401);
  expect(screen.getByRole("alert")).toBeVisible();
  expect(screen.getByRole("link", { name: "Logg inn" })).toHaveAttribute(
    "href",
    "/logg-inn?til=%2Fmin-side%2Fbilletter",
  );
});

test("another failure can be retried", () => {
  show(503);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByRole("button")).toBeVisible();
});

test("a wait is announced", () => {
  render(<Waiting>Henter billettene …</Waiting>);
  expect(screen.getByRole("status")).toHaveTextContent("Henter billettene …");
});
