/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { Room } from "./room";

const held = (day: string, status: Queries.ShowingStatus = "onSale") => ({
  start: `${day}T18:00`,
  end: `${day}T20:00`,
  status,
});

const show = blockRenderer(Room, {
  id: "rommet",
  heading: null,
  today: { date: "2026-12-01" },
  events: [],
  hall: {
    key: "festsal",
    name: "Festsal",
    inSentence: "festsalen",
    capacity: 260,
    setups: [
      { kind: "cinema", seats: 220 },
      { kind: "standing", seats: 260 },
    ],
    wheelchairSpaces: 6,
    area: 310,
    floor: "1. etasje",
    accessibility: ["hearingLoop", "wheelchair"],
    equipment: ["Flygel"],
    bookingUrl: "https://booking.example.no/festsal",
    prices: [
      { label: "Hel dag", amount: 4800, unit: "per dag", note: null, limited: false },
      { label: "Kveld", amount: 3400, unit: "per leie", note: null, limited: false },
      { label: "Lag og foreninger", amount: 0, unit: "per dag", note: null, limited: true },
    ],
  },
});

const fact = (name: string) => {
  const value = screen.queryByText(name, { selector: "dt" })?.nextElementSibling;
  return value ? asRead(value) : null;
};

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("says the lowest rent of everybody, and the next day without a programme of the venue's own", () => {
  show({ events: [held("2026-12-01"), held("2026-12-02"), held("2026-12-03", "cancelled")] });
  expect(fact("Vanlig leie")).toBe("Fra 3 400 kr");
  expect(fact("Neste dag uten program")).toBe("Tor. 3. des.");
});

test("says how many can sit and stand, and what it has as one sentence", () => {
  show();
  expect(screen.getByText("1.\u00a0etasje", { normalizer: (text) => text })).toBeVisible();
  expect(fact("Plasser")).toBe("220 sittende eller 260 stående");
  expect(fact("Tilrettelegging")).toBe("Teleslynge");
  expect(fact("Rullestolplasser")).toBe("6");
});

test("names no day where it knows no programme", () => {
  show();
  expect(fact("Neste dag uten program")).toBeNull();
});

test("has one link to the booking", () => {
  show();
  const link = screen.getByRole("link", { name: "Bestill festsalen (åpnes i nytt vindu)" });
  expect(link).toHaveAttribute("href", "https://booking.example.no/festsal");
});
