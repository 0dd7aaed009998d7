/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import { deskData } from "../../testing/desk-data";
import { deskServer, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import AuditScreen from "./audit-screen";
import PasswordScreen from "./password-screen";

const BO = { id: "1", email: "bo@example.no", name: "Bo", role: "admin" } as const;

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent ?? "";

const entry = (number: number, own = {}) => ({
  number,
  at: "2026-12-01T10:00:00Z",
  who: "Bo",
  email: "bo@example.no",
  what: "Lagret",
  about: `Kafé ${number}`,
  address: "",
  ...own,
});

const AUDIT = "GET /api/hendelser";

test("events say who did what, from where, and earlier ones come after them", async () => {
  const server = deskServer({
    [AUDIT]: { entries: [entry(9), entry(8, { about: "", address: "192.0.2.1" })], hasMore: true },
    [`${AUDIT}?before=8`]: { entries: [entry(7, { who: "", email: "", address: "192.0.2.1" })], hasMore: false },
  });
  renderInDesk(<AuditScreen />);
  expect(screen.getByText("Henter …")).toBeTruthy();
  await screen.findByText("Lagret: Kafé 9");
  expect(screen.queryByText("Henter …")).toBeNull();
  press("Vis flere");
  await screen.findByText("Lagret: Kafé 7");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Lagret: Kafé 9Bo (bo@example.no)tirsdag 1. desember 2026 kl. 11.00",
    "LagretBo (bo@example.no), 192.0.2.1tirsdag 1. desember 2026 kl. 11.00",
    "Lagret: Kafé 7192.0.2.1tirsdag 1. desember 2026 kl. 11.00",
  ]);
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
  expect(server.sent.map(({ what }) => what)).toEqual([AUDIT, `${AUDIT}?before=8`]);
});

test("events that cannot be read are reported", async () => {
  deskServer({ [AUDIT]: new Status(403, { message: "Bare en ansvarlig ser dette." }) });
  renderInDesk(<AuditScreen />);
  expect(await screen.findByText("Bare en ansvarlig ser dette.")).toBeTruthy();
  expect(screen.queryByText("Henter …")).toBeNull();
});
const fill = (old: string, password: string, again: string) => {
  for (const [label, value] of [
    [/Passordet du har nå/, old],
    [/^Nytt passord/, password],
    [/Det nye passordet igjen/, again],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  press("Bytt passord");
};

const FAULTS = ["Skriv passordet du har nå.", "Passordet er for kort.", "Ikke det samme som over."];

test.each([
  ["", "elleve tegn!", "elleve tegn!", [FAULTS[0]]],
  ["gammelt", "elleve tegn", "elleve tegn", [FAULTS[1]]],
  ["gammelt", "elleve tegn!", "elleve tegn?", [FAULTS[2]]],
  ["", "kort", "", FAULTS],
])("a new password is not sent from «%s», «%s» and «%s»", (old, password, again, faults) => {
  const server = deskServer({});
  renderInDesk(<PasswordScreen />, deskData({ person: BO, login: "password" }));
  fill(old, password, again);
  expect(FAULTS.filter((fault) => text().includes(fault))).toEqual(faults);
  expect(server.sent).toEqual([]);
});
