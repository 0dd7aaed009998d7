/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, showing } from "../../components/testing/showings";
import { Occasion } from "./occasion";

type Fields = Queries.OccasionBlockFieldsFragment;

const production = (overrides: Parameters<typeof film>[0] = {}) => ({
  ...film(overrides),
  poster: null,
  contents: [{ summary: "Et tog uten siste vogn." }],
});

const occasion = (starts: readonly (string | Partial<Fields["events"][number]>)[], overrides: Partial<Fields> = {}) =>
  render(
    <Occasion
      block={{
        id: "passer",
        heading: "På søndag",
        daysAhead: 8,
        childQuestion: false,
        emptyText: "Ingenting er lagt ut.",
        people: [{ key: "kinoen", name: "Kinoen", phone: "00 00 00 02", email: null }],
        ...builtOn("2026-12-01"),
        events: starts.map((one) => showing(typeof one === "string" ? { start: one } : one)),
        productions: [production()],
        ...overrides,
      }}
      {...FURTHER_DOWN}
    />,
  );

const times = () => screen.queryAllByRole("time").map(asRead);

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("shows what suits in its days, with nothing of what comes later", () => {
  occasion(["2026-12-06T14:00", "2026-12-08T15:00", "2026-12-09T16:00"]);
  expect(times()).toEqual(["14.00", "15.00"]);
  expect(screen.queryByText(/Ingenting/)).not.toBeInTheDocument();
  expect(screen.queryByText("Kinoen")).not.toBeInTheDocument();
});

test("shows the first day later that has tickets when nothing suits before", () => {
  occasion([{ start: "2026-12-13T12:00", status: "soldOut" }, "2026-12-20T14:00", "2026-12-27T15:00"]);
  expect(screen.getByText(/^Ingenting i programmet passer de neste 8 dagene. Her er det første/)).toBeVisible();
  expect(times()).toEqual(["14.00"]);
});

test("when all that suits is sold out, it is not hidden that it is", () => {
  occasion([{ start: "2026-12-06T14:00", status: "soldOut" }]);
  expect(screen.getByText("Det er ingen ledige plasser på det som passer de neste 8 dagene.")).toBeVisible();
  expect(times()).toEqual(["14.00"]);
  expect(screen.getByRole("link", { name: /^00.00.00.02$/ })).toHaveAttribute("href", "tel:00000002");
});

test("when nothing suits at all, there is somebody to ask", () => {
  occasion([]);
  expect(screen.getByText("Ingenting er lagt ut.")).toBeVisible();
  expect(screen.getByText("Kinoen")).toBeVisible();
});

test("goes on to the next when the last in its days begins", () => {
  stopClockAt("2026-12-06T13:59");
  occasion(["2026-12-06T14:00", "2026-12-20T18:00"], builtOn("2026-12-06"));
  expect(times()).toEqual(["14.00"]);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^Ingenting i programmet passer .* Her er det første som passer/)).toBeVisible();
  expect(times()).toEqual(["18.00"]);
});

test("suggests no showing that is cancelled, and none at a time that it was moved from", () => {
  const moved = { status: "moved", start: "2026-12-07T18:00", previousStart: "2026-12-05T18:00" } as const;
  occasion([{ start: "2026-12-06T14:00", status: "cancelled" }, moved]);
  expect(times()).toEqual(["18.00"]);
  expect(screen.getByText(/^Flyttet fra lørdag 5\. desember/)).toBeVisible();
});

const suggestion = (name: string) => within(screen.getByRole("heading", { name }).closest("article") ?? document.body);

test("has each film once, with its versions, its first three times and the others folded", () => {
  const productions = ["makrell", "makrell-3d", "ugla"].map((key) =>
    production({ key, title: key.replace("-3d", ""), path: `/${key.replace("-3d", "")}` }),
  );
  const at = (key: string, ...days: readonly number[]) =>
    days.map((day) => ({ key: `${key}-${day}`, start: `2026-12-0${day}T16:00`, production: { key } }));
  occasion([...at("makrell", 2, 3), ...at("ugla", 4), ...at("makrell-3d", 5), ...at("makrell", 6, 7)], { productions });
  expect(screen.getAllByRole("heading", { level: 3 }).map(asRead)).toEqual(["makrell", "ugla"]);
  const makrell = suggestion("makrell");
  const all = makrell.getAllByRole("time");
  expect(all.slice(0, 3).map((time) => asRead(time.closest("li")?.firstElementChild ?? time))).toEqual([
    "I morgen, onsdag 2. desember",
    "Torsdag 3. desember",
    "Lørdag 5. desember",
  ]);
  const rest = makrell.getByText("To ganger til").closest("details");
  expect(rest).not.toHaveAttribute("open");
  expect(all.map((time) => rest?.contains(time))).toEqual([false, false, false, true, true]);
  expect(makrell.getByText("Et tog uten siste vogn.")).toBeVisible();
  expect(suggestion("ugla").queryByText(/til$/)).not.toBeInTheDocument();
});

test("leads from each time to its ticket, and says why there is none", () => {
  occasion([
    "2026-12-06T14:00",
    { start: "2026-12-06T16:00", status: "soldOut" },
    { start: "2026-12-07T16:00", status: "saleOpensAt", saleOpens: "2026-12-03T10:00" },
  ]);
  expect(screen.queryByRole("link", { name: /16\.00/ })).not.toBeInTheDocument();
  const [link, ...others] = screen.getAllByRole("link", { name: /Kjøp/ });
  expect(others).toEqual([]);
  expect(link).toHaveAccessibleName(/^Kjøp for 135\skr: billett til Nattekspressen, søndag 6\. desember kl\. 14\.00/);
  expect(link).toHaveAttribute("href", "https://billett.example.no/1");
  expect(screen.getByText("Utsolgt")).toBeVisible();
  expect(screen.getByText(/^Salget åpner torsdag 3\. desember/)).toBeVisible();
  act(() => jest.setSystemTime(new Date("2026-12-03T10:00+01:00")));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getAllByRole("link", { name: /Kjøp/ })).toHaveLength(2);
});

test("says each showing's own price and state beside its time, and no other's", () => {
  const prices = Object.entries({ Voksen: 135, Barn: 100 }).map(([label, amount]) => ({ label, amount }));
  occasion([
    { start: "2026-12-06T14:00", status: "fewLeft", prices, accessibility: ["wheelchair"] },
    { start: "2026-12-06T16:00", status: "free", ticketUrl: null },
    { start: "2026-12-07T16:00", status: "soldOut", prices: [] },
  ]);
  const [few, free, full] = screen.getAllByRole("time").map((time) => asRead(time.closest("li") ?? time));
  expect(few).toMatch(/^Søndag 6\. desember14\.00.*Få billetter igjenRullestolplass barn 100 krKjøp voksen 135 kr$/);
  expect(free).toMatch(/^Søndag 6\. desember16\.00.*Gratis, bare kom$/);
  expect(full).toMatch(/^Mandag 7\. desember16\.00.*Utsolgt$/);
  expect(screen.getAllByText("Rullestolplass")).toHaveLength(2);
});
