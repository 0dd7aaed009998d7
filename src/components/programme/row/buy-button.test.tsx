/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { TrackingContext } from "../../hooks/tracking";
import { film, showing } from "../../testing/showings";
import { setChild } from "../child/use-child";
import { BuyButton } from "./buy-button";

const buy = (overrides: Partial<Queries.ShowingFieldsFragment> = {}, now = "2026-12-05T12:00") =>
  render(<BuyButton event={showing(overrides)} production={film()} day="lørdag 5. desember" now={now} />);

test("names the film, the time and the new window", () => {
  buy();
  const link = screen.getByRole("link", {
    name: "Kjøp for 135\u00a0kr: billett til Nattekspressen, lørdag 5. desember kl. 18.00 (åpnes i nytt vindu)",
  });
  expect(link).toHaveTextContent(/^Kjøp for 135 kr$/);
  expect(link).toHaveAttribute("href", "https://billett.example.no/1");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("begins its accessible name with the visible text, for voice control", () => {
  buy();
  expect(screen.getByRole("link")).toHaveAccessibleName(/^Kjøp for 135\u00a0kr/);
});

test("shows the ordinary adult's price where others pay less, a span where it differs by seat", () => {
  buy({
    prices: [
      { label: "Voksen, parkett", amount: 1350 },
      { label: "Voksen, balkong", amount: 200 },
      { label: "Barn", amount: 90 },
    ],
  });
  expect(screen.getByRole("link")).toHaveTextContent(/^Kjøp voksen 200–1 350 kr$/);
});

test("shows the child's price when a child was entered, and the adult's where there is none", () => {
  act(() => setChild({ age: 6, withAdult: false }));
  const prices = [
    { label: "Voksen", amount: 135 },
    { label: "Honnør", amount: 90 },
  ];
  buy({ prices: [...prices, { label: "Barn", amount: 100 }] });
  expect(screen.getByRole("link")).toHaveTextContent(/^Kjøp barn 100 kr$/);
  cleanup();
  buy({ prices });
  expect(screen.getByRole("link")).toHaveTextContent(/^Kjøp voksen 135 kr$/);
  act(() => setChild(null));
});

test("shows no price when none is given", () => {
  const { container } = buy({ prices: [] });
  expect(screen.getByRole("link")).toHaveTextContent(/^Kjøp billett$/);
  expect(container).not.toHaveTextContent("kr");
});

test("says that one just comes, after it has begun too; not where a free ticket is needed", () => {
  const { container } = buy({ status: "free", ticketUrl: null, prices: [] });
  expect(container).toHaveTextContent(/^Gratis, bare kom$/);
  expect(buy({ status: "free", prices: [] }).container).toHaveTextContent(/^Gratis$/);
  expect(buy({ status: "free", ticketUrl: null }, "2026-12-05T18:30").container.firstChild).toBeVisible();
});

test("waits hidden for the opening of the sale, with its moments for the script in the head", () => {
  const { container } = buy({ status: "saleOpensAt", saleOpens: "2026-12-05T12:01" });
  expect(container.firstChild).not.toBeVisible();
  expect(container.firstChild).toHaveAttribute("data-from", "2026-12-05T12:01");
  expect(container.firstChild).toHaveAttribute("data-until", "2026-12-05T18:00");
});

test("is there from the opening of the sale, until it begins", () => {
  const sale = { status: "saleOpensAt", saleOpens: "2026-12-05T12:00" } as const;
  buy(sale, "2026-12-05T12:00");
  expect(screen.getByRole("link")).toBeVisible();
  expect(buy(sale, "2026-12-05T18:00").container).toBeEmptyDOMElement();
});

test("is not there without a ticket seller", () => {
  const { container } = buy({ ticketUrl: null });
  expect(container).toBeEmptyDOMElement();
});

test("reports what is bought, and the list that it was in", () => {
  const tracking = { buy: jest.fn(), view: jest.fn() };
  render(
    <TrackingContext.Provider value={tracking}>
      <div data-list="Filmer">
        <BuyButton event={showing()} production={film()} day="lørdag 5. desember" now="2026-12-05T12:00" />
      </div>
    </TrackingContext.Provider>,
  );
  // jsdom does not open windows.
  screen.getByRole("link").addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(screen.getByRole("link"));
  const item = { id: "nattekspressen-20261", name: "Nattekspressen", category: "movie" };
  expect(tracking.buy.mock.calls).toEqual([[item, "Filmer"]]);
});
