import type { Companions } from "../../api/companions";
import { placed } from "../testing/placed";
import { accompanied } from "./companions";
import { patternsFor } from "./patterns";

const film = (id: string, format: string) => ({ id, title: id, object: "movie", typeText: "Film", format });

const showing = (id: string, production: string, more: object = {}) => ({
  id,
  production,
  start: "2026-12-01T18:00",
  hall: "kinosal",
  status: "onSale",
  ticketUrl: `https://billett.example.no/${id}`,
  ...more,
});

const CONTENT = [
  placed("productions", film("elva", "2D")),
  placed("productions", film("dypet", "3D")),
  placed("events", showing("elva-1", "elva", { features: ["Premiere"], noteText: "premiere" })),
  placed("events", showing("dypet-1", "dypet", { priceList: "kino-3d" })),
  placed("menuItems", { id: "kino", parent: null, label: "Kino", path: null, place: "header", order: 1 }),
  placed("menuItems", { id: "om", parent: "kino", label: "Om", path: "/om", place: "header", order: 7 }),
];

const NONE: Companions = { showings: [], ediNumber: "", menu: null };

const made = (kind: string, value: Record<string, unknown>, companions: Partial<Companions>) =>
  accompanied({ kind, value, companions: { ...NONE, ...companions }, editor: "" }, CONTENT);

const at = (start: string, more: object = {}) => ({ start, hall: "kinosal", isThreeD: false, isFree: false, ...more });

test("showings of a new film are sold as others of its format, with addresses of their own", () => {
  const { changes, message } = made("productions", film("skogen", "2D"), {
    ediNumber: "20402",
    showings: [at("2026-12-08T18:00"), at("2026-12-09T18:00", { isThreeD: true })],
  });
  expect(message).toBe("Ny: skogen med 2 forestillinger");
  expect(changes.map(({ kind, value }) => [kind, value?.id])).toEqual([
    ["productions", "skogen"],
    ["productions", "skogen-3d"],
    ["events", "skogen-1208-1800"],
    ["events", "skogen-3d-1209-1800"],
  ]);
  const [, version, plain, third] = changes.map(({ value }) => value);
  expect(version).toMatchObject({ format: "3D" });
  expect(plain).toEqual({
    id: "skogen-1208-1800",
    production: "skogen",
    start: "2026-12-08T18:00",
    hall: "kinosal",
    status: "onSale",
    ticketUrl: "https://billett.example.no/skogen-1208-1800",
  });
  expect(third).toMatchObject({ priceList: "kino-3d" });
});

test("a free showing has nothing of the sale", () => {
  const { changes } = made("productions", film("skogen", "2D"), {
    showings: [at("2026-12-08T18:00", { isFree: true })],
  });
  expect(changes[1]?.value).toMatchObject({ status: "free" });
  expect(changes[1]?.value).not.toHaveProperty("ticketUrl");
});

test("a page's entry is the last of its group, with an id of its own", () => {
  const { changes, message } = made("pages", { id: "om", title: "Om", path: "/om-oss" }, { menu: "kino" });
  expect(message).toBe("Ny: Om med menypunkt");
  expect(changes[1]).toMatchObject({
    kind: "menuItems",
    value: { id: "om-2", parent: "kino", place: "header", path: "/om-oss", order: 8 },
  });
});

test("patterns know the hall in which their kind is usually shown", () => {
  expect(patternsFor("productions", CONTENT).map(({ name, hall }) => [name, hall])).toEqual([
    ["film", "kinosal"],
    ["arrangement", ""],
  ]);
  expect(patternsFor("sites", CONTENT)).toEqual([]);
});
