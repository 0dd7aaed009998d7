/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { PlanDrawing } from "./plan-drawing";
import { SeatingPlans } from "./seating-plans";

const setups: Queries.SeatingPlansBlockFieldsFragment["hall"]["setups"] = [
  { kind: "cinema", name: "Kinooppsett", seats: 120, text: "Stoler på rad." },
  { kind: "boardroom", name: "Styrebord", seats: 16, text: null },
];

const drawn = (kind: string) => {
  const { container } = render(<PlanDrawing kind={kind} />);
  return {
    chairs: [...container.querySelectorAll("circle")].map((chair) => [
      Number(chair.getAttribute("cx")),
      Number(chair.getAttribute("cy")),
    ]),
    tables: container.querySelectorAll("rect").length - 1,
  };
};

test("tells each way to furnish the room, and how many it seats", () => {
  render(
    <SeatingPlans block={{ id: "oppsett", heading: "Bordoppsett", hall: { setups } }} headline="h2" first={false} />,
  );
  const [rows, board] = within(screen.getByRole("region", { name: "Bordoppsett" })).getAllByRole("listitem");
  expect(rows).toHaveTextContent("Kinooppsett120 plasserStoler på rad.");
  expect(board).toHaveTextContent("Styrebord16 plasser");
  expect(screen.getByRole("heading", { level: 3, name: "Styrebord" })).toBeVisible();
});

test("does not read the drawings aloud, as the words say the same", () => {
  const { container } = render(
    <SeatingPlans block={{ id: "oppsett", heading: "Bordoppsett", hall: { setups } }} headline="h2" first={false} />,
  );
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) expect(drawing).toHaveAttribute("aria-hidden", "true");
});

test.each([
  ["cinema", 0, 72],
  ["standing", 0, 0],
  ["classroom", 12, 24],
  ["long-tables", 3, 42],
  ["horseshoe", 3, 18],
  ["boardroom", 1, 16],
  ["banquet", 6, 48],
  ["cafe", 12, 48],
])("draws %s with %i tables and %i chairs, all in the room and none upon another", (kind, tables, chairs) => {
  const drawing = drawn(kind);
  expect(drawing.tables).toBe(tables);
  expect(drawing.chairs).toHaveLength(chairs);
  expect(new Set(drawing.chairs.map(String)).size).toBe(chairs);
  for (const [x = 0, y = 0] of drawing.chairs) {
    expect(x).toBeGreaterThan(3);
    expect(x).toBeLessThan(197);
    expect(y).toBeGreaterThan(23);
    expect(y).toBeLessThan(147);
  }
});

test("draws rows of chairs for a kind that it does not know", () => {
  expect(drawn("telt")).toEqual(drawn("cinema"));
});
