/** @jest-environment jsdom */
import "../../testing/design-system";
import "../../testing/dialogs";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { onSessionChange } from "../../data/session-change";
import { deskData } from "../../testing/desk-data";
import { deskServer, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import AccountsScreen from "./accounts-screen";

const BO = { id: "1", email: "bo@example.no", name: "Bo", role: "admin" } as const;
const KARI = { id: "2", email: "kari@example.no", name: "Kari", role: "editor" } as const;
const INVITATION = {
  email: "ola@example.no",
  role: "editor",
  invitedBy: "Bo",
  expires: "2026-12-01T10:00:00Z",
} as const;
const BOTH = { people: [BO, KARI], invitations: [] };
const MADE = { email: "ola@example.no", link: "https://www.example.no/#/invitasjon/abc", expires: INVITATION.expires };
const ACCOUNTS = "/api/kontoer";
const INVITE = "POST /api/kontoer/invitasjoner";

const open = async (answers: Record<string, object> = {}, login: "password" | "provider" = "password") => {
  const server = deskServer({ [`GET ${ACCOUNTS}`]: BOTH, ...answers });
  renderInDesk(<AccountsScreen />, deskData({ person: BO, login }));
  await screen.findByText("Kari");
  return server;
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const text = () => document.body.textContent ?? "";
const rows = () => screen.getAllByRole("listitem").map((row) => row.querySelector("div")?.textContent);

test("who has an account is listed, with the role, and oneself is marked", async () => {
  await open();
  expect(rows()).toEqual(["Bo (deg)bo@example.no, ansvarlig", "Karikari@example.no, redaktør"]);
  expect(screen.queryByText("Invitasjoner som ikke er brukt")).toBeNull();
});

test("a role is exchanged for the other one, and only one's own changes the session", async () => {
  const onChange = jest.fn();
  const forget = onSessionChange(onChange);
  const server = await open({ [`POST ${ACCOUNTS}`]: { ...BOTH, people: [BO, { ...KARI, role: "admin" }] } });
  expect(screen.getByRole("button", { name: "Gjør til ansvarlig: Kari" }).textContent).toBe("Gjør til ansvarlig");
  press("Gjør til ansvarlig: Kari");
  expect(await screen.findByText("Kari er nå ansvarlig.")).toBeTruthy();
  expect(rows()[1]).toBe("Karikari@example.no, ansvarlig");
  expect(onChange).not.toHaveBeenCalled();
  press("Gjør til redaktør: Bo");
  expect(await screen.findByText("Bo er nå redaktør.")).toBeTruthy();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(server.bodies(`POST ${ACCOUNTS}`)).toEqual([
    { id: "2", role: "admin" },
    { id: "1", role: "editor" },
  ]);
  forget();
});

test("what is refused leaves the list as it was, and says why", async () => {
  await open({ [`POST ${ACCOUNTS}`]: new Status(400, { message: "Én må være ansvarlig." }) });
  press("Gjør til redaktør: Bo");
  expect(await screen.findByText("Én må være ansvarlig.")).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

test("an invitation has a link that is shown once, and the list has the new one", async () => {
  const server = await open({ [INVITE]: MADE });
  type(/E-postadresse/, "ola");
  press("Lag invitasjon");
  expect(text()).toContain("Skriv hele adressen");
  expect(server.count(INVITE)).toBe(0);
  server.answers[`GET ${ACCOUNTS}`] = { ...BOTH, invitations: [INVITATION] };
  type(/E-postadresse/, "ola@example.no");
  fireEvent.click(screen.getByRole("radio", { name: /Ansvarlig/ }));
  press("Lag invitasjon");
  const link = await screen.findByRole("textbox", { name: /Lenke til ola@example.no/ });
  expect(link).toHaveProperty("value", MADE.link);
  expect(document.activeElement).toBe(link);
  expect(text()).toContain("Den kan brukes én gang, til og med tirsdag 1. desember 2026 kl. 11.00");
  expect(server.bodies(INVITE)).toEqual([{ email: "ola@example.no", role: "admin" }]);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[2]).toBe("ola@example.noRedaktør, fra Bo. Gjelder til tirsdag 1. desember 2026 kl. 11.00.");
  expect(screen.getByLabelText(/E-postadresse/)).toHaveProperty("value", "");
});

test("editors are invited unless another role is chosen", async () => {
  const server = await open({ [INVITE]: MADE });
  expect(screen.getAllByRole("radio").map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  type(/E-postadresse/, "ola@example.no");
  press("Lag invitasjon");
  await screen.findByRole("textbox", { name: /Lenke til/ });
  expect(server.bodies(INVITE)).toEqual([{ email: "ola@example.no", role: "editor" }]);
});

test("the link is copied, or marked where the browser copies nothing", async () => {
  await open({ [INVITE]: MADE });
  const writeText = jest.fn((_text: string) => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  press("Lenke til nytt passord for Kari");
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: /Lenke til/ });
  expect(link.selectionEnd).toBe(MADE.link.length);
  press("Kopier lenken");
  expect(await screen.findByText("Lenken er kopiert.")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(MADE.link);
  writeText.mockRejectedValueOnce(new Error("Nei."));
  link.setSelectionRange(0, 0);
  press("Kopier lenken");
  expect(await screen.findByText(/Lenken er merket/)).toBeTruthy();
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, MADE.link.length]);
});

test("a new password has a link of the same person and role, and a refusal is reported", async () => {
  const server = await open({ [INVITE]: MADE });
  press("Lenke til nytt passord for Kari");
  await screen.findByRole("textbox", { name: /Lenke til/ });
  expect(server.bodies(INVITE)).toEqual([{ email: "kari@example.no", role: "editor" }]);
  server.answers[INVITE] = new Status(400, { message: "For mange lenker." });
  press("Lenke til nytt passord for Bo");
  expect(await screen.findByText("For mange lenker.")).toBeTruthy();
});

test("where people log in elsewhere there are no passwords, and a link to send all the same", async () => {
  await open({ [INVITE]: MADE }, "provider");
  expect(screen.queryByText("Nytt passord")).toBeNull();
  type(/E-postadresse/, "ola@example.no");
  press("Lag invitasjon");
  expect(await screen.findByText(/^Send den til ola@example.no\. Den kan brukes én gang/)).toBeTruthy();
});

test("an invitation is withdrawn, and its link is gone", async () => {
  const server = await open({
    [INVITE]: MADE,
    [`GET ${ACCOUNTS}`]: { ...BOTH, invitations: [INVITATION] },
    "DELETE /api/kontoer/invitasjoner": BOTH,
  });
  type(/E-postadresse/, "ola@example.no");
  press("Lag invitasjon");
  await screen.findByRole("textbox", { name: /Lenke til/ });
  press("Trekk tilbake invitasjonen til ola@example.no");
  expect(await screen.findByText("Invitasjonen til ola@example.no gjelder ikke lenger.")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Lenke til/ })).toBeNull();
  expect(server.bodies("DELETE /api/kontoer/invitasjoner")).toEqual([{ email: "ola@example.no" }]);
});

test("accounts that cannot be fetched are reported", async () => {
  deskServer({ [`GET ${ACCOUNTS}`]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<AccountsScreen />, deskData({ person: BO, login: "password" }));
  expect(screen.getByText("Henter kontoene …")).toBeTruthy();
  expect(await screen.findByText(/Ødelagt\./)).toBeTruthy();
  expect(screen.queryByText("Henter kontoene …")).toBeNull();
});
