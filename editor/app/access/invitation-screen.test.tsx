/** @jest-environment jsdom */
import "../testing/design-system";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Invitation } from "../../api/accounts";
import { accountsClient } from "./accounts-client";
import InvitationScreen from "./invitation-screen";

const invited = (name: string): Invitation => ({ email: "kari@example.no", role: "redaktor", name });

const open = async (invitation: Promise<Invitation>) => {
  jest.spyOn(accountsClient, "invitation").mockReturnValue(invitation);
  render(<InvitationScreen secret="abc" onLogin={() => undefined} />);
  expect(document.body.textContent).toContain("Henter invitasjonen …");
  await screen.findByText(/^(Lagre og logg inn|Til innloggingen)$/);
};

afterEach(() => jest.restoreAllMocks());

test("somebody new is welcomed, with the role", async () => {
  await open(Promise.resolve(invited("")));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Velkommen til redaksjonen");
  expect(document.body.textContent).toContain("Du er invitert som redaktør.");
  expect(document.body.textContent).not.toContain("Henter invitasjonen …");
});

test("somebody who has an account gets a new password, and is not invited again", async () => {
  await open(Promise.resolve(invited("Kari")));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nytt passord");
  expect(document.body.textContent).not.toContain("Du er invitert");
  expect(screen.getByRole("textbox", { name: /Navnet ditt/ })).toHaveProperty("value", "Kari");
});

test("explains why an invitation is no longer valid", async () => {
  await open(Promise.reject(new Error("Invitasjonen er brukt.")));
  expect(document.body.textContent).toContain("Invitasjonen er brukt.");
  expect(screen.getByRole("link", { name: "Til innloggingen" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("Henter invitasjonen …");
});

test("nothing is sent without a name, or with a password that is a character too short", async () => {
  const accept = jest.spyOn(accountsClient, "accept").mockRejectedValue(new Error("Nei."));
  await open(Promise.resolve(invited("")));
  const user = userEvent.setup();
  const password = screen.getByLabelText(/Velg et passord/);
  await user.type(password, "elleve tegn");
  await user.type(screen.getByRole("textbox", { name: /Navnet ditt/ }), " ");
  await user.click(screen.getByRole("button", { name: "Lagre og logg inn" }));
  expect(document.body.textContent).toContain("Skriv navnet ditt, slik de andre skal se det.");
  expect(document.body.textContent).toContain("Passordet er for kort.");
  expect(accept).not.toHaveBeenCalled();
  await user.type(password, "!");
  await user.type(screen.getByRole("textbox", { name: /Navnet ditt/ }), "Kari");
  await user.click(screen.getByRole("button", { name: "Lagre og logg inn" }));
  expect(accept).toHaveBeenCalledWith({ secret: "abc", name: " Kari", password: "elleve tegn!" });
  expect(await screen.findByText("Nei.")).toBeTruthy();
});

test("who has accepted is logged in, and begins at the overview", async () => {
  const session = { login: "password", provider: "", person: null } as const;
  jest.spyOn(accountsClient, "accept").mockResolvedValue(session);
  jest.spyOn(accountsClient, "invitation").mockResolvedValue(invited("Kari"));
  const onLogin = jest.fn();
  window.location.hash = "#/invitasjon/abc";
  render(<InvitationScreen secret="abc" onLogin={onLogin} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Velg et passord/), "fire ord er lange");
  await user.click(screen.getByRole("button", { name: "Lagre og logg inn" }));
  await waitFor(() => expect(window.location.hash).toBe("#/"));
  expect(onLogin).toHaveBeenCalledWith(session);
  expect(screen.getByLabelText(/E-postadresse/)).toHaveProperty("value", "kari@example.no");
});
