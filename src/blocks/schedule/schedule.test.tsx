/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { setChild } from "../../components/programme/child/use-child";
import { asRead } from "../../components/testing/as-read";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { picture } from "../../components/testing/pictures";
import { isReadBefore } from "../../components/testing/reading-order";
import { film, showing } from "../../components/testing/showings";
import { staticPage } from "../../components/testing/static-page";
import { Schedule } from "./schedule";

type Fields = Queries.ScheduleBlockFieldsFragment;

const production = (overrides: Partial<Fields["productions"][number]> = {}): Fields["productions"][number] => ({
  ...film(),
  audience: [],
  contents: [{ summary: "Et tog gjennom natta." }],
  cover: picture("Et tog i snøvær"),
  ...overrides,
});

const reven = production({ key: "reven", title: "Reven som ville fly", path: "/reven-20262", ageLimit: "A" });

const programme = (overrides: Partial<Fields> = {}): Fields => ({
  id: "program",
  heading: "Programmet",
  variant: "list",
  days: null,
  filters: false,
  childQuestion: false,
  monthPath: null,
  emptyText: "Ingen forestillinger nå.",
  link: null,
  ...builtOn("2026-12-01"),
  events: [
    showing({ start: "2026-12-01T18:00", end: "2026-12-01T20:00" }),
    showing({ start: "2026-12-01T20:30", end: "2026-12-01T22:30" }),
    showing({ start: "2026-12-02T18:00", production: { key: "reven" } }),
    showing({ start: "2026-12-05T14:00", production: { key: "reven" } }),
  ],
  productions: [production(), reven],
  ...overrides,
});

const show = (overrides: Partial<Fields> = {}) => render(<Schedule block={programme(overrides)} {...FURTHER_DOWN} />);

const days = () => screen.queryAllByRole("heading", { level: 3 }).map(asRead);
const shown = () =>
  screen.queryAllByRole("article").map((row) => {
    const title = within(row).getByRole("heading", { level: 4 }).textContent;
    return `${row.querySelector("time")?.textContent} ${title}`;
  });

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => {
  jest.useRealTimers();
  setChild(null);
});

test("shows the days in order, today and tomorrow by name", () => {
  show();
  expect(days()).toEqual(["I dag tirsdag 1. desember uke 49", "I morgen onsdag 2. desember", "Lørdag 5. desember"]);
});

test("puts each showing under its own day", () => {
  show();
  const today = screen.getByRole("region", { name: /^I dag/ });
  expect(within(today).getAllByRole("article")).toHaveLength(2);
  expect(shown()).toEqual([
    "18.00 Nattekspressen",
    "20.30 Nattekspressen",
    "18.00 Reven som ville fly",
    "14.00 Reven som ville fly",
  ]);
});

test("stops after the number of days that the editor chose", () => {
  show({ days: 2 });
  expect(days()).toEqual(["I dag tirsdag 1. desember uke 49", "I morgen onsdag 2. desember"]);
});

test("fills up with a later day when today is over", () => {
  stopClockAt("2026-12-02T08:00");
  show({ days: 2 });
  expect(days()).toEqual(["I dag onsdag 2. desember uke 49", "Lørdag 5. desember"]);
});

test("shows the whole build day on the static page", () => {
  stopClockAt("2026-12-05T12:00");
  const page = staticPage(<Schedule block={programme()} {...FURTHER_DOWN} />);
  expect(within(page).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(within(page).getAllByRole("heading", { name: /^I dag tirsdag 1.\sdesember/ })).toHaveLength(1);
});

test("has a text for when there is nothing", () => {
  show({ events: [] });
  expect(screen.getByText("Ingen forestillinger nå.")).toBeVisible();
  expect(days()).toEqual([]);
});

test("takes days and titles one level up when it has no heading", () => {
  show({ heading: null });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  expect(screen.getAllByRole("heading", { level: 3, name: "Nattekspressen" })).toHaveLength(2);
});

test("links to more", () => {
  show({ link: { label: "Hele programmet", path: "/kinoprogram" } });
  expect(screen.getByRole("link", { name: "Hele programmet" })).toHaveAttribute("href", "/kinoprogram");
});

test("explains the symbols of its rows only, and not what a row says in words", () => {
  show({ variant: "list", events: [showing({ features: ["Babykino"], accessibility: ["baby", "wheelchair"] })] });
  expect(screen.getAllByText("Babykino")).toHaveLength(1);
  expect(screen.getAllByText("Rullestolplass")).toHaveLength(2);
});

test("has no next showing on top as a plain list", () => {
  show();
  expect(screen.queryByText("Neste på kino")).not.toBeInTheDocument();
});

describe("as the hero of the front page", () => {
  const next = () => {
    const shown = screen.getAllByText("Neste på kino").filter((label) => label.closest("[hidden]") === null);
    expect(shown).toHaveLength(1);
    const words = shown[0]?.parentElement ?? null;
    if (words === null) throw new Error("the label stands alone");
    return words;
  };

  test("shows the next showing before the days", () => {
    show({ variant: "hero" });
    expect(next()).toHaveTextContent("I dag kl. 18.00");
    expect(within(next()).getByRole("link", { name: "Nattekspressen" })).toHaveAttribute(
      "href",
      "/nattekspressen-20261",
    );
    expect(next()).toHaveTextContent("Et tog gjennom natta.");
    expect(isReadBefore(next(), screen.getByRole("heading", { name: /^I dag/ }))).toBe(true);
  });

  test("shows the age limit before the buy button", () => {
    show({ variant: "hero" });
    const [limit] = within(next()).getAllByText("Aldersgrense 12 år");
    const buy = within(next()).getByRole("link", {
      name: /^Kjøp for 135\u00a0kr: billett til Nattekspressen, tirsdag 1. desember/,
    });
    expect(limit && isReadBefore(limit, buy)).toBe(true);
  });

  test("skips cancelled showings", () => {
    const cancelled = showing({ start: "2026-12-01T18:00", status: "cancelled" });
    const later = showing({ start: "2026-12-02T18:00", production: { key: "reven" } });
    show({ variant: "hero", events: [cancelled, later] });
    expect(next()).toHaveTextContent("I morgen kl. 18.00");
    expect(within(next()).getByRole("link", { name: "Reven som ville fly" })).toBeVisible();
    expect(shown()).toContain("18.00 Nattekspressen");
  });

  test("fetches its picture at once when it is the first on the page", () => {
    render(<Schedule block={programme({ variant: "hero" })} headline="h2" first />);
    expect(screen.getByRole("img", { name: "Et tog i snøvær" })).toHaveAttribute("loading", "eager");
  });

  test("is shown without picture and page", () => {
    show({ variant: "hero", productions: [production({ cover: null, path: null }), reven] });
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(within(next()).getByText("Nattekspressen")).toBeVisible();
  });

  test("has nothing on top when all is cancelled", () => {
    show({ variant: "hero", events: [showing({ start: "2026-12-01T18:00", status: "cancelled" })] });
    expect(screen.queryByText("Neste på kino")).not.toBeInTheDocument();
    expect(days()).toHaveLength(1);
  });

  test("is a row of its day too, until it begins", () => {
    const page = staticPage(<Schedule block={programme({ variant: "hero" })} headline="h2" first />);
    const rows = [...page.querySelectorAll("li:has(article)")];
    expect(rows.map((row) => row.querySelector("time")?.dateTime.slice(0, 16))).toEqual([
      "2026-12-01T18:00",
      "2026-12-01T20:30",
      "2026-12-02T18:00",
      "2026-12-05T14:00",
    ]);
    const ends = rows.map((row) => row.getAttribute("data-until"));
    expect(ends).toEqual(["2026-12-01T18:00", "2026-12-01T20:30", "2026-12-02T18:00", null]);
  });

  test("has three rows of a day beside it, the others as these end, and a link to the day", () => {
    const events = ["10", "11", "12", "13", "14"].map((hour) => showing({ start: `2026-12-02T${hour}:00` }));
    const link = { label: "Programmet", path: "/kinoprogram" };
    stopClockAt("2026-12-01T12:00");
    const page = staticPage(<Schedule block={programme({ variant: "hero", events, link })} headline="h2" first />);
    const rows = [...page.querySelectorAll<HTMLElement>("li:has(article)")];
    expect(rows.map(({ hidden }) => hidden)).toEqual([false, false, false, true, true]);
    const [first, , , fourth] = rows;
    expect(fourth?.dataset.from).toBe(first?.dataset.until);
    const more = page.querySelector("a[href='/kinoprogram?dag=2026-12-02']");
    expect(more).toHaveTextContent(/^\+ 2 til, onsdag 2\. desember/);
  });

  test("contains the later showings of the day, hidden, for the evening before the next build", () => {
    const page = staticPage(<Schedule block={programme({ variant: "hero" })} headline="h2" first />);
    const heroes = [...page.querySelectorAll<HTMLElement>("[data-turn]")];
    expect(heroes.map(({ hidden, dataset }) => [hidden, dataset.until])).toEqual([
      [false, "2026-12-01T18:00"],
      [true, "2026-12-01T20:30"],
      [true, "2026-12-02T18:00"],
    ]);
  });

  test("never includes showings that have begun, are cancelled or sold out", () => {
    stopClockAt("2026-12-01T18:00");
    const events = [
      showing({ start: "2026-12-01T18:00", end: "2026-12-01T20:00" }),
      showing({ start: "2026-12-01T19:00", status: "cancelled" }),
      showing({ start: "2026-12-01T20:00", status: "soldOut" }),
      showing({ start: "2026-12-01T20:30" }),
    ];
    const { container } = render(<Schedule block={programme({ variant: "hero", events })} headline="h2" first />);
    const heroes = [...container.querySelectorAll<HTMLElement>("[data-turn]")];
    expect(heroes.map(({ dataset }) => dataset.until)).toEqual(["2026-12-01T20:30"]);
  });

  test("is the first that the visitor's child may see, and the first of all when there is none", () => {
    const { container } = show({ variant: "hero", childQuestion: true });
    const heroes = () =>
      [...container.querySelectorAll<HTMLElement>("[data-turn]")].map(({ dataset }) => dataset.until);
    expect(heroes()).toEqual(["2026-12-01T18:00", "2026-12-01T20:30", "2026-12-02T18:00"]);
    act(() => setChild({ age: 6, withAdult: false }));
    expect(heroes()).toEqual(["2026-12-02T18:00"]);
    act(() => setChild(null));
    expect(heroes()).toHaveLength(3);
  });

  test("stays as it is when the child may see nothing", () => {
    const productions = [production(), { ...reven, ageLimit: "15" }];
    const { container } = show({ variant: "hero", childQuestion: true, productions });
    act(() => setChild({ age: 6, withAdult: false }));
    expect(container.querySelector("[data-turn]")).toHaveAttribute("data-until", "2026-12-01T18:00");
  });

  test("shows a state until it ends, and one that lasts until the start as long as the hero", () => {
    const events = [
      showing({ start: "2026-12-01T20:00", status: "saleOpensAt", saleOpens: "2026-12-01T16:00" }),
      showing({ start: "2026-12-01T22:00", status: "fewLeft" }),
    ];
    const { container } = render(<Schedule block={programme({ variant: "hero", events })} headline="h2" first />);
    const states = [...container.querySelectorAll<HTMLElement>("[data-turn] p > span")];
    const untilOf = (text: RegExp) =>
      states.filter(({ textContent }) => text.test(textContent ?? "")).map(({ dataset }) => dataset.until);
    expect(untilOf(/Salget åpner/)).toEqual(["2026-12-01T16:00"]);
    expect(untilOf(/Få billetter/)).toEqual([undefined]);
  });

  test("shows sold-out showings when there is nothing else", () => {
    const events = [showing({ start: "2026-12-01T20:00", status: "soldOut" })];
    const page = staticPage(<Schedule block={programme({ variant: "hero", events })} headline="h2" first />);
    expect(page.querySelectorAll("[data-turn]")).toHaveLength(1);
  });
});

describe("with filters", () => {
  beforeAll(async () => void (await Schedule.prepare(programme({ filters: true }))));
  afterEach(() => window.history.replaceState(null, "", "/"));

  test("asks about a child, links to the month, and limits the days as the editor chose", () => {
    show({ filters: true, childQuestion: true, monthPath: "/kalender", days: 1 });
    expect(screen.getByRole("link", { name: "Måned" })).toHaveAttribute("href", "/kalender");
    expect(screen.getAllByRole("combobox", { name: "Barnets alder" })).toHaveLength(1);
    expect(days()).toEqual(["I dag tirsdag 1. desember uke 49"]);
  });
});

test("asks about a child where the editor wants it, once", () => {
  const { unmount } = show();
  expect(screen.queryByRole("combobox", { name: "Barnets alder" })).not.toBeInTheDocument();
  unmount();
  const { unmount: leave } = show({ childQuestion: true });
  expect(screen.getAllByRole("combobox", { name: "Barnets alder" })).toHaveLength(1);
  leave();
  show({ childQuestion: true, variant: "hero" });
  expect(screen.getAllByRole("combobox", { name: "Barnets alder" })).toHaveLength(1);
});
