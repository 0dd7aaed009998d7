/** @jest-environment jsdom */
import "../../testing/design-system";
import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { deskData, problemAt, summaryOf } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { renderInDesk as render } from "../../testing/in-desk";
import { showingOf, weekOf } from "../../testing/week-data";
import { CopyForm } from "./copy-form";
import { AddForm, CancelForm, CopyWeekForm, MoveForm, RemoveForm, RepeatForm } from "./showing-actions";

const PLAN = "POST /api/uke/prov";
const FREE = { message: "", showings: [], skipped: [], problems: [] };

const told = (label: string) => ({
  id: label,
  label,
  prices: "Voksen 135 kr, Barn 100 kr",
  from: "salens priser",
  notes: [],
  problems: [],
});
const NATT = showingOf("natt");

const [onAct, onBack] = [jest.fn(async () => undefined), jest.fn()];
const part = { week: weekOf([NATT]), failure: null, isSaving: false, onAct, onBack };
const of = { ...part, showing: NATT };

const passing = (ms = 150) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (form: ReactElement, plan: object = FREE) => {
  const server = deskServer({ [PLAN]: plan });
  Element.prototype.scrollIntoView = jest.fn();
  const byType = { Production: [summaryOf("natt", { picture: "filmer/natt.jpg" })] };
  render(form, deskData({ lists: { byType } }));
  await passing();
  return server;
};
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** A title, written out and left. */
const sought = (title: string) => {
  const box = screen.getByRole("combobox", { name: "Film eller arrangement" });
  fireEvent.change(box, { target: { value: title } });
  fireEvent.blur(box);
};
const submit = () =>
  document.querySelector<HTMLButtonElement>("button[type=submit]") ?? document.createElement("button");
const acted = () => {
  onAct.mockClear();
  fireEvent.submit(document.querySelector("form") ?? document.body);
  return (onAct.mock.calls as unknown[][])[0]?.[0] ?? null;
};
const text = () => document.body.textContent ?? "";
const reference = { id: "natt", stamp: "s1" };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00+01:00") });
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test("nothing is cancelled without a reason", async () => {
  const server = await open(<CancelForm {...of} />);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Hvorfor/));
  write(/^Hvorfor/, " ");
  expect(acted()).toBeNull();
  expect(text()).toContain("Skriv eller velg en grunn først.");
  expect(submit()).toHaveProperty("disabled", true);
  write(/^Hvorfor/, "Sykdom.");
  expect(acted()).toEqual({ do: "cancel", ...reference, reason: "Sykdom." });
  await passing();
  expect(server.bodies(PLAN)).toEqual([{ do: "cancel", ...reference, reason: "Sykdom." }]);
});

test("a usual reason is written for the public, and can be written on", async () => {
  await open(<CancelForm {...of} />);
  fireEvent.click(screen.getByRole("button", { name: "Teknisk feil" }));
  expect(acted()).toMatchObject({ do: "cancel", reason: "Avlyst på grunn av en teknisk feil." });
  write(/^Hvorfor/, "Strømmen er borte.");
  expect(acted()).toMatchObject({ reason: "Strømmen er borte." });
});

test("a showing is moved to another time or hall, and not to where it is", async () => {
  await open(<MoveForm {...of} slot={null} />);
  expect(screen.getByLabelText(/^Nytt tidspunkt/)).toHaveProperty("value", "tirsdag 1. desember 2026 kl. 18.00");
  expect(acted()).toBeNull();
  write(/^Nytt tidspunkt/, "19.30");
  expect(acted()).toEqual({ do: "move", ...reference, start: "2026-12-01T19:30", hall: "stor", reason: "" });
  write(/^Nytt tidspunkt/, "i kveld en gang");
  expect(acted()).toBeNull();
  expect(text()).toContain("Skriv en dag og et klokkeslett som finnes.");
  write(/^Nytt tidspunkt/, "18");
  write(/^Sal/, "liten");
  write(/^Hvorfor/, "Mange vil se den.");
  expect(acted()).toEqual({
    do: "move",
    ...reference,
    start: "2026-12-01T18:00",
    hall: "liten",
    reason: "Mange vil se den.",
  });
  expect(text()).toContain("Publikum leser dette, sammen med det gamle tidspunktet.");
});

test.each(["planned", "saleOpensAt"])("nobody knows of what is %s yet", async (status) => {
  await open(<MoveForm {...of} showing={{ ...NATT, status }} slot={null} />);
  expect(text()).toContain("Salget er ikke åpnet.");
});

test("a copy has a time of its own, in the same hall unless another is chosen", async () => {
  await open(<CopyForm {...of} />);
  expect(acted()).toBeNull();
  expect(text()).toContain("For eksempel 19.30, fre 18 eller 4/12 kl. 18.");
  expect(text()).not.toContain("Skriv en dag");
  write(/^Tidspunkt for kopien/, "21");
  expect(acted()).toEqual({ do: "copy", ...reference, start: "2026-12-01T21:00", hall: "stor" });
  write(/^Tidspunkt for kopien/, "fre 18");
  write(/^Sal/, "liten");
  expect(acted()).toEqual({ do: "copy", ...reference, start: "2026-12-04T18:00", hall: "liten" });
});

test("a showing of another hall is moved and copied within that", async () => {
  const showing = { ...NATT, hall: "liten" };
  const { unmount } = render(<MoveForm {...of} showing={showing} slot={null} />);
  write(/^Nytt tidspunkt/, "19");
  expect(acted()).toMatchObject({ hall: "liten" });
  unmount();
  await open(<CopyForm {...of} showing={showing} />);
  write(/^Tidspunkt for kopien/, "21");
  expect(acted()).toMatchObject({ hall: "liten" });
});

test("a showing is repeated on its weekday until before Christmas", async () => {
  await open(<RepeatForm {...of} />);
  expect(screen.getAllByRole("option")).toHaveLength(7);
  expect(acted()).toEqual({ do: "repeat", ...reference, time: "18:00", weekday: 1, until: "2026-12-23" });
  write(/^Hver/, "4");
  write(/^Klokka/, "20");
  write(/^Til og med/, "18/12");
  expect(acted()).toEqual({ do: "repeat", ...reference, time: "20:00", weekday: 4, until: "2026-12-18" });
  write(/^Klokka/, "sent");
  expect(acted()).toBeNull();
  write(/^Klokka/, "20");
  write(/^Til og med/, "jul");
  expect(acted()).toBeNull();
});

test.each([
  ["2026-12-15", "2026-12-23"],
  ["2026-12-16", "2027-03-01"],
])("what is shown on %s is repeated until %s", async (date, until) => {
  await open(<RepeatForm {...of} showing={{ ...NATT, start: `${date}T18:00` }} />);
  expect(acted()).toMatchObject({ until });
});

test("a showing and a week are removed and copied as they are", async () => {
  const { unmount } = render(<RemoveForm {...of} />);
  expect(acted()).toEqual({ do: "remove", ...reference });
  expect(submit().dataset.color).toBe("danger");
  unmount();
  await open(<CopyWeekForm {...part} />);
  expect(acted()).toEqual({ do: "copyWeek", monday: "2026-11-30" });
  expect(submit().dataset.color).toBe("accent");
});

test("a film is added by its title, at the place that was pressed", async () => {
  await open(<AddForm {...part} slot={{ date: "2026-12-04", hall: "liten", time: "20:15" }} />);
  const box = screen.getByRole("combobox", { name: "Film eller arrangement" });
  expect(document.activeElement).toBe(box);
  fireEvent.click(box);
  const found = [...(document.querySelector("[role=listbox]")?.children ?? [])];
  expect(found.map(({ textContent }) => textContent)).toEqual(["Nattekspressen", "Ny film", "Konsert"]);
  expect(found[0]?.querySelector("img")?.getAttribute("src")).toBe("/miniatyrer/filmer/natt.jpg");
  expect(acted()).toBeNull();
  sought("natteks");
  expect(text()).toContain("Velg hva som skal vises.");
  sought(" nattEKSPRESSEN ");
  expect(text()).not.toContain("Velg hva som skal vises.");
  expect(acted()).toEqual({ do: "add", production: "natt", start: "2026-12-04T20:15", hall: "liten" });
  expect(screen.getByText("Aldersgrense 12 år")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  write(/^Dag og klokkeslett/, "en gang");
  expect(acted()).toBeNull();
  write(/^Dag og klokkeslett/, "21");
  write(/^Sal/, "stor");
  expect(acted()).toMatchObject({ start: "2026-12-04T21:00", hall: "stor" });
});

const withPrices = (label: string) => `${label}Voksen 135 kr · Barn 100 kr, salens priser`;

const items = (heading: string) =>
  [...(screen.queryByRole("list", { name: heading })?.children ?? [])].map(({ textContent }) => textContent);

test("what would be added and left out is listed before it is done", async () => {
  await open(<CopyWeekForm {...part} />, { ...FREE, showings: [told("En"), told("To")], skipped: ["Tre"] });
  expect(items("Legges til (2)")).toEqual(["En", "To"].map(withPrices));
  expect(items("Hoppes over")).toEqual(["Tre"]);
  expect(submit()).toHaveProperty("disabled", false);
});

test("one that would be added is not counted, and nothing to add cannot be done", async () => {
  const { unmount } = render(<CopyWeekForm {...part} />);
  deskServer({ [PLAN]: { ...FREE, showings: [told("En")] } });
  await passing();
  expect(items("Legges til")).toEqual([withPrices("En")]);
  expect(screen.queryByRole("list", { name: "Hoppes over" })).toBeNull();
  unmount();
  await open(<CopyWeekForm {...part} />, { ...FREE, skipped: ["Tre"] });
  expect(submit()).toHaveProperty("disabled", true);
});

test("errors of the check keep it from being done, and warnings do not", async () => {
  const entity = { kind: "events", id: "annen", title: "Annen" };
  const warning = problemAt(["start"], { severity: "warning", entity, message: "kolliderer." });
  const { unmount } = render(<RemoveForm {...of} />);
  deskServer({ [PLAN]: { ...FREE, problems: [warning] } });
  await passing();
  expect(text()).toContain("Annen: Kolliderer. Skriv det.");
  expect(document.querySelector("[data-color=warning]")).not.toBeNull();
  expect(submit()).toHaveProperty("disabled", false);
  unmount();
  await open(<RemoveForm {...of} />, { ...FREE, problems: [warning, problemAt(["end"])] });
  expect(text()).toContain("Mangler. Skriv det.");
  expect(document.querySelector("[data-color=warning]")).toBeNull();
  expect(submit()).toHaveProperty("disabled", true);
});

test("a plan is asked for after a pause, and one of another reason stays until the next", async () => {
  const late = pending();
  const server = await open(<CancelForm {...of} />, late.answer);
  write(/^Hvorfor/, "S");
  await passing(149);
  write(/^Hvorfor/, "Sy");
  await passing(149);
  expect(server.count(PLAN)).toBe(0);
  await passing(1);
  expect(server.count(PLAN)).toBe(1);
  server.answers[PLAN] = { ...FREE, showings: [told("Nytt")] };
  write(/^Hvorfor/, "Syk");
  await passing();
  late.give({ ...FREE, showings: [told("Gammelt")] });
  await passing(0);
  expect(items("Legges til")).toEqual([withPrices("Nytt")]);
  // An element that stays the same is not read again.
  const [item] = screen.getAllByRole("listitem");
  write(/^Hvorfor/, "Syk.");
  await passing();
  expect(screen.getAllByRole("listitem")[0]).toBe(item);
});

test("a plan that fails is reported, until a failure of doing it is", async () => {
  const { unmount } = render(<RemoveForm {...of} />);
  deskServer({ [PLAN]: new Status(500, { message: "Kontrollen stoppet." }) });
  await passing();
  expect(text()).toContain("Kontrollen stoppet.");
  unmount();
  await open(<RemoveForm {...of} failure="Disken er full." />, new Status(500, { message: "Kontrollen stoppet." }));
  expect(text()).toContain("Disken er full.");
  expect(text()).not.toContain("Kontrollen stoppet.");
  fireEvent.click(screen.getByRole("button", { name: "Tilbake" }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
