import { INDEX_QUERY, makeIndex, searchContent } from "../../src/features/search/build/build";
import { byKind } from "../../src/features/search/found";
import { indexFiles } from "../../src/features/search/index-files";
import { type SearchEngine, searchEngine } from "../../src/features/search/search-engine";
import { askContent } from "./content-graphql";

/** Ordinary queries, with the index of the demonstration content for a build in Advent. */

const CONCERTS = ["/viser-i-skumringen-k108", "/storbandkveld-k101"];
const FOR_CHILDREN = [
  "/bamsemor-og-stjernene-20263",
  "/operasjon-makrell-20266",
  "/sirkus-solo-20277",
  "/ugla-og-uret-20283",
];
const FOR_SENIORS = [
  "/tante-oda-reiser-20272",
  "/stille-vann-20271",
  "/seniorkino",
  "/article/seniorkino-hver-torsdag",
];
const FILMS = /-20\d{3}$/;
const ROOMS = ["/festsal", "/kinosal", "/spisesal", "/formannskapssal", "/kommunestyresal"];
const SENIOR_CAFE = ["/seniorkafe-k103"];
const HERE = ["/kom-hit", "/praktisk-informasjon"];
const ACCESS = ["/tilgjengelighet-i-huset", "/tilgjengelighetserklaering"];
const CHRISTMAS = ["/biblioteket", "/praktisk-informasjon", "/om-oss"];

/** The query, and the allowed first results: one of some addresses, or all of a kind. */
const FIRST: readonly (readonly [query: string, first: readonly string[] | RegExp])[] = [
  // The programme, by kind
  ["film", FILMS],
  ["filmer", FILMS],
  ["filmene", FILMS],
  ["barnefilm", FOR_CHILDREN],
  ["barnefilmer", FOR_CHILDREN],
  ["krim", ["/brodrene-lovenskog-20264", "/svart-granitt-20276"]],
  ["skrekkfilm", ["/kraka-20265"]],
  ["dokumentar", ["/stille-vann-20271", "/dronninga-pa-torget-20285"]],
  ["ungdomsfilm", ["/handballjentene-20270"]],
  ["3D", ["/manebyen-20267"]],
  ["konsert", CONCERTS],
  ["konserter", CONCERTS],
  ["konsertene", CONCERTS],
  ["teater", ["/reven-som-ville-fly-k109"]],
  ["opera", ["/operakveld-pa-lerretet-k114"]],
  ["operaen", ["/operakveld-pa-lerretet-k114"]],
  ["quiz", ["/quizkveld-i-kantina-k102"]],
  ["dans", ["/kaffedans-k111"]],
  ["strikking", ["/strikkekafe-k110"]],
  ["strikke", ["/strikkekafe-k110"]],
  ["lesing", ["/lesestund-for-de-minste-k105", "/tilgjengelighet-i-huset"]],
  ["lese for barn", ["/lesestund-for-de-minste-k105", "/biblioteket"]],
  ["seniorkafeen", SENIOR_CAFE],
  ["forfatter", ["/forfattermote-byen-under-broen-k104"]],
  ["kino i dag", ["/kinoprogram"]],
  ["premiere", ["/kommende-filmer"]],
  // Parts of compounds that no page has
  ["seniorfilm", FOR_SENIORS],
  ["seniorfilmer", FOR_SENIORS],
  ["barneforestilling", FOR_CHILDREN],
  ["konsertsal", [...ROOMS, ...CONCERTS]],
  ["tegnefilm", FOR_CHILDREN],
  ["julekonsert", CONCERTS],
  ["konfirmasjonslokale", ["/festsal", "/spisesal"]],
  // Typing errors and other spellings
  ["koncert", CONCERTS],
  ["konsetr", CONCERTS],
  ["biblotek", ["/biblioteket"]],
  ["biblioteck", ["/biblioteket"]],
  ["fesstal", ["/festsal"]],
  ["vestsal", ["/festsal"]],
  ["natekspressen", ["/nattekspressen-20261"]],
  ["broedrene", ["/brodrene-lovenskog-20264"]],
  ["kraaka", ["/kraka-20265"]],
  ["strikkekafe", ["/strikkekafe-k110"]],
  // Practical questions
  ["åpningstider", HERE],
  ["aapningstider", HERE],
  ["når åpner biblioteket", ["/biblioteket"]],
  ["julestengt", CHRISTMAS],
  ["åpent jul", [...CHRISTMAS, "/om-kantina-i-kulturhuset"]],
  ["julaften", ["/om-oss", ...CHRISTMAS, "/om-kantina-i-kulturhuset"]],
  ["juleferie", ["/om-kulturskolen", ...CHRISTMAS]],
  ["parkering", HERE],
  ["hvor parkerer jeg", HERE],
  ["buss", HERE],
  ["bussholdeplass", HERE],
  ["billetter", ["/kinoprogram"]],
  ["kjøpe billett", ["/kinoprogram"]],
  ["gavekort", ["/gavekort-og-grupper", "/kinoprogram", "/min-side/billetter"]],
  ["rullestol", [...ACCESS, "/praktisk-informasjon"]],
  ["heis", [...ACCESS, "/grupperom-i", "/grupperom-ii"]],
  ["høreapparat", ["/article/slik-bruker-du-teleslynge", ...ACCESS]],
  ["ledsager bevis", ["/article/ledsagerbevis"]],
  ["aldersgrense", ["/article/aldersgrenser"]],
  ["klassebesøk", ["/skoler-og-barnehager", "/om-kulturskolen"]],
  ["presse", ["/presse", "/om-oss"]],
  ["english", ["/in-english"]],
  ["deutsch", ["/auf-deutsch"]],
  ["telefon", ["/om-oss"]],
  ["mat", ["/om-kantina-i-kulturhuset"]],
  ["låne bøker", ["/biblioteket"]],
  ["piano", ["/om-kulturskolen"]],
  ["frivillig", ["/article/frivillig-pa-kinoen"]],
  ["cookies", ["/info-om-cookies"]],
  // Rooms
  ["sal", ROOMS],
  ["bryllup", ["/festsal"]],
  ["hva koster festsalen", ["/festsal"]],
  ["leie lokale", ["/festsal", "/spisesal", "/utleie"]],
  ["møterom", ["/formannskapssal", "/grupperom-i", "/grupperom-ii"]],
  ["grupperommene", ["/grupperom-i"]],
  ["flygel", ["/festsal"]],
  ["barnebursdag", ["/bursdag-pa-kinoen"]],
];

/** The query, and what must be among the first eight results. */
const FOUND: readonly (readonly [query: string, found: readonly string[]])[] = [
  ["konsertsal", ["/festsal"]],
  ["opera", ["/operakveld-pa-lerretet-k114"]],
  ["rullestol", ["/tilgjengelighetserklaering", "/praktisk-informasjon"]],
  ["seniorfilm", ["/tante-oda-reiser-20272", "/article/seniorkino-hver-torsdag"]],
  ["strikking", ["/strikkekafe-k110"]],
  ["julestengt", ["/biblioteket", "/praktisk-informasjon"]],
  ["bryllup", ["/festsal"]],
  ["sal", ROOMS],
];

let engine: SearchEngine;

beforeAll(async () => {
  const content = searchContent(await askContent<Queries.SearchIndexQuery>(INDEX_QUERY, "2026-11-30T12:00"));
  const { files } = makeIndex(content);
  engine = searchEngine(indexFiles(async (path) => new TextDecoder().decode(files.get(path))));
}, 180_000);

/** The addresses of the first results, in order. */
const shownFor = async (query: string): Promise<readonly string[]> => {
  const answer = await engine.search(query);
  return byKind(await answer.show(0, 8)).flatMap(({ found }) => found.map(({ url }) => url));
};

test.each(FIRST)("«%s» gives what it should first", async (query, first) => {
  const [url] = await shownFor(query);
  if (first instanceof RegExp) expect(url).toMatch(first);
  else expect(first).toContain(url);
});

test.each(FOUND)("«%s» finds what it should", async (query, found) => {
  expect(await shownFor(query)).toEqual(expect.arrayContaining([...found]));
});

test("«film» gives films before anything else, and concerts come before what only mentions them", async () => {
  expect((await shownFor("film")).every((url) => FILMS.test(url))).toBe(true);
  const concerts = await shownFor("konsert");
  expect(concerts.indexOf("/article/ledsagerbevis")).toBeGreaterThan(
    Math.max(...CONCERTS.map((url) => concerts.indexOf(url))),
  );
});

test.each(["xqzwv", "kvakksalver", "blablabla"])("«%s» finds nothing", async (query) => {
  expect(await shownFor(query)).toEqual([]);
});
