/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, render, screen, within } from "@testing-library/react";
import type { Week } from "../../../api/week";
import { showingOf, weekOf } from "../../testing/week-data";
import { WeekGrid } from "./week-grid";

const [onOpen, onAdd, onMove] = [jest.fn(), jest.fn(), jest.fn()];

const draw = (week: Week) => render(<WeekGrid week={week} onOpen={onOpen} onAdd={onAdd} onMove={onMove} />);

const NATT = showingOf("natt", { title: "Nattekspressen" });

const cell = (date: string, hall = "stor") => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${date} ${hall}"]`);
  if (found === null) throw new Error(`No cell ${date} ${hall}.`);
  return found;
};
const day = (date: string) => document.getElementById(`dag-${date}`) ?? document.body;
const button = (name: RegExp | string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;
const measures = (of: Element) =>
  ["--from", "--to", "--lane"].map((name) => (of instanceof HTMLElement ? of.style.getPropertyValue(name) : ""));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 1100, 50));
});
afterEach(() => jest.restoreAllMocks());

test("a showing stands on its day and hall, and says when, what, for whom and how it sells", () => {
  const other = showingOf("dag", { hall: "liten", start: "2026-12-04T12:00", end: null, problems: ["Kolliderer."] });
  draw(weekOf([NATT, other]));
  const own = within(cell("2026-12-01")).getByRole("button", { name: /Nattekspressen/ });
  expect(own.textContent).toMatch(/^kl\. 18\.00–20\.00 .*Nattekspressen I salg$/);
  expect(within(cell("2026-12-04", "liten")).getByText("I salg, se varsel")).toBeTruthy();
  expect(own.dataset.problem).toBeUndefined();
  expect(button(/dag I salg/).dataset.problem).toBe("true");
  expect(screen.getAllByRole("button", { name: /I salg/ })).toHaveLength(2);
  expect(within(own).getByTitle("Aldersgrense 12 år").textContent).toBe("12Aldersgrense 12 år, ");
  fireEvent.click(own);
  expect(onOpen.mock.calls).toEqual([[NATT]]);
  expect(onAdd).not.toHaveBeenCalled();
});

test("halls with showings are rows, or all where none has any", () => {
  const halls = () =>
    within(day("2026-12-01"))
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  const { unmount } = draw(weekOf([]));
  expect(halls().slice(-2)).toEqual(["Storsalen", "Lillesalen"]);
  unmount();
  const week = weekOf([]);
  draw({ ...week, halls: week.halls.map((hall) => ({ ...hall, hasShowings: false })) });
  expect(halls().slice(-3)).toEqual(["Storsalen", "Lillesalen", "Kafeen"]);
});

test("today and holidays are marked on their days", () => {
  const week = weekOf([]);
  const days = week.days.map((one, at) => ({ ...one, holiday: at === 4 ? "Høytid" : null }));
  draw({ ...week, days });
  expect(day("2026-12-01").dataset.today).toBe("true");
  expect(document.querySelectorAll("[data-today]")).toHaveLength(1);
  expect(day("2026-12-01").textContent).toContain("tirsdagI dag");
  expect(day("2026-12-04").textContent).toContain("fredagHøytid");
  expect(screen.getAllByText("I dag")).toHaveLength(1);
});

test("the hours hold all showings, and each stands at its own", () => {
  const late = showingOf("sent", { start: "2026-12-01T22:30", end: "2026-12-02T00:30" });
  draw(weekOf([NATT, late]));
  const ruler = document.querySelector("thead [aria-hidden]");
  expect([...(ruler?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    "12 13 14 15 16 17 18 19 20 21 22 23 00".split(" "),
  );
  expect(document.querySelector("table")?.style.getPropertyValue("--hours")).toBe("13");
  expect(measures(button(/Nattekspressen/))).toEqual(["46.154%", "61.538%", "0"]);
  expect(measures(button(/sent/))).toEqual(["80.769%", "96.154%", "0"]);
});

test("what goes on past the last hour ends there", () => {
  draw(weekOf([showingOf("sent", { start: "2026-12-01T22:00", end: "2026-12-02T09:00" })]));
  expect(measures(button(/sent/))[1]).toBe("100.000%");
});

test("showings at the same time stand below each other", () => {
  draw(weekOf([NATT, showingOf("b", { start: "2026-12-01T19:00" }), showingOf("c", { start: "2026-12-01T20:00" })]));
  expect([/Nattekspressen/, /b I salg/, /c I salg/].map((name) => measures(button(name))[2])).toEqual(["0", "1", "0"]);
  expect(cell("2026-12-01").style.getPropertyValue("--lanes")).toBe("2");
  expect(cell("2026-12-02").style.getPropertyValue("--lanes")).toBe("1");
});

test("what is over is past by its end, or by its beginning without one", () => {
  draw({
    ...weekOf([NATT, showingOf("uten", { end: null, start: "2026-12-01T19:00" })]),
    now: "2026-12-01T19:30",
  });
  expect(button(/Nattekspressen/).dataset.past).toBeUndefined();
  expect(button(/uten/).dataset.past).toBe("true");
});

test("a press on an empty place adds there, and the buttons add in the evening", () => {
  draw(weekOf([NATT]));
  fireEvent.click(cell("2026-12-02", "liten"), { clientX: 100 + 550 });
  fireEvent.click(button("Legg til i Lillesalen fredag"));
  fireEvent.click(button("Legg til onsdag"));
  expect(onAdd.mock.calls).toEqual([
    [{ date: "2026-12-02", hall: "liten", time: "17:30" }],
    [{ date: "2026-12-04", hall: "liten", time: "18:00" }],
    [{ date: "2026-12-02", hall: "stor", time: "18:00" }],
  ]);
  expect(cell("2026-12-02").dataset.empty).toBe("true");
  expect(cell("2026-12-01").dataset.empty).toBeUndefined();
  const hall = (date: string) => cell(date).parentElement?.querySelector<HTMLElement>("[scope=row]")?.dataset.empty;
  expect([hall("2026-12-01"), hall("2026-12-02")]).toEqual([undefined, "true"]);
});

const press = (key: string, shiftKey = true, name: RegExp = /Nattekspressen/) =>
  fireEvent.keyDown(button(name), { key, shiftKey });

test("Shift and arrows aim a showing, which is reported and seen, and Enter moves it", () => {
  draw(weekOf([NATT, showingOf("annen", { start: "2026-12-02T18:00" })]));
  expect(press("ArrowRight", false)).toBe(true);
  expect(press("Enter")).toBe(true);
  expect(status()).toBe("");
  expect(press("ArrowRight")).toBe(false);
  expect(status()).toBe("Nattekspressen til tirsdag kl. 18.15. Trykk Enter for å flytte, Esc for å la være.");
  press("ArrowDown");
  press("ArrowLeft");
  press("ArrowLeft");
  expect(status()).toContain("til onsdag kl. 17.45.");
  const landing = cell("2026-12-02").querySelector("span[aria-hidden].landing") ?? document.body;
  expect(measures(landing).slice(0, 2)).toEqual(["52.273%", "70.455%"]);
  expect(button(/Nattekspressen/).dataset.aimed).toBe("true");
  expect(button(/annen/).dataset.aimed).toBeUndefined();
  expect(press("Enter", false)).toBe(false);
  expect(onMove.mock.calls).toEqual([[NATT, { date: "2026-12-02", hall: "stor", time: "17:45" }]]);
  expect(status()).toBe("");
});

test("the week has an end on both sides, and Escape or another place forgets the aim", () => {
  draw(weekOf([NATT]));
  for (let step = 0; step < 3; step += 1) press("ArrowUp");
  expect(status()).toContain("til mandag kl. 18.00.");
  for (let step = 0; step < 9; step += 1) press("ArrowDown");
  expect(status()).toContain("til søndag kl. 18.00.");
  press("Escape", false);
  expect(status()).toBe("");
  press("ArrowUp");
  fireEvent.blur(button(/Nattekspressen/));
  expect(status()).toBe("");
  expect(onMove).not.toHaveBeenCalled();
});

test("another showing is aimed from its own place", () => {
  draw(weekOf([NATT, showingOf("annen", { start: "2026-12-04T20:00" })]));
  press("ArrowDown");
  press("ArrowRight", true, /annen/);
  expect(status()).toBe("annen til fredag kl. 20.15. Trykk Enter for å flytte, Esc for å la være.");
});

const pointer = (type: string, clientX: number, target: EventTarget = window): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 200, button: 0 });
  Object.defineProperty(event, "pointerType", { value: "mouse" });
  fireEvent(target instanceof Element ? target : window, event);
};

/** Holds the showing 100 px from its beginning, over a cell of another day and hall. */
const drag = (isTable: boolean) => {
  draw(weekOf([NATT]));
  const target = cell("2026-12-03", "liten");
  target.style.display = isTable ? "table-cell" : "block";
  document.elementsFromPoint = () => [target, day("2026-12-03")];
  window.scrollBy = jest.fn();
  pointer("pointerdown", 200, button(/Nattekspressen/));
  pointer("pointermove", 750);
};

test("a showing that is dragged aims at the day, the hall and the time under its beginning", () => {
  jest.useFakeTimers();
  drag(true);
  expect(status()).toBe("Nattekspressen til torsdag kl. 17.30 i Lillesalen. Slipp for å flytte, Esc for å la være.");
  expect(document.querySelector("table")?.dataset.dragging).toBe("true");
  pointer("pointerup", 750);
  // The click that follows opens and adds nothing.
  fireEvent.click(button(/Nattekspressen/));
  fireEvent.click(cell("2026-12-03", "liten"));
  jest.runAllTimers();
  expect(onOpen).not.toHaveBeenCalled();
  expect(onAdd).not.toHaveBeenCalled();
  expect(onMove.mock.calls).toEqual([[NATT, { date: "2026-12-03", hall: "liten", time: "17:30" }]]);
  jest.useRealTimers();
});

test("where the week is a list, the time stays, and outside of it nothing is aimed", () => {
  drag(false);
  expect(status()).toContain("til torsdag kl. 18.00 i Lillesalen.");
  document.elementsFromPoint = () => [day("2026-12-05")];
  pointer("pointermove", 760);
  expect(status()).toContain("til lørdag kl. 18.00. ");
  document.elementsFromPoint = () => [document.body];
  pointer("pointermove", 770);
  expect(status()).toBe("");
  fireEvent.keyDown(window, { key: "Escape" });
});

test.each([
  [55, [0, -14]],
  [56, null],
  [712, null],
  [713, [0, 14]],
])("the page scrolls while a showing is held at its edge: %i", (clientY, by) => {
  drag(true);
  Object.assign(window, { innerHeight: 768 });
  const scroll = jest.fn();
  window.scrollBy = scroll;
  const event = new MouseEvent("pointermove", { clientX: 760, clientY });
  fireEvent(window, event);
  expect(scroll.mock.calls).toEqual(by === null ? [] : [by]);
  fireEvent.keyDown(window, { key: "Escape" });
});
