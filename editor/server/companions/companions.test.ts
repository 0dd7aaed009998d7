import type { Companions } from "../../api/companions";
import { NotFound } from "../desk/not-found";
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

test("the version in 3D has its own id, number and label, and follows the film's", () => {
  const value = { ...film("skogen", "2D"), ediNumber: "20401", versionLabel: "Original" };
  const { changes } = made("productions", value, {
    ediNumber: "20402",
    showings: [at("2026-12-09T18:00", { isThreeD: true })],
  });
  expect(changes[0]?.value).toEqual(value);
  expect(changes[1]?.value).toEqual({
    ...value,
    id: "skogen-3d",
    format: "3D",
    ediNumber: "20402",
    versionLabel: "3D",
  });
});

test("two showings at one time in two halls have two ids, also beside one that is there", () => {
  const { changes } = accompanied(
    {
      kind: "productions",
      value: film("skogen", "2D"),
      companions: {
        ...NONE,
        showings: [at("2026-12-08T18:00"), at("2026-12-08T18:00", { hall: "festsal" }), at("2026-12-09T18:00")],
      },
      editor: "Kari",
    },
    [...CONTENT, placed("events", showing("skogen-1209-1800", "elva"))],
  );
  expect(changes.slice(1).map(({ value }) => [value?.id, value?.hall])).toEqual([
    ["skogen-1208-1800", "kinosal"],
    ["skogen-1208-1800-2", "festsal"],
    ["skogen-1209-1800-2", "kinosal"],
  ]);
});

test("the message names what is made, in one or in many", () => {
  const message = (kind: string, value: Record<string, unknown>, companions: Partial<Companions> = {}) =>
    made(kind, value, companions).message;
  const page = { id: "ny", title: "Ny side", path: "/ny" };
  expect(message("productions", film("skogen", "2D"))).toBe("Ny: skogen");
  expect(message("productions", film("skogen", "2D"), { showings: [at("2026-12-08T18:00")] })).toBe(
    "Ny: skogen med 1 forestilling",
  );
  expect(message("pages", page, { menu: "" })).toBe("Ny: Ny side med menypunkt");
  expect(message("redirects", { from: "/a", to: "/b" }, { menu: "" })).toBe("Ny: /a");
  expect(made("redirects", { from: "/a", to: "/b" }, {}).id).toBe("/a");
  expect(() => made("ukjent", {}, {})).toThrow(NotFound);
});

test("an entry in the menu is below the item that is chosen, and at the foot without one", () => {
  const page = { id: "ny", title: "Om", path: "/ny" };
  const entry = (menu: string) => made("pages", page, { menu }).changes[1]?.value;
  expect(entry("kino")).toEqual({
    id: "om-2",
    parent: "kino",
    label: "Om",
    path: "/ny",
    place: "header",
    locale: "nb",
    order: 8,
    openInNewWindow: false,
  });
  expect(entry("")).toMatchObject({ parent: null, place: "footer", order: 1 });
  expect(made("pages", page, {}).changes).toHaveLength(1);
});

test("each kind of content begins as its patterns, empty and with today's date", () => {
  const clock = process.env.CLOCK;
  process.env.CLOCK = "2026-12-01T12:34";
  const patterns = (kind: string) => patternsFor(kind, CONTENT);
  const [first, other] = patterns("productions");
  expect(first).toMatchObject({
    name: "film",
    label: "Ny film",
    hall: "kinosal",
    value: { object: "movie", title: "", year: 2026, ageLimit: null, format: "2D" },
  });
  expect(other).toMatchObject({
    name: "arrangement",
    label: "Nytt arrangement",
    value: { object: "culture" },
    hall: "",
  });
  expect(patterns("articles")).toMatchObject([
    { name: "artikkel", hall: "", value: { createdAt: "2026-12-01T12:34", updatedAt: "2026-12-01T12:34" } },
  ]);
  expect(patterns("pages")).toMatchObject([{ name: "side", value: { path: "/", pageType: "ordinary" } }]);
  expect(patterns("redirects")).toMatchObject([{ name: "videresending", value: { from: "", to: "" } }]);
  expect(patterns("events")).toEqual([]);
  if (clock === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = clock;
});
