/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Session } from "../../api/accounts";
import { kindNamed } from "../testing/desk-data";
import { deskServer, Status } from "../testing/desk-server";
import { Shell } from "./shell";

const DESK = {
  siteName: "Huset",
  address: "https://www.example.no",
  editor: "Kari",
  hasHistory: true,
  eventCode: "k101",
  kinds: [{ ...kindNamed("articles", "Artikler"), count: 7 }, kindNamed("sites", "Innstillinger")],
};
const PREVIEW = { status: "ready", message: "", address: "http://localhost:8201", edition: 1 };
const HERE: Session = { login: "none", provider: "", person: null };
const person = (role: "editor" | "admin"): Session => ({
  login: "password",
  provider: "",
  person: { id: "1", email: "bo@example.no", name: "Bo", role },
});

const open = async (session: Session = HERE, answers: Record<string, object> = {}) => {
  const server = deskServer({
    "GET /api/desk": DESK,
    "GET /api/lists": { byType: {} },
    "GET /api/history": { saves: [] },
    "GET /api/preview": PREVIEW,
    ...answers,
  });
  const onLogout = jest.fn();
  render(<Shell session={session} onLogout={session.login === "none" ? null : onLogout} />);
  await screen.findByRole("navigation", { name: "Innhold" });
  return { server, onLogout };
};

const go = (hash: string) =>
  act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new Event("hashchange"));
  });
const menu = () => within(screen.getByRole("navigation", { name: "Innhold" }));
const links = () =>
  menu()
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const current = () =>
  menu()
    .getAllByRole("link")
    .filter((link) => link.ariaCurrent ?? link.getAttribute("aria-current"));

beforeEach(() => {
  window.location.hash = "#/historikk";
  window.scrollTo = jest.fn();
  localStorage.clear();
  localStorage.setItem("redaksjon omvisning", "sett");
});
afterEach(() => jest.useRealTimers());

test("the menu has all there is on this machine, with how many", async () => {
  await open();
  expect(links()).toEqual(["Oversikt", "Uka", "Publisering", "Historikk", "Artikler 7", "Innstillinger 1", "Bilder"]);
  expect(screen.getByText("Huset")).toBeTruthy();
});

test("without a history there is none to open, and editors do not see what is for admins", async () => {
  await open(person("editor"), { "GET /api/desk": { ...DESK, hasHistory: false } });
  expect(links()).toEqual(["Oversikt", "Uka", "Publisering", "Artikler 7", "Bilder"]);
});

test.each([
  ["#/kontoer", "Kontoer", "Kontoer kan bare endres av en ansvarlig. Be en ansvarlig om det."],
  ["#/hendelser", "Hendelser", "Hendelsene kan bare ses av en ansvarlig. Be en ansvarlig om det."],
])("an editor who opens %s reads whom to ask, and nothing is requested", async (hash, heading, text) => {
  const { server } = await open(person("editor"));
  await go(hash);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /E-post/ })).toBeNull();
  expect(server.sent.filter(({ what }) => /kontoer|hendelser/.test(what))).toEqual([]);
});

test("admins see accounts and events, and who is logged in may log out", async () => {
  const { onLogout } = await open(person("admin"));
  expect(links().slice(-3)).toEqual(["Bilder", "Kontoer", "Hendelser"]);
  expect(screen.getByText("Bo").textContent).toBe("Bo Ansvarlig");
  expect(screen.getByRole("link", { name: "Bytt passord" }).getAttribute("href")).toBe("#/passord");
  expect(screen.queryByRole("textbox", { name: "Navnet ditt" })).toBeNull();
  fireEvent.click(screen.getByText("Logg ut"));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test.each([
  ["#/", "Oversikt", "Oversikt"],
  ["#/uka", "Uka", null],
  ["#/publisering", "Publisering", "Publisering"],
  ["#/historikk", "Historikk", "Historikk"],
  ["#/liste/articles", "Artikler 7", "Artikler"],
  ["#/rediger/articles/kafe", "Artikler 7", null],
  ["#/ny/articles", "Artikler 7", "Ny i artikler"],
  ["#/bilder", "Bilder", "Bilder"],
  ["#/kontoer", "Kontoer", "Kontoer"],
  ["#/hendelser", "Hendelser", "Hendelser"],
  ["#/passord", null, "Bytt passord"],
])("%s is the screen that the menu marks", async (hash, name, heading) => {
  window.location.hash = hash;
  await open(person("admin"));
  expect(current().map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
  if (heading !== null) expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
});

test("on a narrow screen the menu has the current screen in its middle", async () => {
  const size = (name: "offsetLeft" | "offsetWidth", value: number) =>
    jest.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(value);
  size("offsetLeft", 500);
  size("offsetWidth", 100);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  await open();
  expect(screen.getByRole("navigation", { name: "Innhold" }).scrollLeft).toBe(400);
  jest.restoreAllMocks();
});

test("another screen begins at its top, with the focus; the first one does not take it", async () => {
  await open();
  const main = screen.getByRole("main");
  expect(document.activeElement).not.toBe(main);
  expect(window.scrollTo).not.toHaveBeenCalled();
  await go("#/bilder");
  expect(await screen.findByRole("heading", { name: "Bilder" })).toBeTruthy();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(main);
  main.blur();
  await go("#/historikk");
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(main);
});

test("the way past the menu leads to the screen, and keeps its address", async () => {
  await open();
  const skip = screen.getByText("Hopp til hovedinnhold");
  expect(fireEvent.click(skip)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

const COMMIT = "a".repeat(40);
const UNDO = "POST /api/history/undo";

const withSave = {
  "GET /api/history": {
    saves: [{ commit: COMMIT, message: "Endre kafé", editor: "Ola", at: "2026-12-01T10:00:00Z" }],
  },
  [UNDO]: { outcome: "undone", message: "Angre: Endre kafé", isCommitted: true },
};
const undo = async () => fireEvent.click(await screen.findByRole("button", { name: /^Angre «Endre kafé»/ }));

test("the name that somebody writes is that of saves, and is known the next time", async () => {
  const { server } = await open(HERE, withSave);
  fireEvent.change(screen.getByRole("textbox", { name: "Navnet ditt" }), { target: { value: "Siri" } });
  expect(localStorage.getItem("redaksjon navn")).toBe("Siri");
  await undo();
  await waitFor(() => expect(server.bodies(UNDO)).toEqual([{ commit: COMMIT, editor: "Siri" }]));
  // What has been taken back is no longer in lists and counts.
  await waitFor(() => expect(server.count("GET /api/lists")).toBe(2));
});

test("who is logged in saves under the account's name", async () => {
  localStorage.setItem("redaksjon navn", "Siri");
  const { server } = await open(person("editor"), withSave);
  await undo();
  await waitFor(() => expect(server.bodies(UNDO)).toEqual([{ commit: COMMIT, editor: "Bo" }]));
});

test("the name of the last time is there again", async () => {
  localStorage.setItem("redaksjon navn", "Siri");
  await open();
  expect(screen.getByRole("textbox", { name: "Navnet ditt" })).toHaveProperty("value", "Siri");
});

test("content that cannot be fetched is reported", async () => {
  deskServer({ "GET /api/desk": DESK, "GET /api/lists": new Status(500, { message: "Ødelagt." }) });
  render(<Shell session={HERE} onLogout={null} />);
  expect(screen.getByText("Henter innholdet …")).toBeTruthy();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(screen.queryByText("Henter innholdet …")).toBeNull();
});

test("what changes on disk is loaded again, and the first state of the disk is no change", async () => {
  jest.useFakeTimers();
  const server = deskServer({ "GET /api/desk": DESK, "GET /api/lists": { byType: {} }, "GET /api/preview": PREVIEW });
  render(<Shell session={HERE} onLogout={null} />);
  const passing = () => act(() => jest.advanceTimersByTimeAsync(800));
  await passing();
  await passing();
  expect(server.count("GET /api/desk")).toBe(1);
  server.answers["GET /api/preview"] = { ...PREVIEW, edition: 2 };
  await passing();
  await passing();
  expect(server.count("GET /api/desk")).toBe(2);
});

test("the document is named after the screen", async () => {
  await open();
  await waitFor(() => expect(document.title).toBe("Historikk – Redaksjonen"));
  await go("#/publisering");
  await waitFor(() => expect(document.title).toBe("Publisering – Redaksjonen"));
});

test("a file dropped beside the places for files is not opened, and it is said where they are", async () => {
  await open();
  const drop = (at: Element, types: readonly string[]) =>
    ["dragover", "drop"].map((name) =>
      fireEvent(at, Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer: { types } })),
    );
  const said = () => screen.queryByText(/^Filen er ikke lagt til\./);
  expect(drop(document.body, ["text/plain"])).toEqual([true, true]);
  expect(said()).toBeNull();
  expect(drop(document.body, ["Files"])).toEqual([false, false]);
  expect(said()).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Lukk" }));
  expect(said()).toBeNull();
  const taking = document.body.appendChild(document.createElement("div"));
  taking.addEventListener("drop", (event) => event.preventDefault());
  drop(taking, ["Files"]);
  expect(said()).toBeNull();
});
