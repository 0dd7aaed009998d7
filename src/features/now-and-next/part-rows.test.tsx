/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { PartRows } from "./part-rows";
import { PRODUCTIONS, SHOWINGS, seen, VENUE } from "./testing/venue-parts";

const element = (now: string, asOf: string, showings = SHOWINGS) => (
  <PartRows parts={VENUE} showings={showings} productions={PRODUCTIONS} now={now} asOf={asOf} />
);

const rowsAt = (now: string, showings = SHOWINGS) => seen(render(element(now, "2026-11-30T00:00", showings)).container);

test.each([
  [
    "2026-12-01T12:00",
    {
      Kino: "Neste kl. 18.00: Isbryteren, Kinosal",
      Kultur: "Neste lørdag kl. 19.00: Storbandkveld, Festsal",
      Bibliotek: "Åpent til kl. 16.00",
      Kontor: "Åpent til kl. 16.00",
    },
  ],
  [
    "2026-12-01T19:00",
    {
      Kino: "Nå: Isbryteren, Kinosal, til kl. 20.05 Neste kl. 20.30: Kråka, Kinosal",
      Kultur: "Neste lørdag kl. 19.00: Storbandkveld, Festsal",
      Bibliotek: "Stengt, åpner i morgen kl. 10.00",
      Kontor: "Stengt, åpner i morgen kl. 10.00",
    },
  ],
  [
    "2026-12-01T20:10",
    {
      Kino: "Åpent Neste kl. 20.30: Kråka, Kinosal",
      Kultur: "Neste lørdag kl. 19.00: Storbandkveld, Festsal",
      Bibliotek: "Stengt, åpner i morgen kl. 10.00",
      Kontor: "Stengt, åpner i morgen kl. 10.00",
    },
  ],
  [
    "2026-12-01T22:20",
    {
      Kino: "Neste i morgen kl. 18.00: Isbryteren, Kinosal",
      Kultur: "Neste lørdag kl. 19.00: Storbandkveld, Festsal",
      Bibliotek: "Stengt, åpner i morgen kl. 10.00",
      Kontor: "Stengt, åpner i morgen kl. 10.00",
    },
  ],
])("shows the state of each part at %s", (now, expected) => {
  expect(rowsAt(now)).toEqual(expected);
});

test("shows tomorrow's when the last showing of the day has been cancelled", () => {
  const cancelled = SHOWINGS.map((one) =>
    one.start === "2026-12-01T20:30" ? { ...one, status: "cancelled" as const } : one,
  );
  expect(rowsAt("2026-12-01T20:10", cancelled).Kino).toBe("Neste i morgen kl. 18.00: Isbryteren, Kinosal");
});

test("links to the page of a showing, if it has one", () => {
  const { getByRole, getByText } = render(element("2026-12-01T19:00", "2026-11-30T00:00"));
  expect(getByRole("link", { name: "Isbryteren" })).toHaveAttribute("href", "/isbryteren-1");
  expect(getByText("Kråka").closest("a")).toBeNull();
});
