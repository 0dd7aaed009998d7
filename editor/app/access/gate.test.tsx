/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Session } from "../../api/accounts";
import { announceSessionChange } from "../data/session-change";
import { deskServer, Status } from "../testing/desk-server";
import { Gate } from "./gate";

const PERSON = { id: "1", email: "bo@example.no", name: "Bo", role: "editor" } as const;
const OUT: Session = { login: "password", provider: "", person: null };
const IN: Session = { ...OUT, person: PERSON };
const SESSION = "GET /api/innlogging";

const DESK = {
  siteName: "Huset",
  address: "https://www.example.no",
  editor: "Kari",
  hasHistory: true,
  eventCode: "k101",
  kinds: [],
};

/** A desk whose content is on its way: only who may come in is tested. */
const open = (session: object, answers: Record<string, object> = {}) => {
  const server = deskServer({
    [SESSION]: session,
    "GET /api/desk": DESK,
    "GET /api/lists": { byType: {} },
    ...answers,
  });
  render(<Gate />);
  return server;
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  window.location.hash = "#/historikk";
  window.scrollTo = jest.fn();
  localStorage.setItem("redaksjon omvisning", "sett");
});

test("on this machine nobody logs in, and who writes says a name", async () => {
  open({ login: "none", provider: "", person: null });
  fireEvent.click(await screen.findByRole("button", { name: "Kari" }));
  expect(screen.getByRole("textbox", { name: "Navnet ditt" })).toHaveProperty("value", "Kari");
  expect(screen.queryByText("Logg ut")).toBeNull();
});

test("a server that is gone is reported", async () => {
  open(new Status(500, { message: "Ingen forbindelse." }));
  expect(await screen.findByText("Ingen forbindelse.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Redaksjonen svarer ikke" })).toBeTruthy();
});

test("who logs out is asked to log in, without a message of an ended session", async () => {
  open(IN, { "DELETE /api/innlogging": OUT });
  fireEvent.click(await screen.findByText("Logg ut"));
  expect(await screen.findByRole("button", { name: "Logg inn" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("Du er logget ut");
});

test("a logout that fails asks who is logged in", async () => {
  const server = open(IN, { "DELETE /api/innlogging": new Status(500) });
  fireEvent.click(await screen.findByText("Logg ut"));
  await waitFor(() => expect(server.count(SESSION)).toBe(2));
  expect(screen.getByText("Logg ut")).toBeTruthy();
});

test("a desk that is closed asks no longer", async () => {
  const server = deskServer({ [SESSION]: OUT });
  const { unmount } = render(<Gate />);
  await screen.findByRole("button", { name: "Logg inn" });
  unmount();
  announceSessionChange();
  expect(server.count(SESSION)).toBe(1);
});

test("an invitation is answered first, also by who is logged in as somebody", async () => {
  window.location.hash = "#/invitasjon/abc";
  const server = open(IN, {
    "POST /api/invitasjon": { email: "kari@example.no", role: "editor", name: "" },
  });
  expect(await screen.findByRole("button", { name: "Lagre og logg inn" })).toBeTruthy();
  expect(server.bodies("POST /api/invitasjon")).toEqual([{ secret: "abc" }]);
});

const elsewhere: Session = { login: "provider", provider: "Husets konto", person: null };

test("an invitation is accepted by a login elsewhere, and a failure to begin it is told", async () => {
  window.location.hash = "#/invitasjon/abc";
  const server = open(elsewhere, {
    "POST /api/invitasjon": { email: "kari@example.no", role: "editor", name: "" },
    "POST /api/invitasjon/innlogging": new Status(503, { message: "Svarer ikke." }),
  });
  expect(await screen.findByText("Du er invitert som redaktør.")).toBeTruthy();
  expect(document.body.textContent).toContain("Invitasjonen er til kari@example.no");
  press("Logg inn med Husets konto");
  expect((await screen.findByRole("alert")).textContent).toBe("Svarer ikke.");
  expect(server.bodies("POST /api/invitasjon/innlogging")).toEqual([{ secret: "abc" }]);
  press("Logg inn med Husets konto");
  await waitFor(() => expect(server.count("POST /api/invitasjon/innlogging")).toBe(2));
});

test.each(["#/", "#/innlogging/toString", "#/innlogging/"])("at «%s» no login was refused", async (hash) => {
  window.location.hash = hash;
  open(elsewhere);
  await screen.findByRole("link", { name: "Logg inn med Husets konto" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("whose session elsewhere has ended reads so, too", async () => {
  const server = open({ ...elsewhere, person: PERSON });
  await screen.findByText("Logg ut");
  expect(screen.queryByText("Bytt passord")).toBeNull();
  server.answers[SESSION] = elsewhere;
  act(announceSessionChange);
  expect(await screen.findByText(/^Du er logget ut/)).toBeTruthy();
});

test("logging out says that the session elsewhere is still open, also when a late request is refused", async () => {
  const server = open({ ...elsewhere, person: PERSON });
  server.answers["DELETE /api/innlogging"] = { ...elsewhere, providerLogout: "https://id.example.no/ut" };
  fireEvent.click(await screen.findByText("Logg ut"));
  const link = await screen.findByRole("link", { name: "logg ut av Husets konto også" });
  expect(link.getAttribute("href")).toBe("https://id.example.no/ut");
  server.answers[SESSION] = elsewhere;
  act(announceSessionChange);
  await waitFor(() => expect(server.count(SESSION)).toBe(2));
  await act(async () => {});
  expect(screen.getByRole("link", { name: "logg ut av Husets konto også" })).toBeTruthy();
});
