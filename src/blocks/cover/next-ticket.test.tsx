/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, showing } from "../../components/testing/showings";
import { NextTicket } from "./next-ticket";

const tell = (...events: readonly Partial<Queries.ShowingFieldsFragment>[]) =>
  render(<NextTicket block={{ asOf: "2026-12-01T00:00", events: events.map(showing), productions: [film()] }} />);

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("tells the next showing with its ticket, and no other", () => {
  tell({ start: "2026-12-01T18:00" }, { start: "2026-12-03T18:00" });
  expect(screen.getByText("I dag kl. 18.00")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Kjøp for 135\u00a0kr: billett til Nattekspressen/ })).toBeVisible();
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).not.toBeVisible();
});

test("tells the second when the first has begun", () => {
  stopClockAt("2026-12-01T18:00");
  tell({ start: "2026-12-01T18:00" }, { start: "2026-12-03T18:00" });
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).toBeVisible();
  expect(screen.queryByText(/18\.00$/, { selector: "[data-day='2026-12-01']" })).not.toBeInTheDocument();
});

test("tells that the next date is cancelled and why, and the one that takes place", () => {
  tell({ start: "2026-12-01T18:00", status: "cancelled", reason: "Sykdom." }, { start: "2026-12-03T18:00" });
  expect(screen.getByText("Avlyst")).toBeVisible();
  expect(screen.getByText("Sykdom.")).toBeVisible();
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test.each([
  ["soldOut", "Utsolgt"],
  ["planned", "Billettsalget er ikke åpnet"],
  ["free", "Gratis"],
])("says why there is no ticket to buy when the status is %s", (status, words) => {
  tell({ start: "2026-12-01T18:00", status });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("is empty when the run has ended", () => {
  stopClockAt("2027-01-01T12:00");
  const { container } = tell({ start: "2026-12-01T18:00" });
  expect(container.firstChild).toBeEmptyDOMElement();
});
