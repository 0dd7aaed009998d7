/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { NEVER, of, Subject, throwError } from "rxjs";
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
const where = () => window.location.pathname + window.location.search;
const failure = () => screen.getByRole("region", { name: /^Det gikk ikke/ });

test("the static page has no form and no member, only the note for visitors without script", () => {
  const html = renderToString(<FilmClubScreen name="login" />);
  expect(html).toContain("Filmklubben trenger JavaScript.");
  expect(html).not.toMatch(/<form|<input/);
});

test("an unknown screen name renders nothing", () => {
  const { container } = render(<FilmClubScreen name="constructor" />);
  expect(container).toBeEmptyDOMElement();
});

test("without a film platform the film club shows that it is closed", () => {
  render(<FilmClubScreen name="profile" />);
  expect(screen.getByRole("heading", { name: "Filmklubben er stengt akkurat nå" })).toBeVisible();
  expect(screen.queryByText("Åpner filmklubben …")).not.toBeInTheDocument();
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

  test("returns the member to the previous page, replacing the form in the history", async () => {
    window.history.pushState(null, "", "/logg-inn?til=%2Fmanebyen-20267");
    const answer$ = new Subject<UserProfile>();
    await show("login", { login: () => answer$ });
    await logIn();
    expect(screen.getByRole("button", { name: "Logger inn …" })).toBeVisible();
    act(() => answer$.next(MEMBER));
    expect(where()).toBe("/manebyen-20267");
  });

  test("redirects to the profile without a previous page", async () => {
    window.history.pushState(null, "", "/logg-inn?til=https%3A%2F%2Fond.example.no");
    await show("login", { login: () => of(MEMBER) });
    await logIn();
    expect(where()).toBe("/min-side");
  });

  test("shows our own text when it fails, and keeps the input", async () => {
    await show("login", { login: () => throwError(() => REFUSED) });
    await logIn();
    expect(failure()).toHaveTextContent("E-postadressen eller passordet er feil.");
    expect(failure()).toHaveFocus();
    expect(screen.getByLabelText("E-postadresse")).toHaveValue(MEMBER.email);
    expect(screen.getByLabelText("Passord")).toHaveValue("hemmelig");
  });

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

  test("is not shown to members, except with an expired session", async () => {
    const { put } = await show("login", {}, MEMBER);
    expect(screen.getByRole("heading", { name: "Du er logget inn som Demomedlem" })).toBeVisible();
    expect(screen.queryByLabelText("Passord")).not.toBeInTheDocument();
    act(() => put(userActions.loggedOutElsewhere()));
    expect(screen.getByLabelText("Passord")).toBeVisible();
  });

  test("is shown again when the session has expired, with the e-mail filled in, and returns to the page", async () => {
    window.history.pushState(null, "", "/logg-inn?til=%2Fmin-side%2Fliste");
    const answer$ = new Subject<UserProfile>();
    const api = { watchList: () => throwError(() => REFUSED), login: () => answer$ };
    await show("login", api, MEMBER);
    expect(screen.getByText("Innloggingen er utløpt.")).toBeVisible();
    expect(screen.getByLabelText("E-postadresse")).toHaveValue(MEMBER.email);
    await type("Passord", "hemmelig");
    await press("Logg inn");
    expect(screen.getByRole("button", { name: "Logger inn …" })).toBeVisible();
    expect(where()).toMatch(/^\/logg-inn/);
    act(() => answer$.next({ ...MEMBER, token: "mars-2" }));
    expect(where()).toBe("/min-side/liste");
  });

  test("its links to other sign-in pages keep the previous page", async () => {
    window.history.pushState(null, "", "/logg-inn?til=%2Ffilmer");
    await show("login");
    expect(screen.getByRole("link", { name: "Opprett konto" })).toHaveAttribute("href", "/ny-konto?til=%2Ffilmer");
    expect(screen.getByRole("link", { name: "Glemt passord?" })).toHaveAttribute(
      "href",
      "/glemt-passord?til=%2Ffilmer",
    );
  });
});

describe("a new account", () => {
  const create = async () => {
    await type("Navn", "Kari");
    await type("E-postadresse", MEMBER.email);
    await type("Velg et passord", "et langt passord");
    await press("Opprett konto");
  };

  test("is requested with the input, and links back", async () => {
    window.history.pushState(null, "", "/ny-konto?til=%2Ffilmer");
    const createAccount = jest.fn(() => of(MEMBER));
    await show("account", { createAccount });
    await create();
    expect(createAccount).toHaveBeenCalledWith({
      userName: "Kari",
      email: MEMBER.email,
      password: "et langt passord",
    });
    expect(where()).toBe("/filmer");
  });

  test("for an e-mail that is in use shows the error at that field", async () => {
    const taken = new HttpError("status", "Request failed with status code 409", { status: 409 });
    await show("account", { createAccount: () => throwError(() => taken) });
    await create();
    expect(failure()).toHaveTextContent("Det finnes allerede en konto");
    expect(screen.getByLabelText("E-postadresse")).toHaveAccessibleDescription(/Det finnes allerede en konto/);
  });
});

describe("a forgotten password", () => {
  const requestEmail = async () => {
    await type("E-postadresse", "kari@example.no");
    await press("Send meg en e-post");
  };

  test("shows that an e-mail has been sent, if the address has an account", async () => {
    await show("password", { forgotPassword: () => of(undefined) });
    await requestEmail();
    const heading = screen.getByRole("heading", { name: "Sjekk e-posten din" });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^Hvis kari@example.no hører til en konto/)).toBeVisible();
    await press("Prøv en annen adresse");
    expect(screen.getByLabelText("E-postadresse")).toBeVisible();
  });

  test("shows a failure, and keeps the address", async () => {
    await show("password", { forgotPassword: () => throwError(() => REFUSED) });
    await requestEmail();
    expect(failure()).toHaveTextContent("Vi fikk ikke bedt om e-posten.");
    expect(screen.getByLabelText("E-postadresse")).toHaveValue("kari@example.no");
  });
});

describe("the member's page", () => {
  test("shows who is logged in, links to their pages, and has a logout button", async () => {
    await show("profile", {}, MEMBER);
    expect(screen.getByRole("heading", { name: "Hei, Demomedlem!" })).toBeVisible();
    expect(screen.getByText(MEMBER.email)).toBeVisible();
    expect(
      within(screen.getByRole("list"))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/min-side/billetter", "/min-side/liste"]);
    await press("Logg ut");
    expect(screen.getByRole("heading", { name: "Du er logget ut" })).toHaveFocus();
    expect(screen.queryByText(MEMBER.email)).not.toBeInTheDocument();
  });

  test("links others to login, and back", async () => {
    window.history.pushState(null, "", "/min-side");
    await show("profile");
    expect(screen.getByRole("heading", { name: "Du er ikke logget inn" })).not.toHaveFocus();
    expect(screen.getByRole("link", { name: "Logg inn" })).toHaveAttribute("href", "/logg-inn?til=%2Fmin-side");
  });

  test("follows a logout in another tab", async () => {
    const { put } = await show("profile", {}, MEMBER);
    act(() => put(userActions.loggedOutElsewhere()));
    expect(screen.getByRole("heading", { name: "Du er ikke logget inn" })).toBeVisible();
  });

  test("shows an expired session, and still has a logout button", async () => {
    await show("profile", { watchList: () => throwError(() => REFUSED) }, MEMBER);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Innloggingen er utløpt."));
    expect(screen.getByRole("link", { name: "Logg inn" })).toHaveAttribute("href", "/logg-inn?til=%2F");
    expect(screen.getByRole("button", { name: "Logg ut" })).toBeVisible();
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
