/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { PlanDrawing } from "./plan-drawing";

type Setup = Parameters<typeof PlanDrawing>[0]["setup"];

const ROW = { rows: 1, seats: 3, aisles: [], desks: false, wheelchairSpaces: 0 };
const PLAN = { front: null, rows: [], tables: [], standing: 0 };

const setup = (more: Partial<Setup> = {}): Setup => ({ kind: "cinema", name: "Rader", seats: 8, plan: null, ...more });
const draw = (more: Partial<Setup> = {}) => render(<PlanDrawing setup={setup(more)} />).container;

/** Where the marks of a path begin and end, each a short line. */
const marksOf = (path: Element | null) => {
  let at = { x: 0, y: 0 };
  return [...(path?.getAttribute("d") ?? "").matchAll(/m(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)/g)].map(
    ([, dx, dy, length]) => {
      const from = { x: at.x + Number(dx), y: at.y + Number(dy) };
      at = { x: from.x + Number(length), y: from.y };
      return { middle: (from.x + at.x) / 2, y: from.y, length: Number(length) };
    },
  );
};

test("says in words what it shows", () => {
  draw({ plan: { ...PLAN, front: "Scene", rows: [ROW] } });
  expect(
    screen.getByRole("img", { name: "Tegning av rader, sett ovenfra. Scene foran. 1 rad med 3 stoler." }),
  ).toBeVisible();
  expect(screen.getByText("Scene")).toBeVisible();
});

test("a set-up without a plan is drawn as is usual for its kind", () => {
  draw({ kind: "banquet", name: "Bankett" });
  expect(screen.getByRole("img", { name: /^Tegning av bankett.*1 rundt bord med 8 stoler\.$/ })).toBeVisible();
});

test("too many places are not drawn", () => {
  expect(draw({ kind: "standing", seats: 5_000 })).toBeEmptyDOMElement();
});

test("each chair of a row is a short line in its place", () => {
  const container = draw({ plan: { ...PLAN, rows: [{ ...ROW, rows: 2 }] } });
  const chairs = marksOf(container.querySelector("path.chairs"));
  expect(chairs).toHaveLength(6);
  for (const { length } of chairs) expect(length).toBe(0.24);
  const [first, second, third, behind] = chairs;
  expect((second?.middle ?? 0) - (first?.middle ?? 0)).toBeCloseTo(1);
  expect((third?.middle ?? 0) - (second?.middle ?? 0)).toBeCloseTo(1);
  expect(behind?.middle).toBeCloseTo(first?.middle ?? 0);
  expect((behind?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(1.3);
  expect(second?.middle).toBeCloseTo(17 / 2);
});

test("chairs at tables and people who stand are dots", () => {
  const tables = [{ tables: 1, shape: "round", seats: 4, across: null }];
  const container = draw({ plan: { ...PLAN, tables, standing: 3 } });
  const lengths = (path: string) => marksOf(container.querySelector(path)).map(({ length }) => length);
  expect(lengths("path.chairs")).toEqual([0.01, 0.01, 0.01, 0.01]);
  expect(lengths("path.people")).toEqual([0.01, 0.01, 0.01]);
  expect(container.querySelectorAll("rect.table")).toHaveLength(1);
  expect(container.querySelector("rect.table")).toHaveAttribute("rx", "0.53");
});

test("has a symbol for each wheelchair space, and only what the plan has", () => {
  const container = draw({ plan: { ...PLAN, rows: [{ ...ROW, wheelchairSpaces: 2 }] } });
  expect(container.querySelectorAll("path.wheel")).toHaveLength(2);
  expect(container.querySelector("path.people, rect.table")).toBeNull();
  expect(draw({ kind: "standing", seats: 3 }).querySelector("path.chairs")).toBeNull();
});

test("the drawing is as large as its room", () => {
  expect(draw().querySelector("svg")).toHaveAttribute("viewBox", "0 0 17 11.33");
});
