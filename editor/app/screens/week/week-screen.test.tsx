/** @jest-environment jsdom */
import "../../testing/design-system";
import "../../testing/dialogs";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Week, WeekShowing } from "../../../api/week";
import { deskData, problemAt } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { showingOf, weekOf } from "../../testing/week-data";
import { WeekScreen } from "./week-screen";

const WEEK = "GET /api/uke";
const PLAN = "POST /api/uke/prov";
const SAVE = "POST /api/uke/lagre";
const FREE = { message: "", showings: [], skipped: [], problems: [] };
const SAVED = { outcome: "saved", message: "Avlys Natt", isCommitted: true };

const open = async (week: Week, answers: Record<string, object> = {}, own = {}) => {
  const renew = jest.fn(async () => undefined);
  const server = deskServer({ [WEEK]: week, [PLAN]: FREE, [SAVE]: SAVED, ...answers });
  renderInDesk(<WeekScreen day={null} />, deskData({ renew, ...own }));
  await screen.findByRole("heading", { level: 1, name: new RegExp(`^${week.title} ${week.dates}`) });
  return { server, renew };
};

const openShowing = async (showing: WeekShowing, answers: Record<string, object> = {}, own = {}) => {
  const opened = await open(weekOf([showing]), answers, own);
  fireEvent.click(screen.getByRole("button", { name: new RegExp(showing.title) }));
  return opened;
};

const NATT = showingOf("natt", { title: "Nattekspressen" });

const dialog = () => within(screen.getByRole("dialog"));
const isOpen = () => document.querySelector("dialog")?.open;
const press = (name: string) => fireEvent.click(dialog().getByRole("button", { name }));
const said = () => document.querySelector("dialog")?.textContent ?? "";
const ready = async (name: string) => {
  const button = await dialog().findByRole("button", { name });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  return button;
};

test("a link to a showing opens its panel once", async () => {
  deskServer({ [WEEK]: weekOf([NATT]), [PLAN]: FREE, [SAVE]: SAVED });
  renderInDesk(<WeekScreen day={null} showing="natt" />);
  await screen.findByRole("dialog");
  expect(dialog().getByRole("button", { name: "Avlys" })).toBeTruthy();
  act(() => document.querySelector("dialog")?.close());
  expect(isOpen()).toBe(false);
});

test.each([
  ["avlys", "onSale", "Hvorfor blir den avlyst?"],
  ["flytt", "onSale", /^Nytt tidspunkt/],
  ["avlys", "cancelled", null],
] as const)("a link to %s a showing that is %s opens that part, where it can be done", async (wish, status, label) => {
  deskServer({ [WEEK]: weekOf([showingOf("natt", { status })]), [PLAN]: FREE });
  renderInDesk(<WeekScreen day={null} showing="natt" act={wish} />);
  await screen.findByRole("dialog");
  if (label === null) expect(dialog().getByRole("button", { name: "Flytt" })).toBeTruthy();
  else expect(dialog().getByLabelText(label)).toBeTruthy();
});

test("a link opens a new showing of a film with its week", async () => {
  const productions = [{ id: "natt", title: "Nattekspressen" }];
  deskServer({ [WEEK]: weekOf([NATT], { productions }), [PLAN]: FREE });
  renderInDesk(<WeekScreen day={null} showing="ny" production="natt" />);
  expect(await screen.findByRole("heading", { level: 2, name: "Ny forestilling" })).toBeTruthy();
  expect(dialog().getByLabelText(/^Film eller arrangement/)).toHaveProperty("value", "Nattekspressen");
});

test.each([
  ["2026-12-01T19:00", ["2026-12-01"]],
  ["2026-12-01T07:00", []],
])("a line marks the present at %s, on its day and within the hours", async (now, marked) => {
  await open(weekOf([showingOf("natt", { start: "2026-12-01T18:00" })], { now }));
  const lines = [...document.querySelectorAll<HTMLElement>(".now")];
  expect([...new Set(lines.map((line) => line.closest("tbody")?.dataset.day))]).toEqual(marked);
});

test("the week has its days, those that have been once they are asked for, and the ways to others", async () => {
  await open(weekOf([NATT], { weeksMoved: -1 }));
  expect(screen.queryByText("Mandag")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Vis tidligere dager (1)" }));
  expect(screen.getByText("Mandag")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Skjul tidligere dager (1)" }));
  expect(screen.queryByText("Mandag")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Vis tidligere dager (1)" }));
  const links = within(screen.getByRole("navigation", { name: "Uker" })).getAllByRole("link");
  expect(links.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute("href")])).toEqual([
    ["Forrige uke", "#/uka/2026-11-23"],
    ["I dag", "#/uka"],
    ["Neste uke", "#/uka/2026-12-07"],
    ["Uke", "#/uka/2026-11-30"],
    ["Måned", "#/maned/2026-12"],
  ]);
  const days = within(screen.getByRole("navigation", { name: "Dager" })).getAllByRole("button");
  expect(days.map(({ textContent }) => textContent)).toEqual(["ma 30", "ti 1", "on 2", "to 3", "fr 4", "lø 5", "sø 6"]);
  expect(days.map(({ dataset }) => dataset.today ?? "")).toEqual(["", "true", "", "", "", "", ""]);
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  fireEvent.click(screen.getByRole("button", { name: "fr 4, fredag" }));
  expect(shown).toEqual(["dag-2026-12-04"]);
  expect(document.body.textContent).toContain("datoene er flyttet 1 uke tilbake fra dem i filene");
});

test.each([
  [2, "flyttet 2 uker fram"],
  [-3, "flyttet 3 uker tilbake"],
  [0, null],
])("a demonstration that is moved by %i weeks says so", async (weeksMoved, text) => {
  await open(weekOf([], { weeksMoved }));
  if (text === null) expect(document.body.textContent).not.toContain("demonstrasjon");
  else expect(document.body.textContent).toContain(text);
});

test("an empty week is not offered for copying, and a date is gone to", async () => {
  await open(weekOf([], { canCopy: false }));
  expect(screen.queryByRole("button", { name: "Kopier forrige uke hit" })).toBeNull();
  expect(document.querySelector("summary")?.textContent).toBe("Gå til dato · tidligere dager");
  fireEvent.change(screen.getByLabelText("Gå til dato"), { target: { value: "31/2" } });
  fireEvent.click(screen.getByRole("button", { name: "Vis uka" }));
  expect(screen.getByText("Skriv en dato som finnes, for eksempel 4/12.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Gå til dato"), { target: { value: "14/1" } });
  fireEvent.click(screen.getByRole("button", { name: "Vis uka" }));
  expect(window.location.hash).toBe("#/uka/2027-01-14");
});

test("a week that cannot be read is reported", async () => {
  deskServer({ [WEEK]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<WeekScreen day={null} />);
  expect(screen.getByText("Henter uka …")).toBeTruthy();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
});

test("a showing says what it is, what is wrong with it, and leads to its form", async () => {
  await openShowing(
    showingOf("natt", {
      title: "Nattekspressen",
      ageLimit: null,
      reason: "Sykdom.",
      previousStart: "mandag",
      problems: ["Kolliderer."],
    }),
  );
  expect(isOpen()).toBe(true);
  expect(dialog().getByText("Tirsdag 1. desember kl. 18.00\u2060–\u206020.00, Storsalen")).toBeTruthy();
  expect(dialog().getByText("Var mandag.")).toBeTruthy();
  expect(dialog().getByText("Sykdom.")).toBeTruthy();
  expect(dialog().getByRole("heading", { level: 2 }).textContent).toMatch(/^\?Aldersgrense ikke fastsatt, /);
  expect(document.querySelectorAll("dialog [data-limit=unset]")).toHaveLength(1);
  expect(dialog().getByText("Kolliderer.")).toBeTruthy();
  const links = dialog().getAllByRole("link");
  expect(links.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute("href")])).toEqual([
    ["Sett aldersgrensen", "#/rediger/productions/natt?felt=ageLimit"],
    ["Åpne forestillingen", "#/rediger/events/natt"],
  ]);
});

test("what needs no word has none", async () => {
  await openShowing(NATT);
  expect(said()).not.toContain("Var ");
  expect(said()).not.toContain("aldersgrense ennå");
  expect(
    dialog()
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["", "Flytt", "Kopier", "Gjenta", "Avlys", "Slett"]);
});

test("how it sells is changed at once, to another state only", async () => {
  const { server } = await openShowing(NATT);
  fireEvent.click(dialog().getByRole("radio", { name: "I salg" }));
  expect(server.count(SAVE)).toBe(0);
  fireEvent.click(dialog().getByRole("radio", { name: "Utsolgt" }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(server.bodies(SAVE)).toEqual([
    { action: { do: "status", id: "natt", stamp: "s1", status: "soldOut" }, editor: "Bo" },
  ]);
});

test("what is free does not sell, and what is cancelled can be restored and not cancelled again", async () => {
  await openShowing({ ...NATT, status: "free" });
  expect(dialog().queryByRole("radio")).toBeNull();
  expect(dialog().getByRole("button", { name: "Avlys" })).toBeTruthy();
  document.body.replaceChildren();
  const { server } = await openShowing({ ...NATT, status: "cancelled", statusText: "Avlyst" });
  expect(dialog().queryByRole("radio")).toBeNull();
  expect(dialog().queryByRole("button", { name: "Avlys" })).toBeNull();
  press("Sett opp igjen");
  await waitFor(() => expect(server.count(SAVE)).toBe(1));
  expect(server.bodies(SAVE)).toMatchObject([{ action: { do: "restore", id: "natt", stamp: "s1" } }]);
});

const cancel = async () => {
  press("Avlys");
  expect(dialog().getByRole("button", { name: "Avlys forestillingen" })).toHaveProperty("disabled", true);
  fireEvent.change(dialog().getByLabelText(/^Hvorfor blir den avlyst/), { target: { value: "Sykdom." } });
  fireEvent.click(await ready("Avlys forestillingen"));
};

test("what is done is reported, can be undone, and the week is read again", async () => {
  const history = {
    saves: [
      { commit: "a".repeat(40), message: "Avlys Natt", editor: "Bo", at: "2026-12-01T10:00:00Z", origin: "desk" },
    ],
  };
  const { server, renew } = await openShowing(NATT, {
    "GET /api/history": history,
    "POST /api/history/undo": {
      outcome: "undone",
      message: "Angre: Avlys Natt",
      isCommitted: true,
      corrected: "Rettet.",
    },
  });
  await cancel();
  expect(await screen.findByText("Lagret: Avlys Natt.")).toBeTruthy();
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(server.count(WEEK)).toBe(2));
  expect(renew).toHaveBeenCalledTimes(1);
  expect(server.bodies(SAVE)).toEqual([
    { action: { do: "cancel", id: "natt", stamp: "s1", reason: "Sykdom." }, editor: "Bo" },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Angre lagringen" }));
  expect(await screen.findByText("Lagret: Angre: Avlys Natt. Rettet.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Angre lagringen" })).toBeNull();
  await waitFor(() => expect(server.count(WEEK)).toBe(3));
});

test("what git did not take is reported, unless there is no git, and cannot be undone here", async () => {
  const answers = { [SAVE]: { ...SAVED, isCommitted: false, corrected: "Rettet." } };
  await openShowing(NATT, answers);
  await cancel();
  expect(await screen.findByText(/ Rettet\. Git tok ikke imot endringen/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Angre lagringen" })).toBeNull();
  document.body.replaceChildren();
  await openShowing(NATT, answers, { desk: { ...deskData().desk, hasHistory: false } });
  await cancel();
  expect(await screen.findByText("Lagret: Avlys Natt. Rettet.")).toBeTruthy();
});

test.each<[string, object, string, number]>([
  [
    "refused",
    { outcome: "refused", problems: [problemAt([]), problemAt([], { message: "kolliderer." })] },
    "Mangler. Skriv det. Kolliderer. Skriv det.",
    1,
  ],
  [
    "in conflict",
    new Status(409, { outcome: "conflict", message: "Noen har flyttet den." }),
    "Noen har flyttet den.",
    2,
  ],
  ["failed", new Status(500, { message: "Disken er full." }), "Disken er full.", 1],
])("what is %s is reported in its form, which stays", async (_what, answer, text, weeks) => {
  const { server, renew } = await openShowing(NATT, { [SAVE]: answer });
  await cancel();
  await waitFor(() => expect(said()).toContain(text));
  expect(isOpen()).toBe(true);
  expect(renew).not.toHaveBeenCalled();
  await waitFor(() => expect(server.count(WEEK)).toBe(weeks));
  await ready("Avlys forestillingen");
  press("Tilbake");
  press("Lukk dialogvindu");
  fireEvent.click(screen.getByRole("button", { name: /Nattekspressen/ }));
  expect(said()).not.toContain(text);
});

test("the sheet closes when the week shows what was done, and the focus goes back to that", async () => {
  const { server } = await openShowing(NATT);
  const { answer, give } = pending();
  server.answers[WEEK] = answer;
  await cancel();
  await waitFor(() => expect(server.count(WEEK)).toBe(2));
  expect(screen.getByRole("dialog", { name: /^Nattekspressen/ })).toBeTruthy();
  expect(screen.queryByText("Lagret: Avlys Natt.")).toBeNull();
  await act(async () => give(weekOf([{ ...NATT, hall: "liten", statusText: "Avlyst" }])));
  expect(await screen.findByText("Lagret: Avlys Natt.")).toBeTruthy();
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toContain("Avlyst");
});

test("what is done is reported though the week cannot be read afterwards", async () => {
  const { server } = await openShowing(NATT);
  server.answers[WEEK] = new Status(500, { message: "Ødelagt." });
  await cancel();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(await screen.findByText("Lagret: Avlys Natt.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Angre lagringen" })).toBeTruthy();
});

test("while it is saved it cannot be sent again", async () => {
  const { answer, give } = pending();
  await openShowing(NATT, { [SAVE]: answer });
  await cancel();
  expect(dialog().getByRole("button", { name: "Avlys forestillingen" }).ariaDisabled).toBe("true");
  await act(async () => give(SAVED));
  await waitFor(() => expect(isOpen()).toBe(false));
});
