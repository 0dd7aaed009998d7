/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { NEVER } from "rxjs";
import { stopClockAt } from "../../../components/testing/oslo-clock";
import { provideFilmClub } from "../store/opening";
import { runClub } from "../testing/run-club";
import { MEMBER, ticket } from "../testing/samples";
import { wallet } from "../tickets/wallet";
import { storedProfile } from "../user/stored-profile";
import { TicketToday } from "./ticket-today";

const LATER = Date.parse("2027-01-01");
const tonight = { ...ticket("m1", LATER), startTime: "2026-12-01T20:45" };

const settled = () => act(() => jest.advanceTimersByTimeAsync(5000));

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => {
  storedProfile.write(null);
  wallet.clear();
  provideFilmClub(null);
  jest.useRealTimers();
});

const way = () => screen.queryByRole("link", { name: /^Billett i kveld kl\.\s20\.45, vis kode$/ });

test("links a member to the ticket of the day, until it has expired", async () => {
  storedProfile.write(MEMBER);
  wallet.keep(MEMBER.email, [{ ...tonight, expirationDate: Date.parse("2026-12-01T21:30Z") }]);
  render(<TicketToday shape="strip" />);
  await settled();
  expect(screen.getByRole("complementary", { name: "Billetten din" })).toContainElement(way());
  await act(() => jest.advanceTimersByTimeAsync(11 * 60 * 60_000));
  expect(way()).toBeNull();
});

test("is nothing for others, on other days, and where a page has no place for it", async () => {
  wallet.keep(MEMBER.email, [tonight]);
  const { rerender } = render(<TicketToday shape="card" />);
  await settled();
  expect(way()).toBeNull();
  act(() => storedProfile.write({ ...MEMBER, email: "another@example.no" }));
  await settled();
  expect(way()).toBeNull();
  act(() => storedProfile.write(MEMBER));
  await settled();
  expect(way()).toBeVisible();
  rerender(<TicketToday shape={null} />);
  expect(way()).toBeNull();
  rerender(<TicketToday shape="card" />);
  act(() => wallet.keep(MEMBER.email, [{ ...tonight, startTime: "2026-12-02T20:45" }]));
  expect(way()).toBeNull();
});

test("finds what was bought since the wallet was filled", async () => {
  storedProfile.write(MEMBER);
  const { store } = runClub(() => NEVER);
  const renewTickets = jest.fn(() => wallet.keep(MEMBER.email, [tonight]));
  provideFilmClub(async () => ({ store, addMovie: () => undefined, listedMovies: () => [], renewTickets }));
  render(<TicketToday shape="card" />);
  await settled();
  expect(renewTickets).toHaveBeenCalledTimes(1);
  expect(way()).toBeVisible();
});

test("a film club that cannot be opened is logged, and the wallet's ticket is shown all the same", async () => {
  const logged = jest.spyOn(console, "error").mockReturnValue();
  const failure = new Error("no chunk");
  storedProfile.write(MEMBER);
  wallet.keep(MEMBER.email, [tonight]);
  provideFilmClub(() => Promise.reject(failure));
  render(<TicketToday shape="card" />);
  await settled();
  expect(logged.mock.calls).toEqual([["Failed to open the film club", failure]]);
  expect(way()).toBeVisible();
  logged.mockRestore();
});
