/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { Room } from "./room";

const held = (day: string, from: string, until: string) => ({
  start: `${day}T${from}`,
  end: `${day}T${until}`,
  status: "onSale" as const,
});

const show = blockRenderer(Room, {
  id: "rommet",
  heading: null,
  today: { date: "2026-12-01" },
  finder: "/utleie",
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
    opensItself: false,
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
  return value ? asRead(value).replaceAll("\u2060", "") : null;
};

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

const FREE = "Uten program på dagtid, de neste fire ukene";

test("says the lowest rent of everybody, and when the venue does not use it on workdays", () => {
  show({
    events: [
      held("2026-12-02", "12:00", "14:00"),
      held("2026-12-03", "11:00", "12:40"),
      held("2026-12-08", "11:00", "13:00"),
      held("2026-12-08", "18:00", "20:00"),
    ],
  });
  expect(fact("Vanlig leie")).toBe("Fra 3 400 kr");
  expect(fact(FREE)).toBe("Man. og fre. 08.00–16.00, tir. og tor. 08.00–11.00, ons. 08.00–12.00");
  cleanup();
  show({ events: [held("2026-12-05", "11:00", "13:00")] });
  expect(fact(FREE)).toBe("Man.–fre. 08.00–16.00");
  cleanup();
  show({ events: ["02", "03", "04", "07", "08"].map((day) => held(`2026-12-${day}`, "10:00", "14:00")) });
  expect(fact(FREE)).toBe("Ingen faste tider");
});

test("says how many can sit and stand, and what it has as one sentence", () => {
  show();
  expect(screen.getByText("1.\u00a0etasje", { normalizer: (text) => text })).toBeVisible();
  expect(fact("Plasser")).toBe("220 sittende eller 260 stående");
  expect(fact("Tilrettelegging")).toBe("Teleslynge");
  expect(fact("Rullestolplasser")).toBe("6");
});

test("says nothing of when it is free where it knows no programme", () => {
  show();
  expect(fact(FREE)).toBeNull();
});

test("has one link to the booking", () => {
  show();
  const link = screen.getByRole("link", { name: "Bestill festsalen (åpnes i nytt vindu)" });
  expect(link).toHaveAttribute("href", "https://booking.example.no/festsal");
});

test("says what is free without a unit", () => {
  show();
  const cells = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell").map(asRead);
  expect(cells(/^Lag og foreninger/)).toEqual(["gratis", ""]);
  expect(cells(/^Kveld/)).toEqual(["3 400 kr", "per leie"]);
});

test("links to its rent on the page that computes it, if there is one", () => {
  show();
  expect(screen.getByRole("link", { name: "Regn ut prisen" })).toHaveAttribute(
    "href",
    "/utleie?rom=festsal#regn-ut-prisen",
  );
  cleanup();
  show({ finder: null });
  expect(screen.queryByRole("link", { name: "Regn ut prisen" })).not.toBeInTheDocument();
});
