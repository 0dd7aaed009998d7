/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { Room } from "./room";

type Fields = Queries.RoomBlockFieldsFragment;

const festsal: Fields["hall"] = {
  name: "Festsal",
  capacity: 120,
  wheelchairSpaces: 2,
  area: 180.5,
  floor: "1. etasje",
  accessibility: ["hearingLoop", "wheelchair"],
  equipment: ["Prosjektor", "Flygel"],
  bookingUrl: "https://booking.example.no/festsal",
  prices: [{ label: "Hele salen", amount: 2400, unit: "per dag", note: null }],
};

const present = (hall: Partial<Fields["hall"]> = {}, heading: string | null = null) =>
  render(<Room block={{ id: "rom", heading, hall: { ...festsal, ...hall } }} {...FURTHER_DOWN} />);

const facts = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("shows the room's facts", () => {
  present();
  expect(screen.getByRole("region", { name: "Plass, utstyr og priser" })).toBeVisible();
  expect(facts()).toEqual([
    ["Plasser", "120 personer"],
    ["Rullestolplasser", "2"],
    ["Størrelse", "180,5 m²"],
    ["Hvor", "1. etasje"],
    ["Tilrettelegging", "Teleslynge, Rullestolplass"],
  ]);
});

test("leaves out what is not known", () => {
  present({ wheelchairSpaces: 0, area: null, floor: null, accessibility: [] });
  expect(facts()).toEqual([["Plasser", "120 personer"]]);
});

test("lists the equipment that comes with the room", () => {
  present();
  expect(screen.getByRole("heading", { level: 3, name: "Utstyr som følger med" })).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Prosjektor", "Flygel"]);
});

test("shows the rents", () => {
  present();
  const table = screen.getByRole("table", { name: "Leiepriser: Festsal" });
  expect(within(table).getByRole("row", { name: "Hele salen 2\u00a0400\u00a0kr per dag" })).toBeVisible();
});

test("links to the booking site, in a new window, and says so", () => {
  present();
  const link = screen.getByRole("link", { name: "Bestill Festsal (åpnes i nytt vindu)" });
  expect(link).toHaveAttribute("href", "https://booking.example.no/festsal");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("is shown without equipment, rents and booking", () => {
  present({ equipment: [], prices: [], bookingUrl: null });
  expect(screen.queryByRole("heading", { level: 3 })).not.toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("uses a heading of its own", () => {
  present({}, "Om salen");
  expect(screen.getByRole("region", { name: "Om salen" })).toBeVisible();
});
