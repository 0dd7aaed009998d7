/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NEVER, throwError } from "rxjs";
import { HttpError } from "../../../lib/http/send";
import type { UserProfile } from "../api/sign-in-answers";
import { provideFilmClub } from "../store/opening";
import { filmClubEpic } from "../store/root-epic";
import { runClub, silentApi } from "../testing/run-club";
import { MEMBER, REFUSED } from "../testing/samples";
import { userActions } from "../user/user-slice";
import { FilmClubScreen } from "./film-club-screen";

afterEach(() => {
  provideFilmClub(null);
  window.history.pushState(null, "", "/");
});

/** A screen in a loaded film club. */
const show = async (name: string, api: Parameters<typeof silentApi>[0] = {}, member: UserProfile | null = null) => {
  const running = runClub(filmClubEpic, { api: silentApi(api) });
  if (member) running.put(userActions.profileStored(member));
  provideFilmClub(async () => ({
    store: running.store,
    addMovie: () => undefined,
    listedMovies: () => [],
    renewTickets: () => undefined,
  }));
  const shown = render(<FilmClubScreen name={name} />);
  await screen.findByText(/Ikke medlem ennå|Har du konto fra før|Husker du passordet|Logg ut/, {}, { timeout: 10_000 });
  return { ...running, ...shown };
};
const type = async (name: string, value: string) => userEvent.type(screen.getByLabelText(name), value);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const failure = () => screen.getByRole("region", { name: /^Det gikk ikke/ });

test("an unknown screen name renders nothing", () => {
  const { container } = render(<FilmClubScreen name="constructor" />);
  expect(container).toBeEmptyDOMElement();
});

test("a film club that cannot be loaded can be retried", async () => {
  const { store } = runClub(filmClubEpic);
  const answers = [
    Promise.reject(new Error("no chunk")),
    Promise.resolve({ store, addMovie: () => undefined, listedMovies: () => [], renewTickets: () => undefined }),
  ];
  answers[0]?.catch(() => undefined);
  provideFilmClub(() => answers.shift() ?? Promise.reject(new Error("asked too often")));
  render(<FilmClubScreen name="password" />);
  expect(screen.getByRole("status")).toHaveTextContent("Åpner filmklubben …");
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke åpnet filmklubben");
  await press("Prøv igjen");
  expect(await screen.findByLabelText("E-postadresse")).toBeVisible();
});

/** The film club as it was left, for a screen that is opened anew. */
const openAgain = (store: Awaited<ReturnType<typeof show>>["store"]): void =>
  provideFilmClub(async () => ({
    store,
    addMovie: () => undefined,
    listedMovies: () => [],
    renewTickets: () => undefined,
  }));

describe("logging in", () => {
  const logIn = async (password = "hemmelig") => {
    await type("E-postadresse", MEMBER.email);
    await type("Passord", password);
    await press("Logg inn");
  };

  test("sends one request for a double press", async () => {
    const login = jest.fn(() => NEVER);
    await show("login", { login });
    await type("E-postadresse", MEMBER.email);
    await type("Passord", "hemmelig");
    await userEvent.dblClick(screen.getByRole("button", { name: "Logg inn" }));
    expect(login).toHaveBeenCalledTimes(1);
  });

  test("that failed earlier is not shown in a new form", async () => {
    const { unmount, store } = await show("login", { login: () => throwError(() => REFUSED) });
    await logIn();
    unmount();
    openAgain(store);
    render(<FilmClubScreen name="login" />);
    await screen.findByLabelText("Passord");
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});

describe("a new account", () => {
  const create = async () => {
    await type("Navn", "Kari");
    await type("E-postadresse", MEMBER.email);
    await type("Velg et passord", "et langt passord");
    await press("Opprett konto");
  };

  test("for an e-mail that is in use shows the error at that field", async () => {
    const taken = new HttpError("status", "Request failed with status code 409", { status: 409 });
    await show("account", { createAccount: () => throwError(() => taken) });
    await create();
    expect(failure()).toHaveTextContent("Det finnes allerede en konto");
    expect(screen.getByLabelText("E-postadresse")).toHaveAccessibleDescription(/Det finnes allerede en konto/);
  });
});

test("a new account asks for the name first, then the e-mail and a password", async () => {
  await show("account");
  expect([...document.querySelectorAll("form label")].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    "Navn",
    "E-postadresse",
    "Velg et passord",
  ]);
});

test("a failed request for an e-mail is not shown in another form", async () => {
  const { unmount, store } = await show("password", { forgotPassword: () => throwError(() => REFUSED) });
  await type("E-postadresse", "kari@example.no");
  await press("Send meg en e-post");
  expect(failure()).toBeVisible();
  unmount();
  openAgain(store);
  render(<FilmClubScreen name="password" />);
  await screen.findByLabelText("E-postadresse");
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
