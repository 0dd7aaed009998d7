/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { RoomFinder } from "./room-finder";

type Fields = Queries.RoomFinderBlockFieldsFragment;

const setup = (name: string, seats: number, price: number | null = null) => ({
  kind: "cinema",
  name,
  seats,
  price,
  plan: null,
});

const room = (key: string, name: string, setups: Fields["halls"][number]["setups"]): Fields["halls"][number] => ({
  key,
  name,
  page: `/${key}`,
  capacity: 260,
  wheelchairSpaces: 2,
  floor: "1. etasje",
  equipment: ["Lerret", "Flygel", "Scene", "Teleslynge"],
  bookingUrl: `https://booking.example.no/${key}`,
  picture: null,
  setups,
  prices: [
    { label: "Hel dag", amount: 4800, unit: "per dag", note: null, limited: false },
    { label: "Lag og foreninger", amount: 0, unit: "per dag", note: null, limited: true },
  ],
});

const BLOCK: Fields = {
  id: "finn",
  heading: "Finn rom",
  link: null,
  today: { date: "2026-12-01" },
  person: { email: "utleie@example.no" },
  halls: [
    room("festsal", "Festsal", [setup("Rader", 220), setup("Langbord", 120)]),
    room("grupperom", "Grupperom", [setup("Bord", 8, 100)]),
  ],
  extras: [
    {
      name: "Servering",
      rows: [
        { label: "Kaffe", amount: 35, unit: "per person", note: null, per: "person", least: null, halls: [] },
        {
          label: "Stemming",
          amount: 1600,
          unit: "per gang",
          note: null,
          per: "booking",
          least: null,
          halls: [{ key: "grupperom" }],
        },
      ],
    },
  ],
  events: [],
  productions: [],
};

const find = () => render(<RoomFinder block={BLOCK} {...FURTHER_DOWN} />);
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 3 }).textContent);
const ask = (count: string) =>
  act(() =>
    fireEvent.change(screen.getByRole("textbox", { name: "Hvor mange blir dere?" }), { target: { value: count } }),
  );

beforeEach(() => window.history.replaceState(null, "", "/utleie"));

test("shows every room with the rent that everybody can have", () => {
  find();
  expect(names()).toEqual(["Festsal", "Grupperom"]);
  expect(screen.getAllByText("fra 4 800 kr", { normalizer: (text) => text.replaceAll("\u00a0", " ") })).toHaveLength(2);
});

test("filters during input, and shows which set-ups fit", () => {
  find();
  ask("150");
  expect(names()).toEqual(["Festsal"]);
  expect(screen.getByRole("article")).toHaveTextContent("Raderpasser 220 plasserLangbord 120 plasser");
  expect(window.location.search).toBe("?antall=150");
});

test("keeps the input as long as it is a number of people", () => {
  find();
  ask("15x");
  expect(names()).toHaveLength(2);
});

test("names the largest room when none is large enough", () => {
  find();
  ask("900");
  expect(
    screen.getByText("Ingen av rommene har plass til 900. Det største er Festsal, med plass til 220."),
  ).toBeVisible();
  act(() => fireEvent.click(screen.getByRole("button", { name: "Vis alle rommene" })));
  expect(names()).toHaveLength(2);
});

test("computes the sum of the chosen room, with its own extras", () => {
  find();
  ask("8");
  act(() => fireEvent.click(screen.getByRole("link", { name: "Regn ut prisen for Grupperom" })));
  act(() => fireEvent.click(screen.getByRole("checkbox", { name: "Kaffe" })));
  act(() => fireEvent.click(screen.getByRole("checkbox", { name: "Stemming" })));
  const rows = within(screen.getByRole("table", { name: "Summen: Grupperom" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Hel dag4 800 kr",
    "Bord100 kr",
    "Kaffe8 × 35 kr280 kr",
    "Stemming1 600 kr",
    "Til sammen6 780 kr",
  ]);
});
