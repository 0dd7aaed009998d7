/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NEVER, of, throwError } from "rxjs";
import { FilmHeartContext } from "../../../../components/cards/film-heart";
import { stopClockAt } from "../../../../components/testing/oslo-clock";
import { HttpError } from "../../../../lib/http/send";
import type { FilmClubApi } from "../../api/film-club-api";
import type { Ticket } from "../../api/ticket";
import { provideFilmClub } from "../../store/opening";
import { filmClubEpic } from "../../store/root-epic";
import { provideClub } from "../../testing/provide-club";
import { runClub, silentApi } from "../../testing/run-club";
import { MEMBER, REFUSED, ticket } from "../../testing/samples";
import { storedProfile } from "../../user/stored-profile";
import { MyTickets } from "./my-tickets";

const LATER = Date.parse("2027-01-01");

const ticketAt = (startTime: string, more: Partial<Ticket> = {}): Ticket => ({
  ...ticket(startTime, LATER),
  startTime,
  ...more,
});

const openFor = (api: Partial<FilmClubApi>, stored: readonly Ticket[] = []) => {
  storedProfile.write(MEMBER);
  const wallet = { open: () => stored, keep: () => undefined, clear: () => undefined };
  provideClub(runClub(filmClubEpic, { api: silentApi(api), wallet, now: Date.now }));
};

const show = async () => {
  render(
    <FilmHeartContext.Provider value={() => null}>
      <MyTickets emptyText="Ingen billetter nå." link={null} level="h2" />
    </FilmHeartContext.Provider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(10));
};

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => {
  storedProfile.write(null);
  provideFilmClub(null);
  jest.useRealTimers();
});

test.each([
  ["open", () => Promise.reject(new Error("not asked for"))],
  ["closed", null],
])("without a login there is a link to it, while the film club is %s", async (_what, club) => {
  provideFilmClub(club);
  await show();
  expect(screen.queryByText(/^Filmklubben er stengt/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Logg inn" })).toHaveAttribute(
    "href",
    "/logg-inn?til=%2Fmin-side%2Fbilletter",
  );
});

test("today's come first, with seats, hall, notes and code as text", async () => {
  const seatsInfo = {
    info: null,
    rows: [
      { row: "4", seats: ["7", "8", "9"] },
      { row: "5", seats: ["7"] },
    ],
  };
  const today = ticketAt("2026-12-01T18:00", { seatsInfo, notes: "Vis koden i døra.", qrCode: "118-ABC" });
  const all = [ticketAt("2026-12-02T18:00"), today, ticketAt("2026-11-30T18:00")];
  openFor({ tickets: () => of(all) });
  await show();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "I dag",
    "Senere",
    "Tidligere",
  ]);
  const first = within(screen.getByRole("region", { name: "I dag" }));
  for (const words of ["I dag kl. 18.00", "Sal 1", "Rad 4, sete 7, 8 og 9", "Rad 5, sete 7", "Vis koden i døra."]) {
    expect(first.getByText(words)).toBeVisible();
  }
  expect(first.getByRole("img", { name: /118-ABC/ })).toBeVisible();
  expect(first.getByText("118-ABC")).toBeVisible();
});

test("without rows the platform's text describes the seats, and a missing code is stated", async () => {
  openFor({
    tickets: () =>
      of([ticketAt("2026-12-01T18:00", { qrCode: null, seatsInfo: { info: "Fri plassering", rows: [] } })]),
  });
  await show();
  expect(screen.getByText("Fri plassering")).toBeVisible();
  expect(screen.getByText(/^Billetten har ingen kode/)).toBeVisible();
});

test.each([
  ["a session that has ended", REFUSED, /^Du må logge inn på nytt.*Billettene her er lagret på denne enheten/],
  ["no network", new HttpError("network", "Network Error"), /^Vi får ikke kontakt.*lagret på denne enheten/],
  ["a platform in trouble", new HttpError("answer", "nonsense"), /^Filmklubben svarer ikke.*lagret på denne enheten/],
])("with %s, the wallet's tickets are shown", async (_what, error, words) => {
  openFor({ tickets: () => throwError(() => error) }, [ticketAt("2026-12-01T18:00")]);
  await show();
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("img", { name: /^QR-kode/ })).toBeVisible();
});

test("until they have come, a message says so, unless the wallet has some", async () => {
  openFor({ tickets: () => NEVER });
  await show();
  expect(screen.getByRole("status")).toHaveTextContent(/^Henter billettene/);
  expect(screen.queryByText("Ingen billetter nå.")).not.toBeInTheDocument();
  cleanup();
  openFor({ tickets: () => NEVER }, [ticketAt("2026-12-01T18:00")]);
  await show();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("article")).toBeVisible();
});

test("a failure without any stored tickets promises none, and can be tried again", async () => {
  const tickets = jest.fn(() => throwError(() => new HttpError("network", "Network Error")));
  openFor({ tickets });
  await show();
  expect(screen.getByRole("alert")).not.toHaveTextContent(/lagret på denne enheten/);
  expect(screen.queryByText("Ingen billetter nå.")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
  expect(tickets).toHaveBeenCalledTimes(2);
});

test("a ticket says only what it has", async () => {
  const seatsInfo = { info: null, rows: [] };
  openFor({ tickets: () => of([ticketAt("2026-12-01T18:00", { sal: null, notes: null, seatsInfo })]) });
  await show();
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
  expect(screen.queryByText(/^Billetten har ingen kode/)).not.toBeInTheDocument();
});

test("logout removes them", async () => {
  openFor({ tickets: () => of([ticketAt("2026-12-01T18:00")]) });
  await show();
  expect(screen.getByRole("article")).toBeVisible();
  act(() => storedProfile.write(null));
  expect(screen.queryByRole("article")).toBeNull();
});

test("without the platform's address the film club is closed", async () => {
  storedProfile.write(MEMBER);
  await show();
  expect(screen.getByText(/^Filmklubben er stengt/)).toBeVisible();
});
