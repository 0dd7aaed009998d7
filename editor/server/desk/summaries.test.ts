import { placed } from "../testing/placed";
import { shownText, windowIn } from "./shown-text";
import { detailOf, pictureOf, siteOf, sitesIn, titleOf } from "./summaries";

const film = placed("productions", {
  id: "kraka",
  title: "Kråka",
  typeText: "Film",
  versionLabel: "3D",
  assets: [
    { type: "first_image", image: "filmer/stor.jpg" },
    { type: "poster", image: "filmer/plakat.jpg" },
  ],
});
const showing = (more: object = {}) =>
  placed("events", { id: "v1", production: "kraka", hall: "sal", start: "2026-12-01T18:00", ...more });
const site = placed("sites", {
  id: "huset",
  name: "Huset",
  host: "huset.example.no",
  halls: [{ id: "sal", name: "Salen" }],
});
const page = placed("pages", { id: "om", title: "Om huset", path: "/om" });
const item = placed("menuItems", { id: "kino", label: "Kino", path: "/kino" });
const redirect = { ...placed("redirects", { from: "/gammel", to: "/ny" }), id: "/gammel" };
const article = placed("articles", { id: "jul", title: "Jul", summary: "Snart.", image: { image: "jul.jpg" } });
const ALL = [film, showing(), site, page, item, redirect, article];

test.each([
  [film, "Kråka", "Film, 3D"],
  [showing(), "Kråka, tirsdag 1. desember kl. 18.00", "Salen"],
  [site, "Huset", "huset.example.no"],
  [page, "Om huset", "/om"],
  [item, "Kino", "/kino"],
  [redirect, "/gammel", "/ny"],
  [article, "Jul", "Snart."],
])("%j is called «%s», with «%s» below", (one, title, detail) => {
  expect([titleOf(one, ALL), detailOf(one, ALL)]).toEqual([title, detail]);
});

test("what has no title, no film or no hall is called by its id", () => {
  expect(titleOf(placed("pages", { id: "om", title: 3 }), ALL)).toBe("om");
  expect(titleOf(showing({ production: "borte" }), ALL)).toBe("v1");
  expect(detailOf(showing({ hall: "borte" }), ALL)).toBe("borte");
  expect(detailOf(showing({ hall: undefined }), ALL)).toBe("");
});

test("a start that is no moment is shown as it is written", () => {
  for (const start of ["2026-12-01", "2026-13-01T18:00", "snart"])
    expect(titleOf(showing({ start }), ALL)).toBe(`Kråka, ${start}`);
});

test("of two films with an id, the first is what a showing shows", () => {
  expect(titleOf(showing(), [film, placed("productions", { id: "kraka", title: "En annen" })])).toMatch(/^Kråka, /);
});

test("a film is shown by its poster, else by its first picture, and a showing by its film's", () => {
  expect([pictureOf(film, ALL), pictureOf(showing(), ALL)]).toEqual(["filmer/plakat.jpg", "filmer/plakat.jpg"]);
  const plain = placed("productions", { id: "b", assets: [{ type: "first_image", image: "b.jpg" }] });
  expect(pictureOf(plain, ALL)).toBe("b.jpg");
  expect(pictureOf(showing({ production: "borte" }), ALL)).toBeNull();
});

test("an article has its own picture; one that a page gets from elsewhere is none", () => {
  expect(pictureOf(article, ALL)).toBe("jul.jpg");
  expect(pictureOf(placed("articles", { id: "a", image: { image: "{film.poster}" } }), ALL)).toBeNull();
  expect(pictureOf(placed("articles", { id: "a", image: "jul.jpg" }), ALL)).toBeNull();
  expect(pictureOf(page, ALL)).toBeNull();
});

test("the site that is edited is the chosen one, or the first", () => {
  const other = placed("sites", { id: "annet", name: "Annet hus" });
  const before = process.env.SITE;
  process.env.SITE = "annet";
  expect(siteOf([site, other])).toEqual(other.value);
  delete process.env.SITE;
  expect(siteOf([site, other])).toEqual(site.value);
  expect(siteOf([])).toEqual({});
  if (before !== undefined) process.env.SITE = before;
});

test("the settings are those of all sites", () => {
  expect(sitesIn(ALL)).toEqual([site]);
});

test("a window has the moments that are valid", () => {
  expect(windowIn({ shownFrom: "2026-12-04T12:00", shownUntil: "snart" })).toEqual({ shownFrom: "2026-12-04T12:00" });
  expect(windowIn({ shownFrom: 3, shownUntil: "2026-12-24T12:00" })).toEqual({ shownUntil: "2026-12-24T12:00" });
  expect(shownText({ shownFrom: "2026-12-04T12:00" }, "2026-12-01T12:00")).toBe("Vises fra 4. desember 2026 kl. 12.00");
  expect(shownText({ title: "Jul" }, "2026-12-01T12:00")).toBe("");
});
