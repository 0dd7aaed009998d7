/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { configureStore } from "@reduxjs/toolkit";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { provideFilmClub } from "../../store/opening";
import { type ClubScreen, useClubScreen } from "./use-club-screen";

jest.mock("../../../../lib/log", () => ({ logError: jest.fn() }));

type Screen = ClubScreen<object>;

interface Request {
  readonly answer: (text: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const requests: Request[] = [];
const load = (): Promise<Screen> =>
  new Promise((resolve, reject) => {
    requests.push({
      answer: (text) => act(async () => resolve(() => <p>{text}</p>)),
      fail: () => act(async () => reject(new Error("no code"))),
    });
  });

const request = (index: number): Request => {
  const one = requests[index];
  if (!one) throw new Error(`fewer than ${index + 1} requests`);
  return one;
};

const Place = () => {
  const { opening, retry } = useClubScreen(load);
  if ("Screen" in opening) return <opening.Screen club={opening.club} />;
  return (
    <button type="button" onClick={retry}>
      {opening.state}
    </button>
  );
};

beforeEach(() => {
  requests.length = 0;
  const store = configureStore({ reducer: (state: object = {}) => state });
  provideFilmClub(async () => ({
    store,
    addMovie: () => undefined,
    listedMovies: () => [],
    renewTickets: () => undefined,
  }));
});
afterEach(() => provideFilmClub(null));

test("shows the screen when it has loaded", async () => {
  render(<Place />);
  expect(screen.getByRole("button")).toHaveTextContent("waiting");
  await request(0).answer("Logg inn");
  expect(screen.getByText("Logg inn")).toBeVisible();
});

test("can be retried after a failure", async () => {
  render(<Place />);
  await request(0).fail();
  fireEvent.click(screen.getByRole("button", { name: "failed" }));
  await request(1).answer("Logg inn");
  expect(screen.getByText("Logg inn")).toBeVisible();
});

test("the result of an earlier attempt is ignored", async () => {
  render(<Place />);
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(screen.getByRole("button"));
  await request(0).fail();
  expect(screen.getByRole("button")).toHaveTextContent("waiting");
  await request(2).answer("Den siste");
  await request(1).answer("Den forrige");
  expect(screen.getByText("Den siste")).toBeVisible();
});
