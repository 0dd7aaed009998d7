/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { RenderInSlices } from "../../hooks/use-first-slice";
import { asRead } from "../../testing/as-read";
import { film, showing } from "../../testing/showings";
import { setChild } from "../child/use-child";
import { Board } from "./board";

const NOW = "2026-11-25T12:00";

type Shape = "whole" | "found" | "days" | "hero";

const DATES = ["2026-11-25", "2026-11-27", "2026-12-04", "2026-12-18"];

const board = (shape: Shape, overrides: Partial<Queries.ShowingFieldsFragment> = {}, dates = DATES) => (
  <Board
    block="program"
    events={dates.map((date) => showing({ key: date, start: `${date}T18:00`, ...overrides }))}
    productions={new Map([["nattekspressen", film()]])}
    now={NOW}
    level="h2"
    limit={null}
    shape={shape}
  />
);

const show = (shape: Shape, overrides: Partial<Queries.ShowingFieldsFragment> = {}) => render(board(shape, overrides));

const week = (name: RegExp): HTMLDetailsElement => {
  const found = screen.getByText(name, { selector: "summary *" }).closest("details");
  if (found === null) throw new Error("no week");
  return found;
};

afterEach(() => act(() => setChild(null)));

test("opens on today, with later weeks folded under their names", () => {
  show("whole");
  expect(screen.getAllByRole("heading", { level: 2 }).map(asRead)).toEqual([
    "I dag onsdag 25. november uke 48",
    "Fredag 27. november",
    "Uke 49",
    "Uke 51",
  ]);
  expect(week(/^Uke 49$/)).not.toHaveAttribute("open");
  expect(week(/^Uke 49$/)).toHaveTextContent("4. desember 1 forestilling");
});

test("does not repeat a hall or a feature that all films have", () => {
  const { rerender } = show("days", { features: ["Babykino"] });
  expect(screen.queryByText(/^(Kinosalen|Babykino)$/)).not.toBeInTheDocument();
  const halls = ["Kinosalen", "Festsalen"].map((name) =>
    showing({
      key: name,
      start: "2026-11-25T18:00",
      hall: { name },
      features: name === "Kinosalen" ? ["Babykino"] : [],
    }),
  );
  rerender(<Board {...board("days").props} events={halls} />);
  expect(screen.getAllByText(/salen$|^Babykino$/).map(asRead)).toEqual(["Kinosalen", "Babykino", "Festsalen"]);
});

test("has a strip with links to each day with showings, and to later weeks", () => {
  show("whole");
  const strip = within(screen.getByRole("navigation", { name: "Dager i programmet" }));
  expect(strip.getAllByRole("link").map((link) => [asRead(link), link.getAttribute("href")])).toEqual([
    ["I dag", "#program-2026-11-25"],
    ["Fre 27.", "#program-2026-11-27"],
    ["Fre 4.", "#program-2026-12-04"],
    ["Uke 51", "#program-uke-2026-12-14"],
  ]);
  expect(strip.queryByText("I morgen")).not.toBeInTheDocument();
  for (const link of strip.getAllByRole("link"))
    expect(document.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
});

test("marks the first day that is shown below the strip, and today", () => {
  let see: (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void = () =>
    undefined;
  const FakeObserver = function (this: object, callback: typeof see) {
    see = callback;
    return { observe: () => undefined, disconnect: () => undefined };
  };
  Object.defineProperty(window, "IntersectionObserver", { value: FakeObserver, configurable: true });
  jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5000);
  show("whole");
  const marked = () => document.querySelector("[aria-current=location]")?.getAttribute("href");
  const turn = (date: string, isIntersecting: boolean) => ({
    target: document.getElementById(`program-${date}`) ?? document.body,
    isIntersecting,
  });
  expect(marked()).toBeUndefined();
  act(() => see([turn("2026-11-27", true), turn("2026-11-25", true)]));
  expect(marked()).toBe("#program-2026-11-25");
  act(() => see([turn("2026-11-25", false), turn("2026-12-04", true)]));
  expect(marked()).toBe("#program-2026-11-27");
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("folds films that a child may not see into one line, and shows them again without the child", () => {
  show("days");
  const [day] = screen.getAllByRole("region");
  if (day === undefined) throw new Error("no day");
  act(() => setChild({ age: 6, withAdult: false }));
  const folded = within(day).getByText("1 forestilling med for høy aldersgrense for barn på 6 år uten voksen");
  expect(folded.closest("details")).not.toHaveAttribute("open");
  expect(folded.closest("details")).toContainElement(within(day).getByRole("article", { hidden: true }));
  act(() => setChild({ age: 12, withAdult: false }));
  expect(within(day).queryByText(/aldersgrense for barn/)).not.toBeInTheDocument();
});

describe("on a page that is navigated to", () => {
  const sliced = <RenderInSlices value>{board("whole", {}, ["2026-11-26", ...DATES].sort())}</RenderInSlices>;
  const daysIn = (html: string) => html.match(/<article/g)?.length;

  test("begins with the first two days", () => {
    expect(daysIn(renderToStaticMarkup(sliced))).toBe(2);
    expect(daysIn(renderToStaticMarkup(board("whole")))).toBe(4);
  });

  test("the rest follows", () => {
    expect(daysIn(render(sliced).container.innerHTML)).toBe(5);
  });
});

test("a day of the strip leaves it at the end of the day", () => {
  const { container } = show("whole");
  const untils = [...container.querySelectorAll("nav li[data-until]")].map((day) => day.getAttribute("data-until"));
  expect(untils).toEqual(["2026-11-26T00:00", "2026-11-28T00:00", "2026-12-05T00:00"]);
});

test("a showing whose production is unknown is left out of its day", () => {
  const { container } = render(
    <Board
      block="program"
      events={[
        showing({ start: "2026-11-25T18:00" }),
        showing({ start: "2026-11-25T20:00", production: { key: "?" } }),
      ]}
      productions={new Map([["nattekspressen", film()]])}
      now={NOW}
      level="h2"
      limit={null}
      shape="days"
    />,
  );
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(container.querySelectorAll("section li > article")).toHaveLength(1);
  expect(container.querySelectorAll("section > ul > li")).toHaveLength(1);
});

test("days have the number of a week that begins, and are marked as later more than a week after the first", () => {
  const { container } = render(board("days", {}, ["2026-11-25", "2026-12-01", "2026-12-02"]));
  const days = [...container.querySelectorAll("section")];
  expect(days.map(({ id, dataset }) => [id, dataset.later])).toEqual([
    ["program-2026-11-25", "false"],
    ["program-2026-12-01", "false"],
    ["program-2026-12-02", "true"],
  ]);
  expect(screen.getByRole("region", { name: /^Tirsdag 1.\sdesember uke 49$/ })).toBeVisible();
  expect(screen.getByRole("region", { name: /^Onsdag 2.\sdesember$/ })).toBeVisible();
});

test.each(["whole", "hero"] as const)(
  "%s keeps the old time of a moved showing, with the way to the new one",
  (shape) => {
    const moved = { status: "moved", previousStart: "2026-11-26T19:00" } as const;
    const { unmount } = show(shape, moved);
    const day = within(screen.getByRole("region", { name: /torsdag 26/ }));
    expect(day.getAllByRole("listitem")[0]).toHaveTextContent(/^19.00Nattekspressen/);
    expect(day.getByRole("link", { name: /^Flyttet til fredag 4.\sdesember kl.\s18.00$/ })).toHaveAttribute(
      "href",
      "/nattekspressen-20261",
    );
    expect(day.queryByRole("article")).not.toBeInTheDocument();
    unmount();
    show("found", moved);
    expect(screen.queryByText(/Flyttet til/)).not.toBeInTheDocument();
  },
);

test("has no trace of a move within the day, or from a time that has passed", () => {
  show("whole", { status: "moved", previousStart: "2026-11-24T19:00" });
  expect(screen.queryByText(/Flyttet til/)).not.toBeInTheDocument();
});
