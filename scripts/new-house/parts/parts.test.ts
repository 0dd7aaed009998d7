import type { Contribution, House } from "../house";
import { houseFor } from "../testing/house";
import { cinema } from "./cinema";
import { culture, eventPage } from "./culture";
import { filmClub } from "./film-club";
import { letting } from "./letting";
import { library } from "./library";
import { canteen, school } from "./other-parts";
import { sidebar } from "./sidebar";

const names = ({ files }: Contribution) => Object.keys(files).sort();
const textOf = ({ files }: Contribution, file: string): string => JSON.stringify(files[file]);
const ALL = houseFor(["kino", "kultur", "bibliotek", "kulturskole", "kantine", "utleie", "filmklubb"]);

test("the cinema has its lists, a page for films, and three examples of which one is to come", () => {
  const part = cinema(ALL);
  expect(names(part)).toEqual([
    "events/ballongen.json",
    "events/fyret-pa-skjeret.json",
    "pages/film.json",
    "pages/filmer.json",
    "pages/kinoprogram.json",
    "pages/kommende-filmer.json",
    "productions/bak-fjella.json",
    "productions/ballongen.json",
    "productions/fyret-pa-skjeret.json",
  ]);
  expect(part.menu?.entries.map(([, path]) => path)).toEqual([
    "/kinoprogram",
    "/filmer",
    "/kommende-filmer",
    "/article/aldersgrenser",
  ]);
  expect(part.redirects).toEqual({ "/kino": "/kinoprogram", "/aldersgrenser": "/article/aldersgrenser" });
  expect(textOf(part, "productions/bak-fjella.json")).toContain('"premiere":"2027-01-01"');
  expect(textOf(part, "productions/ballongen.json")).toContain('"premiere":"2026-11-30"');
  expect(textOf(part, "pages/filmer.json")).toContain(
    '{"property":"object","value":"movie","operator":"eq"},{"property":"objectClass","value":"movie","operator":"eq"}',
  );
});

test("only where tickets are sold, dates are called dates and tickets", () => {
  const ticketSeller = { name: "Billetten", url: "https://billett.example.no", companionPass: "Velg «Ledsager»." };
  const sells = houseFor(["kino", "kultur"], { ticketSeller });
  const headings = (house: House) => [
    /"heading":"(Forestillinger[^"]*)"/.exec(textOf(cinema(house), "pages/film.json"))?.[1],
    /"heading":"(Datoer[^"]*)"/.exec(JSON.stringify(eventPage(house)))?.[1],
  ];
  expect(headings(ALL)).toEqual(["Forestillinger", "Datoer"]);
  expect(headings(sells)).toEqual(["Forestillinger og billetter", "Datoer og billetter"]);
});

test("culture has its programme and a concert on Friday", () => {
  const part = culture(ALL);
  expect(names(part)).toEqual(["events/visekveld.json", "pages/kulturprogram.json", "productions/visekveld.json"]);
  expect(textOf(part, "events/visekveld.json")).toContain('"start":"2026-12-04T19:00"');
  expect(part.redirects).toEqual({ "/kultur": "/kulturprogram" });
});

test("the library reads to children when it opens first in the week", () => {
  const start = (times: string) => {
    const house = houseFor(["bibliotek"], { openingHours: { bibliotek: times } });
    return /"start":"([^"]+)"/.exec(textOf(library(house), "events/lesestund.json"))?.[1];
  };
  expect(start("mandag–fredag 10.00–16.00")).toBe("2026-11-30T10:00");
  expect(start("torsdag 12.30–19.00, fredag 10.00–16.00")).toBe("2026-12-03T12:30");
  const unknown = { ...houseFor(["bibliotek"]), openingHours: {} };
  expect(textOf(library(unknown), "events/lesestund.json")).toContain('"start":"2026-12-01T11:00"');
  expect(textOf(library(ALL), "pages/biblioteket.json")).toContain('"path":"/kulturprogram"');
  expect(textOf(library(houseFor(["bibliotek"])), "pages/biblioteket.json")).not.toContain("/kulturprogram");
  expect(library(ALL).links).toHaveLength(1);
});

test("school and canteen are a page each, with a point of the menu and a short cut", () => {
  for (const [part, file, path] of [
    [school(ALL), "pages/kulturskole.json", "/kulturskolen"],
    [canteen(ALL), "pages/kantine.json", "/kantina"],
  ] as const) {
    expect(names(part)).toEqual([file]);
    expect(part.menu?.entries.map(([, to]) => to)).toEqual([path]);
    expect(part.links).toMatchObject([{ path }]);
    expect(textOf(part, file)).toContain(`"path":"${path}"`);
  }
  expect(textOf(school(ALL), "pages/kulturskole.json")).toContain("barn og unge i Vika kommune.");
});

test("the film club has forms that anyone may open, and pages of the member's own", () => {
  const part = filmClub();
  expect(names(part)).toHaveLength(6);
  const screens = names(part).map((file) => /"screen":"(\w+)"/.exec(textOf(part, file))?.[1] ?? null);
  expect(screens).toEqual(["password", "login", null, "profile", null, "account"]);
  expect(textOf(part, "pages/glemt-passord.json")).toContain('"heading":"Slik gjør du det"');
  expect(textOf(part, "pages/logg-inn.json")).toContain('"heading":"Filmklubben"');
  expect(textOf(part, "pages/min-side.json")).not.toContain("rich-text");
  expect(part.menu).toBeUndefined();
});

describe("letting", () => {
  const rooms = (more: object = {}, house: object = {}) =>
    letting(houseFor(["utleie"], { halls: [{ name: "Rommet", seats: 12, toLet: true, ...more }], ...house }));

  it("compares rooms by their prices, or lists them where no prices are known", () => {
    const priced = rooms({ prices: [{ label: "Dag", amount: 900, unit: "dag" }] });
    expect(textOf(priced, "pages/utleie.json")).toContain('"component":"room-finder"');
    expect(textOf(priced, "pages/utleie.json")).toContain('"model":"event"');
    expect(textOf(rooms(), "pages/utleie.json")).toContain('"component":"quick-links"');
    expect(textOf(rooms(), "pages/utleie.json")).toContain('"sources":[]');
  });

  it("has a page for each room to let, with a way to book it where there is one", () => {
    expect(names(rooms())).toEqual(["pages/rom-rommet.json", "pages/utleie.json"]);
    expect(textOf(rooms(), "pages/rom-rommet.json")).not.toContain('"component":"action"');
    const booked = rooms({}, { bookingUrl: "https://booking.example.no" });
    expect(textOf(booked, "pages/rom-rommet.json")).toContain(
      '"label":"Bestill Rommet","path":"https://booking.example.no"',
    );
    expect(textOf(booked, "pages/rom-rommet.json")).toContain('"title":"Rommet"');
    expect(rooms().redirects).toEqual({ "/leie": "/utleie" });
  });

  it("puts contact below the booking", () => {
    const booked = rooms({}, { bookingUrl: "https://booking.example.no" });
    const { blocks } = JSON.parse(textOf(booked, "pages/rom-rommet.json"));
    const orders = blocks.map(({ id, place }: { id: string; place: { order: number } }) => [id, place.order]);
    expect(orders.slice(2)).toEqual([
      ["bestill", 1],
      ["kontakt", 3],
    ]);
  });
});

test("beside a page are opening hours where they are known, and whom to ask", () => {
  const house = houseFor(["bibliotek", "kino"]);
  const of = (part: Parameters<typeof sidebar>[1], row?: number) =>
    sidebar(house, part, row).map(({ id, at }) => [id, ...at]);
  expect(of("bibliotek")).toEqual([
    ["apningstider", 2, 2, 1],
    ["kontakt", 2, 2, 2],
  ]);
  expect(of("kino")).toHaveLength(2);
  expect(of("kantine", 3)).toEqual([["kontakt", 3, 2, 2]]);
});
