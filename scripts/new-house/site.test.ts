import { BLOCKS } from "../../domain/blocks";
import { siteFile } from "./site";
import { houseFor } from "./testing/house";

const FILES = { logo: "merke/logo.svg", icon: "merke/ikon.png" };

const siteOf = (...given: Parameters<typeof houseFor>) => {
  const house = houseFor(...given);
  const site = siteFile(house, FILES)[`sites/${house.id}.json`];
  if (site === undefined) throw new Error("the site has no file");
  return site;
};

test("a new site is closed to search engines, and looks as its house does", () => {
  expect(siteOf(["kantine"], { corners: "round" })).toMatchObject({
    id: "vikahuset",
    name: "Vikahuset",
    description: "Kantine i Vika kommune.",
    host: "vikahuset.example.no",
    published: false,
    stage: "test",
    theme: {
      logo: "merke/logo.svg",
      favicon: "merke/ikon.png",
      colors: { accent: "#0F766E" },
      corners: "round",
      footer: { text: "Kantine i Vika kommune." },
      search: { path: "/sok" },
    },
    address: { name: "Vikahuset", street: "Strandveien 4", postalCode: "9999", city: "Vika" },
  });
});

test("editors may use any family of blocks, each once and in order", () => {
  const trains = siteOf(["kantine"]).components.map(({ train }) => train);
  expect(trains).toEqual([...new Set(BLOCKS.map(({ train }) => train))].sort((a, b) => a.localeCompare(b)));
});

test("what is optional is there only when it is known", () => {
  const plain = siteOf(["kantine"]);
  expect(plain.contact).toEqual([{ id: "kontoret", name: "Kontoret", email: "post@vikahuset.example.no" }]);
  expect(plain.partners).toEqual([]);
  expect(plain).not.toHaveProperty("ticketSeller");
  const ticketSeller = { name: "Billetten", url: "https://billett.example.no", companionPass: "Velg «Ledsager»." };
  const full = siteOf(["kantine"], { phone: "69 00 00 01", partner: { id: 5, name: "Vika kino" }, ticketSeller });
  expect(full.contact).toMatchObject([{ phone: "69 00 00 01" }]);
  expect(full.partners).toEqual([{ id: 5, name: "Vika kino" }]);
  expect(full).toMatchObject({ ticketSeller });
});

test("only films have advertising before them", () => {
  expect([siteOf(["kino"]), siteOf(["kultur"])].map(({ advertisingMinutes }) => advertisingMinutes)).toEqual([10, 0]);
});

test("doors open by the hours that are known, or before what is shown", () => {
  const hours = (...given: Parameters<typeof houseFor>) => siteOf(...given).openingHours;
  const before = { followsProgramme: { minutesBefore: 30 }, publicHolidays: "asUsual" };
  expect(hours(["kino", "kultur", "kantine", "filmklubb"], { partner: { id: 178, name: "Vika kino" } })).toEqual([
    { id: "kino", name: "Kinoen", ...before },
    { id: "kultur", name: "Scenen", ...before },
  ]);
  const openingHours = { kultur: "mandag 10.00–14.00", kantine: "tirsdag 11.00–15.00" };
  const known = { eventsOutsideHours: true, publicHolidays: "closed" };
  expect(hours(["kultur", "kantine"], { openingHours })).toEqual([
    { id: "kultur", name: "Kulturkontoret", weekly: [{ days: ["monday"], opens: "10:00", closes: "14:00" }], ...known },
    { id: "kantine", name: "Kantina", weekly: [{ days: ["tuesday"], opens: "11:00", closes: "15:00" }], ...known },
  ]);
});

test("a hall belongs to its part, and is let where the house lets rooms", () => {
  const prices = [{ label: "Dag", amount: 900, unit: "dag" }];
  const halls = [
    { name: "Storsalen", seats: 90, wheelchairSpaces: 2, part: "kino" as const },
    { name: "Møterommet", seats: 12, toLet: true, prices },
    { name: "Kontoret", seats: 2, part: "kulturskole" as const, prices },
  ];
  const bookingUrl = "https://booking.example.no";
  expect(siteOf(["kino", "utleie", "kulturskole"], { halls, bookingUrl }).halls).toMatchObject([
    {
      id: "storsalen",
      name: "Storsalen",
      page: null,
      part: "kino",
      capacity: 90,
      wheelchairSpaces: 2,
      accessibility: ["wheelchair"],
      picture: { image: "tegninger/kinosal.jpg" },
      bookingUrl: null,
    },
    { page: "/moterommet", part: null, accessibility: [], prices, picture: { image: "tegninger/rom.jpg" }, bookingUrl },
    // A school without hours of its own is not a part that doors open for.
    { page: null, part: null, prices: [], bookingUrl: null },
  ]);
  expect(siteOf(["kantine"], { halls: halls.slice(1, 2) }).halls).toMatchObject([{ page: null, bookingUrl: null }]);
});

test("each hall has the picture of what it is for", () => {
  const halls = (["bibliotek", "kultur"] as const).map((part) => ({ name: part, seats: 10, part }));
  const pictures = siteOf(["bibliotek", "kultur"], { halls }).halls.map(({ picture }) => picture.image);
  expect(pictures).toEqual(["tegninger/bibliotek.jpg", "tegninger/scene.jpg"]);
});
