/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { builtOn } from "../../components/testing/block-props";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, showing } from "../../components/testing/showings";
import { TicketList } from "./ticket-list";

const block: Queries.TicketListBlockFieldsFragment = {
  id: "billetter",
  heading: null,
  childQuestion: false,
  emptyText: "Ingen forestillinger nå.",
  companionPass: "Velg «Ledsager» til 0 kroner.",
  production: null,
  siteUrl: "https://kulturhus.example.no",
  link: { label: "Annet samme dag", path: "/kinoprogram" },
  ask: { name: "Kinoen", phone: "00 00 00 02" },
  ...builtOn("2026-12-01"),
  events: [
    showing({ start: "2026-12-01T18:00" }),
    showing({ start: "2026-12-02T18:00", production: { key: "nattekspressen-3d" } }),
    showing({ start: "2026-12-05T14:00" }),
    showing({ start: "2026-12-05T20:00", status: "soldOut" }),
  ],
  productions: [film(), film({ key: "nattekspressen-3d", format: "3D", versionLabel: "3D" })],
};
const sell = blockRenderer(TicketList, block);

beforeAll(() => TicketList.prepare(block));
beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("does not repeat the film's title under its own headline", () => {
  sell();
  expect(screen.getByRole("heading", { level: 2, name: "Forestillinger" })).toBeVisible();
  expect(screen.queryByText("Nattekspressen")).not.toBeInTheDocument();
});

test("names title, day and time in each ticket link", () => {
  sell();
  expect(screen.getAllByRole("link", { name: /^Kjøp/ }).map((link) => link.getAttribute("aria-label"))).toEqual([
    "Kjøp for 135\u00a0kr: billett til Nattekspressen, tirsdag 1. desember kl. 18.00 (åpnes i nytt vindu)",
    "Kjøp for 135\u00a0kr: billett til Nattekspressen (3D), onsdag 2. desember kl. 18.00 (åpnes i nytt vindu)",
    "Kjøp for 135\u00a0kr: billett til Nattekspressen, lørdag 5. desember kl. 14.00 (åpnes i nytt vindu)",
  ]);
});

test("shows which version is shown when", () => {
  sell();
  const [plain, spatial] = screen.getAllByRole("article");
  expect(plain && within(plain).queryByText("3D")).toBeNull();
  expect(spatial && within(spatial).getByText("3D")).toBeVisible();
});

test("links to the drawings of a film's halls, each once", () => {
  const production = { object: "movie", premiere: null } as const;
  const hall = { name: "Kinosal", seating: "/kinosal#oppsett-overskrift" };
  const events = ["2026-12-01", "2026-12-02"].map((day) => showing({ start: `${day}T18:00`, hall }));
  sell({ production, events: [...events, showing({ start: "2026-12-03T18:00" })] });
  expect(screen.getAllByRole("link", { name: /^Slik er plassene/ }).map((link) => link.getAttribute("href"))).toEqual([
    "/kinosal#oppsett-overskrift",
  ]);
});

/** The links under a day's rows. */
const steps = () => [...document.querySelectorAll("ul[data-until] > li")].map(asRead);

test("a sold-out showing links to the next with tickets, its calendar, the day's programme and a telephone", () => {
  sell({
    events: [
      showing({ key: "a", start: "2026-12-05T18:00", status: "soldOut" }),
      showing({ key: "b", start: "2026-12-06T18:00", status: "soldOut" }),
      showing({ key: "c", start: "2026-12-07T18:00" }),
    ],
  });
  expect(steps().slice(0, 4)).toEqual([
    "Ledige billetter mandag 7. desember kl. 18.00",
    "Få beskjed om det blir ledig",
    "Annet samme dag, lørdag 5. desember",
    "Kinoen på telefon 00 00 00 02",
  ]);
  const [next] = screen.getAllByRole("link", { name: /^Ledige billetter/ });
  expect(document.getElementById(next?.getAttribute("href")?.slice(1) ?? "")).toHaveTextContent("Mandag 7. desember");
  expect(
    screen.getByRole("link", { name: "Få beskjed om det blir ledig, i kalenderen din: lørdag 5. desember kl. 18.00" }),
  ).toHaveAttribute("href", "webcal://kulturhus.example.no/kalender/a.ics");
});

test("a sold-out showing leads to the same version, or says how the other one differs", () => {
  const productions = [
    film({ spokenLanguage: "Norsk", subtitles: null }),
    film({ key: "original", versionLabel: "Originalspråk", spokenLanguage: "Svensk", subtitles: "Norsk" }),
  ];
  const events = [
    showing({ key: "a", start: "2026-12-05T18:00", status: "soldOut" }),
    showing({ key: "b", start: "2026-12-06T18:00", production: { key: "original" } }),
  ];
  const { unmount } = sell({ productions, events });
  expect(steps()[0]).toBe("Ledige billetter søndag 6. desember kl. 18.00 (svensk tale, norsk tekst)");
  unmount();
  sell({ productions, events: [...events, showing({ key: "c", start: "2026-12-07T18:00" })] });
  expect(steps()[0]).toBe("Ledige billetter mandag 7. desember kl. 18.00");
});

test("says once what all showings share, and in each row only what differs", () => {
  const events = [
    showing({ start: "2026-12-01T18:00", accessibility: ["wheelchair"] }),
    showing({ start: "2026-12-02T18:00", accessibility: ["norwegianSubtitles", "wheelchair"] }),
  ];
  const { unmount } = sell({ events });
  const [plain, subtitled] = screen.getAllByRole("article").map((row) => within(row).queryAllByRole("listitem"));
  expect(screen.getByText("Alle forestillinger").parentElement).toHaveTextContent(/Kinosalen.*Rullestolplass$/);
  expect([plain?.map(asRead), subtitled?.map(asRead)]).toEqual([[], ["Tekstet på norsk"]]);
  unmount();
  sell({ events: events.slice(0, 1) });
  expect(within(screen.getByRole("article")).getByText("Rullestolplass")).toBeVisible();
});

test("a showing whose sale has not opened offers its calendar until it opens", () => {
  stopClockAt("2026-12-03T09:59");
  const waited = showing({ key: "a", status: "saleOpensAt", saleOpens: "2026-12-03T10:00" });
  sell({ events: [waited] });
  expect(steps()).toEqual(["Få påminnelse når salget åpner"]);
  act(() => jest.advanceTimersByTime(60_000));
  expect(steps()).toEqual([]);
});

test("has a text for when there are none", () => {
  sell({ events: [], heading: "Billetter" });
  expect(screen.getByRole("region", { name: "Billetter" })).toHaveTextContent("Ingen forestillinger nå.");
});

test("has one calendar link for each day, of its first showing that takes place", () => {
  sell({
    events: [
      showing({ key: "a", start: "2026-12-01T16:00", status: "cancelled" }),
      showing({ key: "b", start: "2026-12-01T18:00" }),
      showing({ key: "c", start: "2026-12-01T20:30" }),
      showing({ key: "d", start: "2026-12-02T18:00", status: "cancelled" }),
    ],
  });
  const links = screen.getAllByRole("link", { name: /^Legg i kalender/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/kalender/b.ics"]);
});

test("shows how a companion pass is used, where tickets are sold", () => {
  sell();
  expect(screen.getByText("Slik bruker du ledsagerbevis")).toBeVisible();
  expect(screen.getByText("Velg «Ledsager» til 0 kroner.")).toBeInTheDocument();
});

test("omits companion passes where nothing is sold", () => {
  sell({ events: [showing({ ticketUrl: null })] });
  expect(screen.queryByText("Slik bruker du ledsagerbevis")).not.toBeInTheDocument();
});

const prices = () => screen.queryAllByRole("term").map((term) => `${asRead(term)}: ${asRead(term.nextElementSibling)}`);

const CINEMA = [
  { label: "Voksen", amount: 135 },
  { label: "Barn", amount: 100 },
];
const CHEAP = [{ label: "Alle", amount: 80 }];
const DATES = ["01", "02", "03", "04"].map((day) => `2026-12-${day}T18:00`);

describe("the types of tickets", () => {
  test("are shown once when all showings have the same", () => {
    sell({ events: DATES.map((start) => showing({ start, prices: CINEMA })) });
    expect(prices()).toEqual(["Billettpriser: Voksen 135 krBarn 100 kr"]);
  });

  test("are shown by version or kind of showing where they differ, and the rest last", () => {
    sell({
      events: [
        ...DATES.map((start) => showing({ start, prices: CINEMA })),
        showing({ start: "2026-12-02T12:00", prices: CHEAP, features: ["Dagkino"] }),
        showing({ start: "2026-12-03T12:00", prices: [], status: "free", production: { key: "nattekspressen-3d" } }),
      ],
    });
    expect(prices()).toEqual(["Dagkino: Alle 80 kr", "3D: Gratis", "Ellers: Voksen 135 krBarn 100 kr"]);
  });

  test("are shown by time where nothing else distinguishes them", () => {
    sell({
      events: [
        showing({ start: "2026-12-01T18:00", prices: CINEMA }),
        showing({ start: "2026-12-02T12:00", prices: CHEAP }),
        showing({ start: "2026-12-04T12:00", prices: CHEAP }),
      ],
    });
    expect(prices()).toEqual([
      "Tirsdag 1. desember kl. 18.00: Voksen 135 krBarn 100 kr",
      "Onsdag 2. desember kl. 12.00 og fredag 4. desember kl. 12.00: Alle 80 kr",
    ]);
  });

  test("are not shown of what is free, or has been", () => {
    stopClockAt("2026-12-01T21:00");
    sell({
      events: [
        showing({ start: "2026-12-01T18:00", prices: CINEMA }),
        showing({ start: "2026-12-02T12:00", prices: [], status: "free" }),
      ],
    });
    expect(prices()).toEqual([]);
  });
});

describe("a film without showings", () => {
  const none = (premiere: string) => sell({ events: [], production: { object: "movie", premiere } });

  test("shows the premiere, and that tickets will be here", () => {
    none("2026-12-25");
    expect(screen.getByText("Kommer fredag 25. desember")).toBeVisible();
    expect(screen.getByText("Ingen forestillinger nå.")).toBeVisible();
  });

  test("shows that its run has ended, and promises no tickets", () => {
    none("2026-11-20");
    expect(screen.queryByText("Forestillinger og billetter")).not.toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Barnets alder" })).not.toBeInTheDocument();
    expect(screen.getByText("Ikke lenger på kino hos oss")).toBeVisible();
    expect(screen.queryByText("Ingen forestillinger nå.")).not.toBeInTheDocument();
  });
});
