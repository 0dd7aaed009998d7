/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { SeatingPlans } from "./seating-plans";

const setups: Queries.SeatingPlansBlockFieldsFragment["hall"]["setups"] = [
  {
    kind: "cinema",
    name: "Kinooppsett",
    seats: 24,
    text: "Stoler på rad.",
    price: 800,
    plan: {
      front: "Lerret",
      standing: 0,
      rows: [{ rows: 3, seats: 8, aisles: [4], desks: false, wheelchairSpaces: 2 }],
      tables: [],
    },
  },
  { kind: "boardroom", name: "Styrebord", seats: 16, text: null, price: null, plan: null },
];

const plans = () =>
  render(<SeatingPlans block={{ id: "oppsett", heading: "Bordoppsett", hall: { setups } }} {...FURTHER_DOWN} />);

test("shows each set-up of the room, its seats, and its price besides the rent", () => {
  plans();
  const [rows, board] = within(screen.getByRole("region", { name: "Bordoppsett" })).getAllByRole("listitem");
  expect(rows).toHaveTextContent("Kinooppsett24 plasserStoler på rad.Kommer i tillegg til leien: 800 kr");
  expect(board).toHaveTextContent("Styrebord16 plasser");
  expect(screen.getByRole("heading", { level: 3, name: "Styrebord" })).toBeVisible();
});

test("draws each, and describes the drawing in text", () => {
  plans();
  expect(screen.getAllByRole("img").map((drawing) => drawing.getAttribute("aria-label"))).toEqual([
    "Tegning av kinooppsett, sett ovenfra. Lerret foran. 3 rader med 8 stoler, gang etter stol 4, 2 rullestolplasser ytterst.",
    "Tegning av styrebord, sett ovenfra. 1 møtebord med 16 stoler.",
  ]);
});

test("draws as many chairs as the text states", () => {
  const { container } = plans();
  const drawn = [...container.querySelectorAll("path[class*=chairs]")].map(
    (path) => path.getAttribute("d")?.match(/m/g)?.length,
  );
  expect(drawn).toEqual([24, 16]);
});
