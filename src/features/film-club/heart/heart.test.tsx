/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { of } from "rxjs";
import { staticPage } from "../../../components/testing/static-page";
import { provideFilmClub } from "../store/opening";
import { filmClubEpic } from "../store/root-epic";
import { runClub, silentApi } from "../testing/run-club";
import { MEMBER, movie } from "../testing/samples";
import { storedProfile } from "../user/stored-profile";
import { userActions } from "../user/user-slice";
import { localList } from "../watch-list/local-list";
import { Heart } from "./heart";

const FILM = { ediNumber: "1", title: "Kråka", path: "/kraka-1" };

const heart = () => screen.getByRole("button");

/** A film club whose member has one film on the list. */
const provideClub = () => {
  const { store, state } = runClub(filmClubEpic, { api: silentApi({ watchList: () => of([movie("1")]) }) });
  const addMovie = jest.fn();
  const open = jest.fn(async () => {
    store.dispatch(userActions.profileStored(MEMBER));
    return { store, addMovie, listedMovies: () => state().watchList.items, renewTickets: () => undefined };
  });
  provideFilmClub(open);
  return { open, addMovie, store };
};

const atRest = () => act(() => jest.advanceTimersByTimeAsync(500));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  storedProfile.write(null);
  localList.clear();
  provideFilmClub(null);
  jest.useRealTimers();
});

test("another version of a film on the list has a full heart too, and removes it", () => {
  localList.add({ ...FILM, ediNumber: "2" });
  render(<Heart film={FILM} withLabel />);
  expect(heart()).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("link", { name: "Se Min liste" })).toHaveAttribute("href", "/min-side/liste");
  fireEvent.click(heart());
  expect(localList.films()).toEqual([]);
});

test("a member's heart is full for films on the platform's list, and says that they cannot be removed", async () => {
  const { addMovie, store } = provideClub();
  storedProfile.write(MEMBER);
  render(<Heart film={FILM} withLabel={false} />);
  expect(heart()).toHaveAttribute("aria-pressed", "false");
  await atRest();
  expect(heart()).toHaveAttribute("aria-pressed", "true");
  expect(heart()).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(heart());
  expect(addMovie).not.toHaveBeenCalled();
  act(() => void store.dispatch(userActions.loggedOut()));
  expect(heart()).toHaveAttribute("aria-pressed", "false");
});

test("a member's film is sent to the platform, and a second press retries instead of removing it", async () => {
  const { addMovie } = provideClub();
  storedProfile.write(MEMBER);
  const other = { ...FILM, ediNumber: "9", path: "/annen-9" };
  render(<Heart film={other} withLabel={false} />);
  await atRest();
  for (const times of [1, 2]) {
    fireEvent.click(heart());
    await atRest();
    expect(addMovie).toHaveBeenCalledTimes(times);
    expect(localList.films()).toEqual([other]);
  }
});

test("hearts update when a member logs in on the open page", async () => {
  const { open } = provideClub();
  render(<Heart film={FILM} withLabel={false} />);
  act(() => storedProfile.write(MEMBER));
  await atRest();
  expect(open).toHaveBeenCalledTimes(1);
  expect(heart()).toHaveAttribute("aria-pressed", "true");
});

test("a film club that cannot be opened is logged and no more: hearts go on in this browser", async () => {
  const logged = jest.spyOn(console, "error").mockReturnValue();
  const failure = new Error("no network");
  provideFilmClub(() => Promise.reject(failure));
  storedProfile.write(MEMBER);
  render(<Heart film={FILM} withLabel={false} />);
  await atRest();
  // An unhandled rejection is reported in the next task, and fails the test that runs then.
  jest.useRealTimers();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(logged.mock.calls).toEqual([["Failed to open the film club", failure]]);
  act(() => localList.add(FILM));
  expect(heart()).toHaveAttribute("aria-pressed", "true");
  logged.mockRestore();
});

test("it is empty in the static page and the first client render", () => {
  localList.add(FILM);
  const html = staticPage(<Heart film={FILM} withLabel />);
  expect(html.querySelector("button")).toHaveAttribute("aria-pressed", "false");
  expect(html.querySelector("a")).toBeNull();
});

test("unmounting the last heart leaves no listener", () => {
  const [add, remove] = [jest.spyOn(window, "addEventListener"), jest.spyOn(window, "removeEventListener")];
  const { unmount } = render(<Heart film={FILM} withLabel={false} />);
  unmount();
  const listeners = (calls: typeof add.mock.calls) =>
    calls.filter(([type]) => type === "storage").map(([, listener]) => listener);
  expect(listeners(add.mock.calls)).toHaveLength(2);
  expect(listeners(remove.mock.calls)).toEqual(listeners(add.mock.calls));
  jest.restoreAllMocks();
});
