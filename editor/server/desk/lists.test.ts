import fc from "fast-check";
import type { Problem } from "../../api/api";
import type { StoredDraft } from "../content/drafts";
import { placed } from "../testing/placed";
import { kindsOf, listsOf } from "./lists";

const film = placed("productions", { id: "fuglen", title: "Ærfuglen", typeText: "Film" });
const hall = { id: "kinosal", name: "Kinosalen" };
const prices = [
  { label: "Voksen", amount: 135 },
  { label: "Leie", amount: 900, unit: "dag" },
  { label: "Barn", amount: 100 },
];
const site = placed("sites", { id: "huset", name: "Huset", halls: [hall], priceLists: [{ id: "kino", prices }] });
const showing = (id: string, start: string) =>
  placed("events", { id, production: "fuglen", hall: "kinosal", start, status: "onSale" });

const lists = (entities: readonly ReturnType<typeof placed>[], drafts: readonly StoredDraft[] = []) =>
  listsOf({ entities, problems: [], drafts, changed: new Map() }).byType;

test("lists are sorted alphabetically, with æ, ø and å last, whatever order the files have", () => {
  const titles = ["Andungen", "berget", "Zebra", "Ærlig talt", "Øya", "Ågot"];
  fc.assert(
    fc.property(fc.shuffledSubarray(titles, { minLength: titles.length }), (some) => {
      const articles = some.map((title, at) => placed("articles", { id: `a${at}`, title }));
      expect(lists(articles).Article?.map(({ title }) => title)).toEqual(titles);
    }),
  );
});

test("showings are listed by time, with their film, hall and moment", () => {
  const entities = [showing("a", "2026-12-05T18:00"), showing("b", "2026-12-01T20:00"), film, site];
  const found = lists(entities).Event?.map(({ id, title, detail }) => [id, title, detail]);
  expect(found).toEqual([
    ["b", "Ærfuglen, tirsdag 1. desember kl. 20.00", "Kinosalen"],
    ["a", "Ærfuglen, lørdag 5. desember kl. 18.00", "Kinosalen"],
  ]);
});

test("the next showing is the first from today on that is not cancelled, at the time that the site shows", () => {
  const clock = process.env.CLOCK;
  process.env.CLOCK = "2026-12-08T20:00";
  const cancelled = {
    ...showing("c", "2026-12-08T10:00"),
    value: { ...showing("c", "2026-12-08T10:00").value, status: "cancelled" },
  };
  const shown = [
    showing("a", "2026-12-01T18:00"),
    showing("e", "2026-12-10T18:00"),
    showing("d", "2026-12-08T18:00"),
    cancelled,
  ];
  const nextOf = (entities: readonly ReturnType<typeof placed>[]) => {
    const { Production, Event } = lists([film, ...entities]);
    return [Production?.[0]?.next, ...(Event ?? []).map(({ next }) => next)];
  };
  const [early, late] = ["2026-12-08T18:00", "2026-12-10T18:00"];
  expect(nextOf([site, ...shown])).toEqual([early, null, "2026-12-08T10:00", early, late]);
  const moved = { ...site, value: { ...site.value, demonstration: { anchor: "2026-12-01" } } };
  expect(nextOf([moved, showing("a", "2026-12-01T18:00")])).toEqual([early, early]);
  expect(nextOf([site])).toEqual([null]);
  if (clock === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = clock;
});

test("a second line has the parts that a film has, and nothing for those that it has not", () => {
  const other = placed("productions", { id: "to", title: "Ås", typeText: "Film", versionLabel: "3D" });
  expect(lists([film, other]).Production?.map(({ detail }) => detail)).toEqual(["Film", "Film, 3D"]);
});

test("price lists have their prices, without rents", () => {
  expect(lists([site]).PriceList).toMatchObject([
    { id: "kino", title: "kino", detail: "Voksen 135\u00a0kr, Barn 100\u00a0kr" },
  ]);
  expect(lists([site]).Hall).toMatchObject([{ id: "kinosal", title: "Kinosalen" }]);
});

test("a draft is at its own entity, and at no other of the same id", () => {
  const page = placed("pages", { id: "fuglen", title: "Fuglen", path: "/fuglen" });
  const draft = { kind: "pages", id: "fuglen", draft: { base: "", before: {}, value: {}, editor: "Bo" } };
  const found = lists([film, page], [draft]);
  expect([found.Production?.[0]?.hasDraft, found.Page?.[0]?.hasDraft]).toEqual([false, true]);
});

test("kinds are in the order of what editors change most, with how many there are", () => {
  const kinds = kindsOf([film, showing("a", "2026-12-05T18:00"), showing("b", "2026-12-06T18:00")]);
  expect(kinds.slice(0, 3).map(({ kind, count }) => [kind, count])).toEqual([
    ["productions", 1],
    ["events", 2],
    ["articles", 0],
  ]);
});

test("a page that is always there has its address", () => {
  const page = (id: string, path: unknown) => placed("pages", { id, title: id, path, blocks: [] });
  const pages = [page("kino", "/kino"), page("film", "/film/:production"), page("feil", 3), page("start", "/")];
  // The front page is first, what several pages are made of last.
  expect((lists(pages).Page ?? []).map(({ id, path }) => [id, path])).toEqual([
    ["start", "/"],
    ["feil", undefined],
    ["kino", "/kino"],
    ["film", undefined],
  ]);
});

test("a page has the first picture that its blocks hold, and none that comes from its content", () => {
  const block = (settings: unknown) => ({ settings });
  const picture = { image: "hus/foaje.jpg" };
  const pictureOf = (blocks: unknown) =>
    lists([placed("pages", { id: "a", title: "a", path: "/a", blocks })]).Page?.[0]?.picture;
  expect(pictureOf([block({ heading: "A" }), block({ picture }), block({ image: { image: "b.jpg" } })])).toBe(
    "hus/foaje.jpg",
  );
  for (const blocks of [[block({ picture: { image: "{film.image}" } })], [block("feil"), null], "feil", undefined])
    expect(pictureOf(blocks)).toBeNull();
});

test("menu items are in the order of their menus, each under the one above it, and say where they are", () => {
  const item = (id: string, more: object) =>
    placed("menuItems", { id, label: id.toUpperCase(), path: "/", parent: null, place: "header", order: 1, ...more });
  const items = [
    item("a", { place: "footer" }),
    item("b", { parent: "d", order: 10 }),
    item("c", { parent: "d", order: 9 }),
    item("d", { order: 2, path: null }),
    item("e", {}),
    item("f", { onPagesIn: "en" }),
    item("g", { parent: "h" }),
    item("h", { parent: "g" }),
  ];
  const found = lists(items).MenuItem ?? [];
  expect(found.map(({ id }) => id).filter((id) => id < "g")).toEqual(["e", "d", "c", "b", "a", "f"]);
  const placeOf = (sought: string) => found.find(({ id }) => id === sought)?.placement;
  expect(placeOf("c")).toEqual({
    heading: "Øverst på siden",
    depth: 1,
    leadsTo: "Forsiden",
    isFirst: true,
    isLast: false,
  });
  expect(placeOf("d")).toEqual({ heading: "Øverst på siden", depth: 0, leadsTo: "", isFirst: false, isLast: true });
  const pageItem = item("i", { path: "/om#kart" });
  const named = lists([pageItem, placed("pages", { id: "om", path: "/om", title: "Om huset" })]).MenuItem ?? [];
  expect(named[0]?.placement?.leadsTo).toBe("Om huset");
  const article = placed("articles", { id: "a", slug: "personvern", title: "Personvern" });
  const toArticle = lists([item("j", { path: "/article/personvern" }), article]).MenuItem ?? [];
  expect(toArticle[0]?.placement?.leadsTo).toBe("Personvern");
  expect(placeOf("f")?.heading).toBe("Øverst på siden, engelsk");
  expect(found.find(({ id }) => id === "c")?.detail).toBe("Øverst på siden › D");
});

test("a page is told by where the menus lead to it, and one that makes many by that", () => {
  const item = (id: string, own: object) => placed("menuItems", { id, label: id.toUpperCase(), parent: null, ...own });
  const page = (path: string) => placed("pages", { id: path.slice(1), path, title: path });
  const found = lists([
    item("kino", { path: null, order: 2 }),
    item("program", { path: "/program", parent: "kino" }),
    item("igjen", { path: "/program" }),
    page("/program"),
    item("sist", { path: "/sist", place: "footer" }),
    item("forst", { path: "/forst", order: 1 }),
    page("/film/:production"),
    page("/annet"),
    page("/sist"),
    page("/forst"),
    page("/"),
  ]).Page;
  expect(found?.map(({ title, part }) => [part, title])).toEqual([
    ["", "Forsiden"],
    ["FORST", "/forst"],
    ["KINO", "/program"],
    ["Nederst på siden", "/sist"],
    ["Ikke i menyen", "/annet"],
    ["Maler", "/film/:production"],
  ]);
  expect(Object.fromEntries(found?.map(({ title, detail }) => [title, detail]) ?? [])).toMatchObject({
    "/program": "Meny: KINO › PROGRAM",
    "/annet": "Ikke i menyen",
    "/film/:production": "Mal for flere sider",
  });
});

test("a showing has its state in words, and other content has none", () => {
  const states = (one: typeof film) => lists([one]);
  const cancelled = placed("events", { id: "a", start: "2026-12-05T18:00", status: "cancelled" });
  expect(states(cancelled).Event?.[0]?.status).toEqual({ is: "cancelled", text: "Avlyst" });
  expect(states(placed("events", { id: "a", start: "", status: "ukjent" })).Event?.[0]?.status).toBeNull();
  const stateAt = (start: string) =>
    states(placed("events", { id: "a", start, status: "onSale" })).Event?.[0]?.status?.is;
  expect([stateAt("2020-12-05T18:00"), stateAt("snart")]).toEqual(["over", "onSale"]);
  expect(states(film).Production?.[0]?.status).toBeNull();
});

test("a showing says whether it has prices of its own", () => {
  const own = (prices: unknown) =>
    lists([placed("events", { id: "a", start: "", prices })]).Event?.[0]?.hasOwnPrices ?? false;
  expect([[{ label: "Voksen", amount: 150 }], [], undefined].map(own)).toEqual([true, false, false]);
});

test("an entity has its errors and warnings counted, and when it is shown", () => {
  const clock = process.env.CLOCK;
  process.env.CLOCK = "2026-12-01T12:00";
  const article = placed("articles", { id: "jul", title: "Jul", shownFrom: "2026-12-04T12:00" });
  const problem = (severity: "error" | "warning", kind = "articles"): Problem => ({
    severity,
    file: "",
    path: [],
    message: "",
    cure: "",
    entity: { kind, id: "jul", title: "" },
  });
  const problems = [problem("error"), problem("warning"), problem("warning"), problem("error", "pages")];
  const { byType } = listsOf({
    entities: [article],
    problems: [...problems, { ...problem("error"), entity: null }],
    drafts: [],
    changed: new Map([[article.file, { at: "2026-11-30T10:00:00+01:00", by: "Ada Demo" }]]),
  });
  expect(byType.Article).toEqual([
    {
      id: "jul",
      title: "Jul",
      detail: "",
      picture: null,
      status: null,
      errors: 1,
      warnings: 2,
      hasDraft: false,
      shown: "Vises fra 4. desember 2026 kl. 12.00",
      isShown: false,
      next: null,
      changed: "2026-11-30T10:00:00+01:00",
      changedBy: "Ada Demo",
    },
  ]);
  if (clock === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = clock;
});

test("what is listed inside a site is called by its name, its text or its id", () => {
  const inside = placed("sites", {
    id: "huset",
    halls: [{ id: "a", name: "Salen" }, { id: "b" }, "feil"],
    noteTexts: [{ id: "n", text: "Rolig visning." }],
    priceLists: [
      { id: "p", prices: [{ label: "Voksen", amount: "135" }] },
      { id: "q", prices: "feil" },
    ],
  });
  const { Hall, NoteText, PriceList } = lists([inside]);
  expect(Hall?.map(({ title, errors, hasDraft }) => [title, errors, hasDraft])).toEqual([
    ["Salen", 0, false],
    ["b", 0, false],
  ]);
  expect(NoteText?.map(({ title }) => title)).toEqual(["Rolig visning."]);
  expect(PriceList?.map(({ detail }) => detail)).toEqual(["Voksen 135", ""]);
});

test("a site has its settings once; everything else begins as a copy", () => {
  const kinds = new Map(kindsOf([]).map((one) => [one.kind, one]));
  expect([kinds.get("sites")?.newLabel, kinds.get("productions")?.newLabel]).toEqual([null, "Lag kopi"]);
  expect([...kinds.keys()].slice(0, 7)).toEqual([
    ...["productions", "events", "articles", "pages", "menuItems", "redirects", "sites"],
  ]);
  expect(kinds.get("events")).toMatchObject({ type: "Event", count: 0, form: { kind: "object" } });
});
