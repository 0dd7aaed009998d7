/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NEVER, of, throwError } from "rxjs";
import { FilmHeartContext } from "../../../../components/cards/film-heart";
import { stopClockAt } from "../../../../components/testing/oslo-clock";
import { provideEvents } from "../../../events/events";
import type { FilmClubApi } from "../../api/film-club-api";
import { provideFilmClub } from "../../store/opening";
import { filmClubEpic } from "../../store/root-epic";
import { provideClub } from "../../testing/provide-club";
import { runClub, silentApi } from "../../testing/run-club";
import { MEMBER, REFUSED } from "../../testing/samples";
import { storedProfile } from "../../user/stored-profile";
import { localList } from "../../watch-list/local-list";
import { scheduleMemory } from "../../watch-list/newly-scheduled";
import { MyList } from "./my-list";

const showing = (key: string, start: string, status = "onSale") => ({ key, start, end: null, status, hall: "Kinosal" });

/** The site's files under /data/film. */
const FACTS: Readonly<Record<string, object>> = {
  "/data/film/sent-1.json": {
    title: "Sent",
    ageLimit: "A",
    premiere: null,
    poster: null,
    showings: [showing("a", "2026-12-04T18:00"), showing("b", "2026-12-05T18:00")],
  },
  "/data/film/snart-2.json": {
    title: "Snart",
    ageLimit: "12",
    premiere: null,
    poster: { small: "/1.webp", large: "/2.webp" },
    showings: [showing("c", "2026-12-01T20:00", "fewLeft")],
  },
  "/data/film/kommer-3.json": {
    title: "Kommer",
    ageLimit: null,
    premiere: "2026-12-26",
    poster: null,
    showings: [],
  },
};

const SENT = { ediNumber: "1", title: "Sent", path: "/sent-1" };
const SNART = { ediNumber: "2", title: "Snart", path: "/snart-2" };
const KOMMER = { ediNumber: "3", title: "Kommer", path: "/kommer-3" };

const LINK = { label: "Finn en film", path: "/filmer" };
const list = (
  <FilmHeartContext.Provider value={() => null}>
    <MyList emptyText="Ingen filmer ennå." link={LINK} level="h2" />
  </FilmHeartContext.Provider>
);

const show = async () => {
  render(list);
  await act(() => jest.advanceTimersByTimeAsync(10));
};

const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

const openFor = (api: Partial<FilmClubApi>) => {
  storedProfile.write(MEMBER);
  provideClub(runClub(filmClubEpic, { api: silentApi(api), localList, profile: storedProfile }));
};

const fetchFacts = jest.fn();

beforeEach(() => {
  stopClockAt("2026-12-01T12:00");
  fetchFacts.mockImplementation(async (address: string) => {
    const facts = FACTS[address];
    return { ok: facts !== undefined, status: facts ? 200 : 404, json: async () => facts };
  });
  Object.assign(globalThis, { fetch: fetchFacts });
});
afterEach(() => {
  storedProfile.write(null);
  scheduleMemory.write(null);
  localList.clear();
  provideFilmClub(null);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("films are sorted by next showing, with its status", async () => {
  for (const film of [KOMMER, SENT, SNART]) localList.add(film);
  await show();
  expect(titles()).toEqual(["Snart", "Sent", "Kommer"]);
  const [snart, sent, kommer] = screen.getAllByRole("article");
  expect(snart).toHaveTextContent("I dag kl. 20.00, Kinosal");
  expect(snart).toHaveTextContent(/Få billetter igjen.*Siste visning/);
  expect(sent).toHaveTextContent("Fredag 4. desember kl. 18.00, Kinosal");
  expect(sent).not.toHaveTextContent(/Få billetter|Siste visning|Nå satt opp/);
  expect(kommer).toHaveTextContent("Premiere lørdag 26. desember");
  expect(screen.getByRole("link", { name: /^Legg i kalender: Sent/ })).toHaveAttribute("href", "/kalender/a.ics");
  expect(screen.getAllByRole("link", { name: /^Legg i kalender/ })).toHaveLength(2);
});

test("a showing that is cancelled meanwhile gives way to the next one, or is shown as cancelled", async () => {
  const showings = new Map([["a", { id: "a", status: "cancelled" as const, seatsLeft: null }]]);
  const snapshot = { showings, failed: false };
  const request = jest.fn();
  const cancelled = (_name: string, value: { readonly key?: string } | null) =>
    value?.key === "a" || value?.key === "c" ? { ...value, status: "cancelled" } : value;
  provideEvents(async () => ({
    request,
    renew: () => {},
    subscribe: () => () => {},
    snapshot: () => snapshot,
    renewed: (data) => JSON.parse(JSON.stringify(data, cancelled)),
  }));
  for (const film of [SENT, SNART]) localList.add(film);
  await show();
  await act(() => jest.advanceTimersByTimeAsync(300));
  act(() => localList.add(KOMMER));
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(request.mock.calls[0]?.[0].toSorted()).toEqual(["a", "b", "c"]);
  const [snart, sent] = screen.getAllByRole("article");
  expect(snart).toHaveTextContent(/I dag kl. 20.00, Kinosal.*Avlyst/);
  expect(snart).not.toHaveTextContent("Siste visning");
  expect(sent).toHaveTextContent("Lørdag 5. desember kl. 18.00, Kinosal");
  provideEvents(null);
});

test("a film that is scheduled after the reader's last visit is marked as new", async () => {
  scheduleMemory.write({ "/sent-1": null });
  localList.add(SENT);
  await show();
  expect(screen.getByText("Nå satt opp")).toBeVisible();
  expect(scheduleMemory.read()).toEqual({ "/sent-1": "2026-12-01" });
});

test("a film of this browser is neither under way nor failed, and can only be removed", async () => {
  localList.add(SENT);
  await show();
  const film = within(screen.getByRole("article"));
  expect(film.queryByText("Legges til i filmklubben …")).toBeNull();
  expect(film.queryByRole("alert")).toBeNull();
  expect(film.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Ta bort"]);
});

test("a film has its age limit and page; a premiere that has passed is not reported", async () => {
  fetchFacts.mockImplementation(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ title: "Kommer", ageLimit: "9", premiere: "2026-11-30", poster: null, showings: [] }),
  }));
  localList.add(KOMMER);
  await show();
  const film = within(screen.getByRole("article"));
  expect(film.getByRole("link", { name: "Kommer" })).toHaveAttribute("href", "/kommer-3");
  expect(film.getByText(/9 år/)).toBeInTheDocument();
  expect(screen.getByRole("article")).not.toHaveTextContent(/Premiere/);
  expect(film.queryByRole("link", { name: /^Legg i kalender/ })).toBeNull();
});

test("a page that answers with an error is a failure, one that is gone is not", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  fetchFacts.mockImplementation(async () => ({
    ok: false,
    status: 500,
    json: async () => FACTS["/data/film/sent-1.json"],
  }));
  localList.add(SENT);
  await show();
  expect(screen.getByRole("alert")).toHaveTextContent("Vi fikk ikke hentet forestillingene");
  expect(logged).toHaveBeenCalledWith(
    "Failed to fetch a film's facts",
    new Error("Request failed with status code 500"),
  );
  fetchFacts.mockImplementation(async () => ({ ok: false, status: 404, json: async () => null }));
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(titles()).toEqual(["Sent"]);
});

test("a failed addition can be retried", async () => {
  const movieInfo = jest.fn(() => throwError(() => REFUSED));
  openFor({ watchList: () => of([]), movieInfo });
  localList.add(SNART);
  await show();
  expect(screen.getByRole("alert")).toHaveTextContent("kom ikke fram til filmklubben");
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen å legge til Snart" }));
  expect(movieInfo).toHaveBeenCalledTimes(2);
  expect(localList.films()).toEqual([SNART]);
});

test("an expired session shows a link to login, and the locally stored films", async () => {
  openFor({ watchList: () => throwError(() => REFUSED) });
  localList.add(SNART);
  await show();
  expect(screen.getByRole("link", { name: "Logg inn" })).toHaveAttribute("href", "/logg-inn?til=%2Fmin-side%2Fliste");
  expect(titles()).toEqual(["Snart"]);
});

test("a film club that cannot be loaded shows a message and the locally stored films", async () => {
  jest.spyOn(console, "error").mockImplementation();
  storedProfile.write(MEMBER);
  const open = jest.fn(() => Promise.reject(new Error("ChunkLoadError")));
  provideFilmClub(open);
  localList.add(SNART);
  await show();
  expect(screen.getByRole("alert")).toHaveTextContent("Filmklubben svarer ikke som den skal");
  expect(titles()).toEqual(["Snart"]);
  expect(screen.queryByRole("link", { name: "Logg inn" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(open).toHaveBeenCalledTimes(2);
});

test("a site without a film club has no list", async () => {
  localList.add(SNART);
  render(<MyList emptyText="" link={null} level="h2" />);
  expect(screen.getByText(/^Filmklubben er stengt/)).toBeVisible();
});

test("a poster is shown in the size that suits the screen", async () => {
  localList.add(SNART);
  const { container } = render(list);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(container.querySelector("img")).toHaveAttribute("srcset", "/1.webp 1x, /2.webp 2x");
});

test("a list is called empty only when it has loaded", async () => {
  openFor({ watchList: () => of([]) });
  await show();
  expect(screen.getByText("Ingen filmer ennå.")).toBeVisible();
  cleanup();
  openFor({ watchList: () => NEVER });
  await show();
  expect(screen.queryByText("Ingen filmer ennå.")).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(/^Henter lista/);
  cleanup();
  openFor({ watchList: () => throwError(() => REFUSED) });
  await show();
  expect(screen.queryByText("Ingen filmer ennå.")).toBeNull();
  expect(screen.getByRole("alert")).not.toHaveTextContent(/^.*i denne nettleseren/);
});

test("before login there is an invitation, on a site with a film club only", async () => {
  localList.add(SENT);
  await show();
  expect(screen.queryByRole("link", { name: "Logg inn" })).toBeNull();
  cleanup();
  provideFilmClub(() => Promise.reject(new Error("not asked for")));
  await show();
  expect(screen.getByRole("link", { name: "Logg inn" })).toHaveAttribute("href", "/logg-inn?til=%2Fmin-side%2Fliste");
});
