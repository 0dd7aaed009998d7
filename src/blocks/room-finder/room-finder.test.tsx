/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { RoomFinder } from "./room-finder";
import { LETTING_BLOCK, room, setup } from "./testing/letting-block";

const find = blockRenderer(RoomFinder, LETTING_BLOCK);
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 3 }).textContent);
const ask = (count: string) =>
  act(() => fireEvent.change(screen.getByRole("textbox", { name: "Hvor mange?" }), { target: { value: count } }));

beforeEach(() => window.history.replaceState(null, "", "/utleie"));

test("shows every room with the rent that everybody can have", () => {
  find();
  expect(names()).toEqual(["Festsal", "Grupperom"]);
  expect(screen.getAllByText("fra 4 800 kr", { normalizer: (text) => text.replaceAll("\u00a0", " ") })).toHaveLength(2);
});

test("shows the rooms that the house does not use on a day first, and what it uses the others for", () => {
  const day = "2026-12-05";
  const event = {
    start: `${day}T18:00`,
    end: null,
    status: "free" as const,
    hall: { key: "festsal" },
    production: { key: "quiz" },
  };
  find({ events: [event], productions: [{ key: "quiz", title: "Quizkveld" }] });
  expect(screen.queryByText(/Vi bruker|bruker vi/)).not.toBeInTheDocument();
  act(() => fireEvent.change(screen.getByLabelText("Hvilken dag?"), { target: { value: day } }));
  expect(window.location.search).toBe(`?dato=${day}`);
  expect(names()).toEqual(["Grupperom", "Festsal"]);
  expect(card("Grupperom").getByText("Vi bruker det ikke selv lørdag 5. desember")).toBeVisible();
  expect(card("Festsal").getByText("Vi bruker det selv lørdag 5. desember: Quizkveld kl. 18.00")).toBeVisible();
  expect(screen.getByText("2 rom til leie. Ett av dem bruker vi ikke selv lørdag 5. desember.")).toBeVisible();
  expect(screen.getByLabelText("Dato")).toHaveValue(day);
  expect(screen.getByRole("table", { name: "Summen: Festsal" })).toBeInTheDocument();
  act(() => fireEvent.change(screen.getByLabelText("Dato"), { target: { value: "" } }));
  expect(names()).toEqual(["Festsal", "Grupperom"]);
});

test.each(["2026-02-30", "2025-12-05", "0002-12-05"])("a day that is none, or has been, is not used: %s", (day) => {
  window.history.replaceState(null, "", `/utleie?dato=${day}`);
  find();
  expect(screen.getByLabelText("Hvilken dag?")).toHaveValue("");
});

test("a card shows the set-ups that suit, once there is a wish", () => {
  find();
  const visible = () =>
    card("Festsal")
      .queryAllByText(/^(Rader|Langbord)$/)
      .filter((name) => !name.closest("details"));
  expect(visible()).toEqual([]);
  ask("150");
  expect(visible().map(({ textContent }) => textContent)).toEqual(["Rader"]);
});

test("a room that is large enough in another set-up is reported", () => {
  window.history.replaceState(null, "", "/utleie?til=mote&antall=150");
  find();
  const told = /^Ingen av rommene kan settes opp slik for 150\. Størst er grupperom, med plass til 8\./;
  expect(screen.getByText(told)).toHaveTextContent("Med et annet oppsett har festsal plass til 220.");
  ask("400");
  expect(screen.getByText(/^Ingen av rommene har plass til 400\. Det største er/)).toBeVisible();
});

test("keeps the input as long as it is a number of people", () => {
  find();
  ask("15x");
  expect(names()).toHaveLength(2);
});

const card = (name: string) =>
  within(screen.getByRole("heading", { level: 3, name }).closest("article") ?? document.body);

test("a card has the room's places and floor; equipment and prices unfold", () => {
  find();
  const festsal = card("Festsal");
  expect(asRead(festsal.getByText("Inntil 260"))).toBe("Inntil 260, 2 rullestolplasser, 1. etasje");
  expect(festsal.getByText("Flygel").closest("details")).not.toHaveAttribute("open");
  expect(festsal.getByRole("link", { name: "Festsal" })).toHaveAttribute("href", "/festsal");
  expect(festsal.getByRole("link", { name: "Regn ut prisen for festsal" })).toHaveAttribute("href", "#regn-ut-prisen");
  const book = festsal.getByRole("link", { name: "Bestill festsal (åpnes i nytt vindu)" });
  expect(book).toHaveAttribute("href", "https://booking.example.no/festsal");
  expect(festsal.getAllByRole("link").filter(({ className }) => className.includes("ds-button"))).toEqual([book]);
  expect(festsal.getByRole("table", { name: "Leiepriser: Festsal", hidden: true })).toBeInTheDocument();
  expect(festsal.getByText("Teleslynge")).toBeInTheDocument();
});

test("a card has no more than the room: no page, booking, equipment, floor or price", () => {
  const bare = room("bod", "Bod", [setup("Bord", 4)]);
  const none = {
    page: null,
    bookingUrl: null,
    equipment: ["Lerret", "Bord", "Stol"],
    floor: null,
    wheelchairSpaces: 0,
  };
  find({ halls: [{ ...bare, ...none, prices: [] }] });
  const shown = card("Bod");
  expect(shown.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Regn ut prisen"]);
  expect(shown.queryByText(/etasje|rullestol|^fra|gratis/)).not.toBeInTheDocument();
});

test("a room that costs nobody anything is free", () => {
  const prices = [{ label: "Dag", amount: 0, unit: "per dag", note: null, limited: false }];
  find({ halls: [{ ...room("bod", "Bod", [setup("Bord", 4)]), prices }] });
  expect(card("Bod").getByText("gratis", { selector: "p" })).toBeVisible();
});

test("what only some pay stands below the price of everybody, by their name", () => {
  const prices = [
    { label: "Dag", amount: 900, unit: "per dag", note: null, limited: false },
    { label: "Lag", amount: 0, unit: "per dag", note: null, limited: true },
  ];
  find({ halls: [{ ...room("bod", "Bod", [setup("Bord", 4)]), prices }] });
  expect(card("Bod").getByText(/^fra/)).toHaveTextContent("fra 900 kr");
  expect(card("Bod").getByText("Lag: gratis")).toBeVisible();
});

test("without rooms there is nothing", () => {
  expect(find({ halls: [] }).container).toBeEmptyDOMElement();
});

test("shows how many rooms there are, and how many are large enough", () => {
  find();
  expect(screen.getByText("2 rom til leie.")).toBeVisible();
  ask("8");
  expect(screen.getByText("2 rom har plass til 8.")).toBeVisible();
  ask("9");
  expect(screen.getByText("Ett rom har plass til 9.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Vis alle rommene" })).not.toBeInTheDocument();
});

describe("the days on which the house uses a room itself", () => {
  const event = (day: number, hall = "festsal", status: Queries.ShowingStatus = "onSale") => ({
    start: `2026-12-${String(day).padStart(2, "0")}T18:00`,
    end: `2026-12-${String(day).padStart(2, "0")}T20:05`,
    status,
    hall: { key: hall },
    production: { key: "kor" },
  });
  const productions = [{ key: "kor", title: "Julekor" }];

  beforeEach(() => stopClockAt("2026-12-01T12:00"));
  afterEach(() => jest.useRealTimers());

  test("are listed from the next one on, each with its events", () => {
    find({ events: [event(5), event(3), event(4, "grupperom"), event(6, "festsal", "cancelled")], productions });
    expect(
      card("Festsal")
        .getAllByText(/^Julekor/)
        .map(asRead),
    ).toEqual(["Julekor kl. 18.00–20.05", "Julekor kl. 18.00–20.05"]);
    expect(
      card("Festsal")
        .getAllByText(/desember$/)
        .map(asRead),
    ).toEqual(["Torsdag 3. desember", "Lørdag 5. desember"]);
    expect(
      card("Grupperom")
        .getAllByText(/desember$/)
        .map(asRead),
    ).toEqual(["Fredag 4. desember"]);
  });

  test("leave workdays free, which is said until a day is chosen", () => {
    find({ events: [event(1), event(2), event(4)], productions });
    expect(card("Festsal").getByText("Ofte ledig på dagtid")).toBeVisible();
  });

  test("leave some workdays free, which are named, and no part of a day", () => {
    const inDaytime = { ...event(1), start: "2026-12-07T12:00", end: "2026-12-07T13:00" };
    find({ events: [inDaytime], productions });
    expect(card("Festsal").getByText("Ofte ledig på dagtid tir.–fre.")).toBeVisible();
  });

  test("say nothing of workdays in a room that visitors have in the daytime", () => {
    const halls = LETTING_BLOCK.halls.map((one) => ({ ...one, opensItself: true }));
    find({ halls, events: [event(1)], productions });
    expect(screen.queryByText(/^Ofte ledig/)).not.toBeInTheDocument();
  });

  test("are six at first, and the rest folded", () => {
    find({ events: [7, 8, 9, 10, 11, 12].map((day) => event(day)), productions });
    expect(screen.queryByText(/^Vis \d+ dag/)).not.toBeInTheDocument();
  });

  test("are folded from the seventh on", () => {
    find({ events: [7, 8, 9, 10, 11, 12, 13, 14].map((day) => event(day)), productions });
    const more = screen.getByText("Vis 2 dager til").closest("details");
    expect([...(more?.querySelectorAll("strong") ?? [])].map(asRead)).toEqual([
      "Søndag 13. desember",
      "Mandag 14. desember",
    ]);
    expect(card("Festsal").getAllByText(/desember$/)).toHaveLength(8);
  });

  test("are said to be none where there are none", () => {
    find({ events: [event(7)], productions });
    expect(card("Grupperom").getByText(/^Programmet vårt har ingenting her framover/)).toBeInTheDocument();
    expect(card("Festsal").queryByText(/ingenting her framover/)).not.toBeInTheDocument();
  });
});

test("compares all rooms in a table, and two or three that are ticked", () => {
  find({});
  const table = within(screen.getByRole("table", { name: "Sammenlign rommene", hidden: true }));
  const heads = () => table.getAllByRole("columnheader", { hidden: true }).map(asRead);
  expect(heads()).toEqual(["Festsal", "Grupperom"]);
  const row = table.getByRole("row", { name: /^Plasser/, hidden: true });
  expect(asRead(row)).toMatch(/^PlasserRader: 220\s?Langbord: 120\s?Bord: 8$/);
  fireEvent.click(screen.getByRole("checkbox", { name: "Grupperom", hidden: true }));
  expect(heads()).toEqual(["Grupperom"]);
});
