import fc from "fast-check";
import type { PublishedState } from "../../../domain/publishing/published-state";
import { TestContent } from "../../testing/test-content";

const NOW: PublishedState = {
  pages: ["/", "/404", "/article/personvern", "/julequiz-k1", "/nattoget-101", "/vinterlys-103"],
  menuItems: ["filmer", "kino", "program"],
  productions: ["nattoget", "nattoget-3d", "quiz", "vinterlys"],
  events: ["nattoget-1", "nattoget-2", "quiz-1"],
  articles: ["personvern"],
  redirects: [],
  settings: [],
};

const reported = async (before: PublishedState | null, content = new TestContent()) =>
  (await content.problems({ published: before })).map(
    ({ severity, file, message, cure }) => `${severity} ${file}: ${message} → ${cure}`,
  );

const numbered = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

it("reports nothing on a fresh clone, or when nothing has been removed", async () => {
  expect(await reported(null)).toEqual([]);
  expect(await reported(NOW)).toEqual([]);
  expect(await reported({ ...NOW, pages: ["/"], events: [] })).toEqual([]);
});

it("warns of a removed address without a redirect, and suggests the redirect", async () => {
  expect(await reported({ ...NOW, pages: [...NOW.pages, "/natoget-101"] })).toEqual([
    'warning settings/redirects.json: Adressen /natoget-101 var publisert sist, men er borte, og ingen videresending tar over. → Legg til { "from": "/natoget-101", "to": "/nattoget-101" } i redirects, eller en annen side i to. Eller hent fram siden igjen.',
  ]);
});

it("accepts a redirect", async () => {
  expect(await reported({ ...NOW, pages: [...NOW.pages, "/gammel"] })).toEqual([]);
});

it.each(["/P\u00e5ske", "/jul"])("warns of a redirect that has been removed: %s", async (from) => {
  const before = { ...NOW, redirects: ["/gammel", from] };
  expect(await reported(before)).toEqual([
    expect.stringContaining(`Adressen ${from} var publisert sist, men er borte`),
  ]);
  const written = new TestContent().set("settings/redirects.json", "redirects[1]", {
    from: encodeURI(from.normalize("NFD")),
    to: "/",
  });
  expect(await reported(before, written)).toEqual([]);
});

it("warns of every setting that has been removed", async () => {
  const settings = ["halls.storsal", "halls.loftet", "name", "ticketSeller.email"];
  expect(await reported({ ...NOW, settings })).toEqual([
    expect.stringContaining("er borte: halls.loftet, ticketSeller.email."),
  ]);
});

it("reports many pages in one message, and names some", async () => {
  expect(await reported({ ...NOW, pages: [...NOW.pages, ...numbered("/film", 22)] })).toEqual([
    "warning pages: 22 adresser som var publisert sist, er borte: /film-1, /film-2, /film-3 og 19 til. Nettstedet har 22 sider færre enn sist. → Hent fram sidene igjen, eller send leserne videre fra hver av dem i settings/redirects.json.",
  ]);
});

it("uses the singular for one page", async () => {
  const before = { ...NOW, pages: [...NOW.pages.slice(0, -4), ...numbered("/film", 5)] };
  expect((await reported(before)).join()).toContain("Nettstedet har 1 side færre enn sist.");
});

it.each([
  ["menuItems", "menus", "menypunkter"],
  ["productions", "productions", "filmer og arrangementer"],
  ["events", "events", "forestillinger"],
  ["articles", "articles", "artikler"],
] as const)("warns when many %s have been removed, and names some", async (kind, folder, name) => {
  expect(await reported({ ...NOW, [kind]: [...NOW[kind], ...numbered("x", 5)] })).toEqual([
    `warning ${folder}: Antallet ${name} har gått ned fra ${NOW[kind].length + 5} til ${NOW[kind].length} siden sist. Borte er x-1, x-2, x-3 og 2 til. → Var det meningen, trenger du ikke gjøre noe. Ellers henter du fram filene i ${folder} igjen.`,
  ]);
  expect(await reported({ ...NOW, [kind]: [...NOW[kind], ...numbered("x", 4)] })).toEqual([]);
});

it("warns when the last ones have been removed, however few", async () => {
  expect(await reported(NOW, new TestContent().remove("events"))).toContainEqual(
    expect.stringContaining(
      "warning events: Antallet forestillinger har gått ned fra 3 til 0 siden sist. Borte er nattoget-1, nattoget-2, quiz-1. → ",
    ),
  );
});

it("accepts renaming", async () => {
  expect(await reported({ ...NOW, events: ["a", "b", "c"] })).toEqual([]);
});

it("reports the same for a former state in any order", async () => {
  const pages = [...NOW.pages, "/a", "/b", "/c", "/d"];
  const expected = [...(await reported({ ...NOW, pages }))].sort();
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(pages, { minLength: pages.length }), async (shuffled) => {
      expect([...(await reported({ ...NOW, pages: shuffled }))].sort()).toEqual(expected);
    }),
    { numRuns: 5 },
  );
});
