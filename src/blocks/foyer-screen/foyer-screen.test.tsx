/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { builtOn } from "../../components/testing/block-props";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, showing } from "../../components/testing/showings";
import { reloadWhenReachable } from "../../lib/fresh-page";
import { FoyerScreen } from "./foyer-screen";

jest.mock("../../lib/fresh-page", () => ({ reloadWhenReachable: jest.fn() }));

const EVENTS = [
  showing({ start: "2026-12-01T18:00" }),
  showing({ start: "2026-12-01T20:30", status: "soldOut" }),
  showing({ start: "2026-12-02T14:00", status: "cancelled", reason: "Sykdom" }),
].map((event) => ({ ...event, hall: { key: "kinosal", name: "Kinosalen" } }));

const put = blockRenderer(
  FoyerScreen,
  {
    id: "skjerm",
    screenName: "Kulturhuset",
    logo: { file: { publicURL: "/static/merke.svg" } },
    seconds: 12,
    emptyText: "Velkommen tilbake!",
    ...builtOn("2026-12-01"),
    rows: [],
    openDays: [],
    events: EVENTS,
    productions: [{ ...film(), poster: null }],
  },
  { headline: "h1", first: true },
);

const timesIn = (list: Element | undefined) =>
  [...(list?.children ?? [])].map((row) => row.querySelector("time")?.textContent);
const rows = () => timesIn(screen.getAllByRole("list")[0]);

/** A screen with room for this many rows, some of which are higher than others. */
const roomFor = (count: number, heightOf = (_row: Element) => 100) => {
  window.innerHeight = count * 100 + 50;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 0, this.localName === "li" ? heightOf(this) : 0);
  });
};

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(reloadWhenReachable).mockClear();
});

test("counts the last hour before a showing down, unless it is cancelled", () => {
  stopClockAt("2026-12-01T16:59");
  put();
  const counted = () => screen.queryByText(/^om \d+ min$/)?.textContent;
  expect(counted()).toBeUndefined();
  act(() => jest.advanceTimersByTime(60_000));
  expect(counted()).toBe("om 60 min");
  act(() => jest.advanceTimersByTime(45 * 60_000));
  expect(counted()).toBe("om 15 min");
  act(() => jest.advanceTimersByTime(15 * 60_000));
  expect(counted()).toBeUndefined();
  stopClockAt("2026-12-02T13:30");
  put();
  expect(counted()).toBeUndefined();
});

test("shows what goes on in each part of the venue", () => {
  stopClockAt("2026-12-01T18:30");
  const part = { key: "kinoen", minutesBefore: 30, publicHolidays: "asUsual" as const, weekly: [], exceptions: [] };
  put({ rows: [{ label: "Kino", shows: "all", halls: ["kinosal"], part }] });
  const told = screen.getByText("Kino").nextElementSibling;
  // A sold-out showing takes place; a cancelled one is never next.
  expect(told).toHaveTextContent(
    /^Nå: Nattekspressen, Kinosalen Neste: kl. 20.30, Nattekspressen, Kinosalen \(utsolgt\)$/,
  );
});

test("shows that one has begun", () => {
  stopClockAt("2026-12-01T18:05");
  put();
  expect(within(screen.getAllByRole("listitem")[0] ?? document.body).getByText("Har begynt")).toBeVisible();
});

test("has a text for when there is nothing", () => {
  put({ events: [] });
  expect(screen.getByText("Velkommen tilbake!")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("stops and continues on request", () => {
  roomFor(1);
  put();
  fireEvent.click(screen.getByRole("button", { name: "Stopp sideskiftet" }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(rows()).toEqual(["18.00"]);
  fireEvent.click(screen.getByRole("button", { name: "Fortsett bladingen" }));
  act(() => jest.advanceTimersByTime(12_000));
  expect(rows()).toEqual(["20.30"]);
});

test("does not turn when everything fits", () => {
  roomFor(4);
  put();
  act(() => jest.advanceTimersByTime(60_000));
  expect(rows()).toEqual(["18.00", "20.30"]);
});

describe("fetching a new build", () => {
  const passTime = (hours: number) => {
    for (let minutes = 0; minutes < hours * 60; minutes += 6) act(() => jest.advanceTimersByTime(6 * 60_000));
  };

  test("is attempted at the quiet hour, and not before", () => {
    put();
    passTime(15.9);
    expect(reloadWhenReachable).not.toHaveBeenCalled();
    passTime(0.2);
    expect(reloadWhenReachable).toHaveBeenCalled();
  });

  test("is retried within the hour, and no longer", () => {
    put();
    passTime(17.1);
    const tries = jest.mocked(reloadWhenReachable).mock.calls.length;
    expect(tries).toBeGreaterThan(1);
    passTime(6);
    expect(reloadWhenReachable).toHaveBeenCalledTimes(tries);
  });

  test("happens once: a page that was opened in the quiet hour stays", () => {
    stopClockAt("2026-12-02T04:10");
    put();
    passTime(0.5);
    expect(reloadWhenReachable).not.toHaveBeenCalled();
  });
});

describe("a row", () => {
  const putRow = (events: readonly Partial<Queries.ShowingFieldsFragment>[], more: Partial<ReturnType<typeof film>>) =>
    put({
      events: events.map((event) => ({ ...showing(event), hall: { key: "kinosal", name: "Kinosalen" } })),
      productions: [{ ...film(more), poster: null }],
    });
  const factsIn = (list: number) =>
    screen.getAllByRole("list")[list]?.querySelector("h3 + p")?.textContent?.replaceAll("\u00a0", " ");

  test("has age limit, version and hall of a film", () => {
    putRow([{ start: "2026-12-01T18:00" }], { versionLabel: "3D" });
    expect(factsIn(0)).toMatch(/12.*3D.*Kinosalen$/);
  });

  test("has a film's language", () => {
    putRow([{ start: "2026-12-01T18:00" }], { spokenLanguage: "Islandsk", subtitles: "Norsk" });
    expect(factsIn(0)).toContain("Islandsk talenorsk tekst");
  });

  test("has the kind of culture instead, where there is room", () => {
    putRow([{ start: "2026-12-01T18:00" }, { start: "2026-12-02T18:00" }], { object: "culture", kind: "Konsert" });
    expect(factsIn(0)).toBe("KinosalenKonsert");
    expect(factsIn(1)).toBe("Kinosalen");
  });

  test("has a state for as long as it holds, unless that is as long as the row", () => {
    putRow([{ start: "2026-12-01T18:00", status: "saleOpensAt", saleOpens: "2026-12-01T16:00" }], {});
    const [opens] = screen.getAllByText(/Salget åpner/);
    expect(opens).toHaveAttribute("data-until", "2026-12-01T16:00");
    expect(screen.getByText("Har begynt")).not.toHaveAttribute("data-until");
    expect(screen.getByText("Har begynt")).toHaveAttribute("data-from", "2026-12-01T18:00");
    expect(screen.getByText("Har begynt")).not.toBeVisible();
  });
});
