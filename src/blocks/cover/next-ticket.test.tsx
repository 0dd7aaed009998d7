/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { setChild } from "../../components/programme/child/use-child";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, showing } from "../../components/testing/showings";
import { NextTicket } from "./next-ticket";

const tell = (...events: readonly Partial<Queries.ShowingFieldsFragment>[]) =>
  render(
    <NextTicket
      block={{ asOf: "2026-12-01T00:00", events: events.map(showing), productions: [film()], production: null }}
    />,
  );

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("shows the next showing with its ticket, and no other", () => {
  tell({ start: "2026-12-01T18:00", end: "2026-12-01T20:03" }, { start: "2026-12-03T18:00" });
  expect(screen.getByText("I dag kl. 18.00–\u206020.03")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Kjøp for 135\u00a0kr: billett til Nattekspressen/ })).toBeVisible();
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).not.toBeVisible();
});

test("says beside the ticket whom one pays, and that it takes no account; not where nothing is sold, or by nobody known", () => {
  const { unmount } = tell({ start: "2026-12-01T18:00" });
  expect(
    screen.getByText("Du betaler hos billett.example.no, i et nytt vindu. Du trenger ikke konto hos oss."),
  ).toBeVisible();
  unmount();
  tell({ start: "2026-12-01T18:00", status: "soldOut" }, { start: "2026-12-02T18:00", ticketUrl: null });
  expect(screen.queryByText(/^Du betaler/)).not.toBeInTheDocument();
});

test("names the film of a series' next showing, and how many follow", () => {
  tell(
    { start: "2026-12-01T18:00" },
    { start: "2026-12-03T18:00", status: "cancelled" },
    { start: "2026-12-04T18:00" },
  );
  expect(screen.getByText("1 forestilling til")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Nattekspressen" })[0]).toBeVisible();
});

test("each showing ends on the page at its start, by the wall clock that scripts compare", () => {
  const { container } = tell({ start: "2026-12-01T18:00" }, { start: "2026-12-03T18:00" });
  const untils = [...container.querySelectorAll("[data-turn]")].map((one) => one.getAttribute("data-until"));
  expect(untils).toEqual(["2026-12-01T18:00", "2026-12-03T18:00"]);
});

test("shows the second when the first has begun", () => {
  stopClockAt("2026-12-01T18:00");
  tell({ start: "2026-12-01T18:00" }, { start: "2026-12-03T18:00" });
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).toBeVisible();
  expect(screen.queryByText(/18\.00$/, { selector: "[data-day='2026-12-01']" })).not.toBeInTheDocument();
});

test("shows that the next date is cancelled and why, and the one that takes place", () => {
  tell({ start: "2026-12-01T18:00", status: "cancelled", reason: "Sykdom." }, { start: "2026-12-03T18:00" });
  expect(screen.getByText("Avlyst")).toBeVisible();
  expect(screen.getByText("Sykdom.")).toBeVisible();
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Kjøp/ })).toHaveLength(1);
});

test("shows that the next one is sold out, and the first after it that is not", () => {
  tell(
    { start: "2026-12-01T18:00", status: "soldOut" },
    { start: "2026-12-02T18:00", status: "soldOut" },
    { start: "2026-12-03T18:00" },
  );
  expect(screen.getByText("Utsolgt")).toBeVisible();
  expect(screen.queryByText("I morgen kl. 18.00")).not.toBeInTheDocument();
  expect(screen.getByText("Torsdag 3. desember kl. 18.00")).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Kjøp/ })).toHaveLength(1);
});

test("shows what is cancelled and the one after it that is sold out, when there are no others", () => {
  tell(
    { start: "2026-12-01T18:00", status: "cancelled" },
    { start: "2026-12-02T18:00", status: "soldOut" },
    { start: "2026-12-03T18:00", status: "soldOut" },
  );
  expect(screen.getByText("Avlyst")).toBeVisible();
  expect(screen.getByText("I morgen kl. 18.00")).toBeVisible();
  expect(screen.getByText("Utsolgt")).toBeVisible();
  expect(screen.queryByText("Torsdag 3. desember kl. 18.00")).not.toBeInTheDocument();
});

test.each([
  ["soldOut", "Utsolgt"],
  ["planned", "Billettsalget er ikke åpnet"],
  ["free", "Gratis"],
] as const)("says why there is no ticket to buy when the status is %s", (status, words) => {
  tell({ start: "2026-12-01T18:00", status });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Kjøp/ })).not.toBeInTheDocument();
});

test("is empty when the run has ended", () => {
  stopClockAt("2027-01-01T12:00");
  const { container } = tell({ start: "2026-12-01T18:00" });
  expect(container.firstChild).toBeEmptyDOMElement();
});

const FILM = { object: "movie", premiere: "2026-12-25" } as const;
const tellFilm = (...events: readonly Partial<Queries.ShowingFieldsFragment>[]) =>
  render(
    <NextTicket
      block={{
        asOf: "2026-12-01T00:00",
        events: events.map(showing),
        productions: [film()],
        production: FILM,
      }}
    />,
  );

test("shows the premiere of a film without showings", () => {
  tellFilm();
  expect(screen.getByText("Kommer fredag 25. desember")).toBeVisible();
});

test("shows that the run has ended and when the film was last shown, also while the page is open", () => {
  stopClockAt("2026-12-26T20:59");
  const { rerender } = tellFilm({ start: "2026-12-26T18:00" });
  const words = () => screen.getByText("Ikke lenger på kino hos oss. Sist vist 26. desember 2026.");
  expect(words()).not.toBeVisible();
  expect(words()).toHaveAttribute("data-from", "2026-12-26T21:00");
  act(() => jest.advanceTimersByTime(60_000));
  rerender(
    <NextTicket
      block={{
        asOf: "",
        events: [showing({ start: "2026-12-26T18:00" })],
        productions: [film()],
        production: FILM,
      }}
    />,
  );
  expect(words()).toBeVisible();
});

test("has what child and pensioner pay beside the adult's price, where they pay less", () => {
  const prices = [
    { label: "Voksen", amount: 135 },
    { label: "Barn", amount: 100 },
    { label: "Honnør", amount: 110 },
  ];
  const { unmount } = tell({ prices });
  expect(screen.getByText("barn 100 kr")).toBeVisible();
  expect(screen.getByText("honnør 110 kr")).toBeVisible();
  act(() => setChild({ age: 12, withAdult: false }));
  expect(screen.queryByText("barn 100 kr", { selector: "li" })).not.toBeInTheDocument();
  act(() => setChild(null));
  unmount();
  tell({ prices: prices.map(({ label }) => ({ label, amount: 135 })) }, { key: "b", prices, status: "cancelled" });
  expect(screen.queryByText(/^(barn|honnør)/)).not.toBeInTheDocument();
});
