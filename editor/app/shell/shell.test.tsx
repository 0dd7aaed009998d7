/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Session } from "../../api/accounts";
import { kindNamed, NEVER_PUBLISHED, summaryOf } from "../testing/desk-data";
import { deskServer, Status } from "../testing/desk-server";
import { Shell } from "./shell";

const DESK = {
  siteName: "Huset",
  address: "https://www.example.no",
  editor: "Kari",
  hasHistory: true,
  eventCode: "k101",
  kinds: [
    kindNamed("articles", "Artikler"),
    kindNamed("redirects", "Videresendinger"),
    { ...kindNamed("sites", "Website"), label: "Innstillinger", newLabel: null },
  ],
};
const LISTS = {
  byType: {
    Artikler: [
      summaryOf("kafe", { title: "Kafé" }),
      summaryOf("kino", { errors: 1 }),
      summaryOf("jul", { warnings: 2 }),
    ],
    Website: [summaryOf("huset")],
  },
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
    "GET /api/lists": LISTS,
    "GET /api/history": { saves: [] },
    "GET /api/preview": PREVIEW,
    ...answers,
  });
  const onLogout = jest.fn();
  render(<Shell session={session} onLogout={session.login === "none" ? null : onLogout} />);
  await screen.findByRole("navigation", { name: "Meny" });
  return { server, onLogout };
};

const go = (hash: string) =>
  act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new Event("hashchange"));
  });
const menu = () => within(screen.getByRole("navigation", { name: "Meny" }));
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

test("the menu has all there is on this machine in groups, and how many in a list ask for work", async () => {
  await open();
  expect(links()).toEqual([
    ...["I dag", "Uka", "Artikler2 △å se på", "Bilder"],
    ...["Åpningstider", "Priser", "Videresendinger", "Innstillinger", "Publisering", "Historikk"],
  ]);
  expect(
    menu()
      .getAllByRole("list")
      .map((list) => list.ariaLabel ?? list.getAttribute("aria-labelledby")),
  ).toEqual([...["meny-Program", "meny-Innhold", "meny-Huset", "meny-Arbeid"]]);
  expect(screen.getByRole("link", { name: "Huset" })).toBeTruthy();
});

test("without a history there is none to open, and editors do not see what is for admins", async () => {
  await open(person("editor"), { "GET /api/desk": { ...DESK, hasHistory: false } });
  expect(links()).toEqual(["I dag", "Uka", "Artikler2 △å se på", "Bilder", "Videresendinger", "Publisering"]);
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
  expect(links().slice(-3)).toEqual(["Historikk", "Kontoer", "Hendelser"]);
  fireEvent.click(screen.getByRole("button", { name: "Bo" }));
  expect(screen.getByText("Ansvarlig")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bytt passord" }).getAttribute("href")).toBe("#/passord");
  expect(screen.queryByRole("textbox", { name: "Navnet ditt" })).toBeNull();
  fireEvent.click(screen.getByText("Logg ut"));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test.each([
  ["#/", "I dag", /^I dag /],
  ["#/uka", "Uka", null],
  ["#/publisering", "Publisering", "Publisering"],
  ["#/historikk", "Historikk", "Historikk"],
  ["#/liste/articles", "Artikler2 △å se på", "Artikler"],
  ["#/rediger/articles/kafe", "Artikler2 △å se på", null],
  ["#/ny/articles", "Artikler2 △å se på", "Ny"],
  ["#/rediger/sites/huset?bare=priceLists", "Priser", null],
  ["#/rediger/sites/huset", "Innstillinger", null],
  ["#/ny", null, "Ny"],
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

test("a phone's bar marks where one is, and everything in the menu is a tap further", async () => {
  await open(person("admin"));
  const bar = within(screen.getByRole("navigation", { name: "Snarveier" }));
  const marked = () => bar.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
  expect(bar.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "I dag",
    "Uka",
    "Ny",
    "Innhold",
    "Mer",
  ]);
  expect(marked()).toEqual(["Mer"]);
  await go("#/rediger/articles/kafe");
  expect(marked()).toEqual(["Innhold"]);
  const found: string[] = [];
  for (const part of ["innhold", "mer"]) {
    await go(`#/${part}`);
    for (const link of within(screen.getByRole("main")).getAllByRole("link"))
      found.push(link.getAttribute("href") ?? "");
  }
  const all = menu()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "");
  // The bar's own places are not repeated.
  expect(found.toSorted()).toEqual(all.filter((href) => !["#/", "#/uka"].includes(href)).toSorted());
});

test("a phone's content begins with what was worked on last", async () => {
  const Artikler = Array.from({ length: 6 }, (_, at) =>
    summaryOf(`a${at}`, { changed: `2025-11-0${at + 1}T10:00:00+01:00`, changedBy: "Kari" }),
  );
  const Film = [
    summaryOf("film", { detail: "Film, 3D", changed: "2025-11-05T20:00:00Z" }),
    summaryOf("quiz", { detail: "Quiz", changed: "2025-11-07T10:00:00Z" }),
  ];
  const production = { ...DESK.kinds[0], kind: "productions", type: "Film" };
  await open(HERE, {
    "GET /api/desk": { ...DESK, kinds: [...DESK.kinds, production] },
    "GET /api/lists": { byType: { Artikler: [...Artikler.slice(3), summaryOf("ny")], Film } },
  });
  await go("#/innhold");
  const group = screen.getByRole("heading", { name: "Sist endret" }).parentElement ?? document.body;
  const recent = within(group).getAllByRole("link");
  expect(recent.map((link) => link.getAttribute("href"))).toEqual([
    "#/rediger/productions/quiz",
    "#/rediger/articles/a5",
    "#/rediger/productions/film",
    "#/rediger/articles/a4",
  ]);
  expect(recent[1]?.textContent).toBe("a5Kari, 6. november 2025");
  const icons = recent.map((link) => link.querySelector("svg")?.dataset.icon);
  expect(icons).toEqual(["event", "text", "film", "text"]);
});

const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...more });

test("the search is opened by its keys and its field, and leads by the keyboard to what was typed with an error", async () => {
  await open();
  expect(press("k", { ctrlKey: true })).toBe(false);
  const field = screen.getByRole("combobox", { name: "Søk eller gå til" });
  const chosen = () => screen.getByRole("option", { selected: true }).textContent;
  fireEvent.change(field, { target: { value: "afre" } });
  expect(screen.getByText("Fant ingen treff. Prøv et kortere ord, eller en dag.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "publsier" } });
  expect(chosen()).toContain("Publiser");
  fireEvent.change(field, { target: { value: "ny art" } });
  expect(chosen()).toContain("Ny artikkel");
  fireEvent.change(field, { target: { value: "kafe" } });
  expect(chosen()).toContain("Kafé");
  press("ArrowUp", {}, field);
  press("ArrowDown", {}, field);
  press("Enter", {}, field);
  expect(window.location.hash).toBe("#/rediger/articles/kafe");
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Søk eller gå til/ }));
  expect(screen.getByRole("combobox")).toBeTruthy();
});

test("keys save the form, leave it field by field, and show themselves", async () => {
  await open();
  const main = screen.getByRole("main");
  const save = jest.fn((event: Event) => event.preventDefault());
  const form = main.appendChild(document.createElement("form"));
  form.innerHTML = '<input aria-label="Felt"><button>Lagre</button>';
  form.querySelector("button")?.setAttribute("type", "submit");
  form.addEventListener("submit", save);
  expect(press("s", { metaKey: true })).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
  await go("#/liste/articles");
  const field = screen.getByRole("searchbox");
  field.focus();
  press("?", {}, field);
  expect(screen.queryByRole("dialog", { name: "Hurtigtaster" })).toBeNull();
  press("Escape", {}, field);
  expect(document.activeElement).toBe(main);
  expect(window.location.hash).toBe("#/liste/articles");
  press("?");
  expect(screen.getByRole("dialog", { name: "Hurtigtaster" })).toBeTruthy();
  press("Escape");
  expect(window.location.hash).toBe("#/liste/articles");
  fireEvent.click(screen.getByRole("button", { name: "Lukk" }));
  press("Escape");
  expect(window.location.hash).toBe("#/");
});

test("a dialog stays open when the one before it tells late that it was closed", async () => {
  await open();
  press("k", { ctrlKey: true });
  const search = screen.getByRole("dialog", { name: "Søk" });
  search.removeAttribute("open");
  press("?");
  fireEvent(search, new Event("close"));
  expect(screen.getByRole("dialog", { name: "Hurtigtaster" })).toBeTruthy();
});

test("the header and a phone's menu count what is saved and not on the site", async () => {
  const change = { message: "Endret kafé", editor: "Bo", at: "2026-12-01T10:00:00Z" };
  const publishing = {
    ...NEVER_PUBLISHED,
    last: { at: "2026-12-01T09:00:00Z", by: "Bo", commit: null },
    changes: [change, change],
  };
  await open(HERE, { "GET /api/publishing": publishing });
  expect(await screen.findByRole("link", { name: "Publisering 2 ikke publisert" })).toBeTruthy();
  await go("#/mer");
  const rows = within(screen.getByRole("main"));
  expect(rows.getByRole("link", { name: "Publisering 2 ikke publisert" })).toBeTruthy();
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
    saves: [{ commit: COMMIT, message: "Endret kafé", editor: "Ola", at: "2026-12-01T10:00:00Z", origin: "desk" }],
  },
  [UNDO]: { outcome: "undone", message: "Angre: Endret kafé", isCommitted: true },
};
const undo = async () => fireEvent.click(await screen.findByRole("button", { name: /^Angre «Endret kafé»/ }));

test("the name that somebody writes is that of saves, and is known the next time", async () => {
  const { server } = await open(HERE, withSave);
  fireEvent.click(screen.getByRole("button", { name: "Kari" }));
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
  fireEvent.click(screen.getByRole("button", { name: "Siri" }));
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
