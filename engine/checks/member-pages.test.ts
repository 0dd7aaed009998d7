import { withFilmClub } from "../testing/film-club-pages";
import { TestContent } from "../testing/test-content";

const problemsOf = async (content: TestContent): Promise<readonly string[]> =>
  (await content.problems())
    .filter(({ severity }) => severity === "error")
    .map(({ file, field, message }) => `${file} ${field} ${message}`);

const club = (): TestContent => withFilmClub(new TestContent());

test("a site without a film club has no member pages", async () => {
  const { loaded, problems } = await new TestContent().load();
  expect(problems).toEqual([]);
  expect(loaded).not.toBeNull();
});

test("a site with a film club has a page for each screen", async () => expect(await problemsOf(club())).toEqual([]));

test.each([
  ["innlogging", "innloggingen", 'member-screen med "screen": "login"'],
  ["medlem", "skjemaet for å bli medlem", 'member-screen med "screen": "account"'],
  ["passord", "skjemaet for nytt passord", 'member-screen med "screen": "password"'],
  ["meg", "medlemmets side", 'member-screen med "screen": "profile"'],
  ["liste", "lista over filmer", "watch-list"],
  ["billetter", "billettene", "tickets"],
])("a missing page is reported with the block that it needs: %s", async (page, name, block) => {
  const content = club().remove(`pages/${page}.json`);
  const [problem, ...others] = await content.problems();
  expect(problem).toMatchObject({
    field: "blocks[0].component",
    severity: "error",
    message: `hører til filmklubben, men ingen side har ${name}, som lenkene går til.`,
    cure: `Sett blokken ${block} på en side, eller fjern alle filmklubbens sider.`,
  });
  expect(others).toEqual([]);
});

test("a hidden block does not count", async () =>
  expect(await problemsOf(club().set("pages/innlogging.json", "blocks[0].hide", true))).toEqual([
    expect.stringContaining("ingen side har innloggingen"),
  ]));

test("two pages with the same screen are reported", async () => {
  const content = club().copy("pages/liste.json", "pages/mine-filmer.json", { id: "mine-filmer", path: "/mine" });
  expect(await problemsOf(content)).toEqual([
    "pages/mine-filmer.json blocks[0].component viser lista over filmer, men det gjør /liste også, og lenkene kan bare gå til én side.",
  ]);
});

test("a page with a route parameter cannot have a screen", async () => {
  const content = club()
    .remove("pages/liste.json")
    .set("pages/film.json", "blocks[3]", {
      component: "watch-list",
      id: "liste",
      place: { row: 1, column: 1, order: 9 },
      settings: { emptyText: "Tomt." },
    });
  expect(await problemsOf(content)).toEqual([
    "pages/film.json blocks[3].component viser lista over filmer, men siden har mange adresser (/:production).",
  ]);
});

test("an invalid page is not reported as missing", async () => {
  const problems = await problemsOf(club().write("pages/innlogging.json", "{"));
  expect(problems.join()).not.toContain("filmklubben");
});
