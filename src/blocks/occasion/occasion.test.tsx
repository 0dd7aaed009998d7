/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, showing } from "../../components/testing/showings";
import { Occasion } from "./occasion";

type Fields = Queries.OccasionBlockFieldsFragment;

const production = (overrides: Parameters<typeof film>[0] = {}) => ({ ...film(overrides), poster: null });

const occasion = (starts: readonly (string | Partial<Fields["events"][number]>)[], overrides: Partial<Fields> = {}) =>
  render(
    <Occasion
      block={{
        id: "passer",
        heading: "På søndag",
        daysAhead: 8,
        childQuestion: false,
        rule: { audience: [] },
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

const times = () => screen.queryAllByRole("article").map((row) => row.querySelector("time")?.textContent);

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
  expect(screen.queryByText(/^Flyttet til/)).not.toBeInTheDocument();
});

test("begins with what one may choose among, where there are several: each once, with its next two times", () => {
  const productions = ["makrell", "makrell-3d", "sirkus", "ugla"].map((key) =>
    production({ key, title: key.replace("-3d", ""), path: `/${key.replace("-3d", "")}` }),
  );
  const at = (key: string, ...starts: readonly string[]) => starts.map((start) => ({ start, production: { key } }));
  const two = [
    ...at("makrell", "2026-12-02T16:00", "2026-12-03T16:00", "2026-12-06T16:00"),
    ...at("sirkus", "2026-12-07T16:00"),
  ];
  const { unmount } = occasion(two, { productions });
  expect(screen.getAllByRole("link", { name: "sirkus" })).toHaveLength(1);
  unmount();

  occasion([...two, ...at("makrell-3d", "2026-12-07T17:00"), ...at("ugla", "2026-12-08T16:00")], { productions });
  const links = screen.getAllByRole("link", { name: /^(makrell|sirkus|ugla)$/ }).slice(0, 3);
  expect(links.map(({ textContent }) => textContent)).toEqual(["makrell", "sirkus", "ugla"]);
  const times = links[0]?.closest("li")?.querySelectorAll("ul li:not([hidden])") ?? [];
  expect([...times].map(asRead)).toEqual(["I morgen kl. 16.00", "Tor. 3. des. kl. 16.00"]);
});

test("has the child's price beside the adult's where the occasion is a child's", () => {
  const prices = Object.entries({ Voksen: 135, Barn: 100 }).map(([label, amount]) => ({ label, amount }));
  occasion([{ start: "2026-12-06T14:00", prices }]).unmount();
  expect(screen.queryByText("barn 100 kr")).not.toBeInTheDocument();
  occasion([{ start: "2026-12-06T14:00", prices }], { rule: { audience: ["children"] } });
  expect(screen.getByText("barn 100 kr")).toBeVisible();
});
