import { INDEX_QUERY, makeIndex, searchContent } from "../../src/features/search/build/build";
import { indexFiles } from "../../src/features/search/index-files";
import { type SearchEngine, searchEngine } from "../../src/features/search/search-engine";
import { FIRST as FIRST_OF_BEST, FIRST_OF_OTHERS } from "../../src/features/search/use-results";
import { askContent } from "./content-graphql";

/** Ordinary queries, with the index of the demonstration content for a build in Advent. */

const NOW = "2026-11-30T12:00";
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
const PROGRAMME = ["/kinoprogram", "/kulturprogram", "/kalender"];
const PRICES = ["/om-kinoen", "/utleie-priser-rom-utstyr-og-servering"];
const CHRISTMAS = ["/biblioteket", "/praktisk-informasjon", "/om-oss"];

/** Queries, and their allowed first results: one of some addresses, or all of a kind. */
const FIRST: readonly (readonly [queries: string, first: readonly string[] | RegExp])[] = [
  // The programme, by kind
  ["film, filmer, filmene, kino i dag", FILMS],
  ["barnefilm, barnefilmer", FOR_CHILDREN],
  ["krim", ["/brodrene-lovenskog-20264", "/svart-granitt-20276"]],
  ["skrekkfilm", ["/kraka-20265"]],
  ["dokumentar", ["/dronninga-pa-torget-20285", "/stille-vann-20271"]],
  ["ungdomsfilm", ["/handballjentene-20270"]],
  ["3D", ["/manebyen-20267"]],
  ["konsert, konserter, konsertene", CONCERTS],
  ["teater", ["/reven-som-ville-fly-k109"]],
  ["opera, operaen", ["/operakveld-pa-lerretet-k114"]],
  ["quiz", ["/quizkveld-i-kantina-k102"]],
  ["dans", ["/kaffedans-k111"]],
  ["strikking, strikke", ["/strikkekafe-k110"]],
  ["lesing", ["/lesestund-for-de-minste-k105", "/tilgjengelighet-i-huset"]],
  ["lese for barn", ["/biblioteket", "/lesestund-for-de-minste-k105", "/sirkus-solo-20277"]],
  ["seniorkafeen", SENIOR_CAFE],
  ["forfatter", ["/forfattermote-byen-under-broen-k104"]],
  ["premiere", ["/kommende-filmer"]],
  // Parts of compounds that no page has
  ["seniorfilm, seniorfilmer", FOR_SENIORS],
  ["barneforestilling, tegnefilm", FOR_CHILDREN],
  ["konsertsal", [...ROOMS, ...CONCERTS, "/operakveld-pa-lerretet-k114"]],
  ["julekonsert", CONCERTS],
  ["konfirmasjonslokale", ["/festsal", "/spisesal"]],
  // Typing errors and other spellings
  ["koncert, konsetr", CONCERTS],
  ["biblotek, biblioteck, bibloiteket", ["/biblioteket"]],
  ["fesstal, vestsal", ["/festsal"]],
  ["natekspressen, nattekspressne", ["/nattekspressen-20261"]],
  ["broedrene, broedrene loevenskog", ["/brodrene-lovenskog-20264"]],
  ["kraaka", ["/kraka-20265"]],
  ["strikkekafe", ["/strikkekafe-k110"]],
  ["maanebyen", ["/manebyen-20267"]],
  ["handballjentene", ["/handballjentene-20270"]],
  ["tilgjengelighetserklaering", ["/tilgjengelighetserklaering"]],
  ["aldersgrensene", ["/article/aldersgrenser"]],
  ["isbryterne", ["/isbryteren-20273"]],
  ["ledsagerbevsi", ["/article/ledsagerbevis"]],
  ["teleslyngje", ["/article/slik-bruker-du-teleslynge"]],
  ["aapningstidr", HERE],
  // Titles in part, people, and the state of a showing
  ["elg", ["/elgtrakket-20282"]],
  ["isbryter", ["/isbryteren-20273"]],
  ["jentene", ["/handballjentene-20270"]],
  ["solveig prøvestad", ["/nattekspressen-20261"]],
  ["hrafnkatla", ["/kraka-20265"]],
  ["blanke messing", ["/storbandkveld-k101"]],
  ["utsolgt", ["/helt-vanlig-tirsdag-k107"]],
  ["synstolking", FILMS],
  // Practical questions
  ["åpningstider, aapningstider, parkering, hvor parkerer jeg, buss, bussholdeplass", HERE],
  ["når åpner biblioteket, låne bøker", ["/biblioteket"]],
  ["julestengt", CHRISTMAS],
  ["åpent jul", [...CHRISTMAS, "/om-kantina-i-kulturhuset"]],
  ["julaften", ["/om-kantina-i-kulturhuset", "/om-oss", ...CHRISTMAS]],
  ["juleferie", ["/om-kulturskolen", ...CHRISTMAS]],
  ["billetter, kjøpe billett", ["/kinoprogram"]],
  ["gavekort", ["/gavekort-og-grupper", "/kinoprogram", "/min-side/billetter"]],
  ["rullestol", [...ACCESS, "/praktisk-informasjon"]],
  ["heis", [...ACCESS, "/grupperom-i", "/grupperom-ii"]],
  ["høreapparat", ["/article/slik-bruker-du-teleslynge", ...ACCESS]],
  ["ledsager bevis", ["/article/ledsagerbevis"]],
  ["aldersgrense", ["/article/aldersgrenser"]],
  ["klassebesøk", ["/om-kulturskolen", "/skoler-og-barnehager"]],
  ["presse", ["/om-oss", "/presse"]],
  ["english", ["/in-english"]],
  ["deutsch", ["/auf-deutsch"]],
  ["telefon", ["/om-oss"]],
  ["mat", ["/om-kantina-i-kulturhuset"]],
  ["piano", ["/om-kulturskolen"]],
  ["frivillig", ["/article/frivillig-pa-kinoen"]],
  ["cookies", ["/info-om-cookies"]],
  // Rooms
  ["sal", ROOMS],
  ["bryllup, hva koster festsalen, flygel", ["/festsal"]],
  ["leie lokale", ["/festsal", "/spisesal", "/utleie"]],
  ["møterom", ["/formannskapssal", "/grupperom-i", "/grupperom-ii"]],
  ["grupperommene", ["/grupperom-i"]],
  ["bordoppsett", ["/bordoppsett-for-festsal"]],
  ["barnebursdag", ["/bursdag-pa-kinoen"]],
  // Questions, and words that the site's texts do not have
  ["hva skjer", PROGRAMME],
  ["hva går på kino", ["/filmer", "/kinoprogram"]],
  ["åpent søndag", [...HERE, "/biblioteket", "/om-kantina-i-kulturhuset", "/om-oss"]],
  ["hvor ligger dere, hvor er dere, hvordan kommer jeg dit", HERE],
  ["hva koster det", PRICES],
  ["hva koster en billett", ["/kinoprogram", "/om-kinoen"]],
  ["billettpriser, pris kino, rabatt student, studentrabatt", ["/om-kinoen"]],
  ["180 kroner", ["/viser-i-skumringen-k108"]],
  ["kan jeg ta med hund, toalett, wc", ["/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["hund, mistet lue, glemt jakke, hittegods, wifi passord", ["/praktisk-informasjon"]],
  ["når åpner kantina, middag, meny, restaurant", ["/om-kantina-i-kulturhuset"]],
  ["kan jeg betale med kort, vipps, avbestille billett, kiosk", ["/om-kinoen", "/praktisk-informasjon"]],
  ["får jeg pengene tilbake, refusjon", ["/gavekort-og-grupper", "/om-kinoen", "/praktisk-informasjon"]],
  ["avbestille, bestille rom", ["/utleieinfo"]],
  ["hvem kontakter jeg, telefonnummer, epost", ["/om-oss", "/praktisk-informasjon"]],
  ["ledige stillinger", ["/article/frivillig-pa-kinoen", "/om-oss"]],
  ["bli frivillig", ["/article/frivillig-pa-kinoen"]],
  ["nyhetsbrev", ["/kalender", "/kinoprogram", "/kulturprogram", "/presse"]],
  ["bordplan, bordkart", ["/bordoppsett-for-festsal"]],
  ["wedding venue", ["/festsal", "/in-english", "/utleie"]],
  ["konfirmasjon", ["/bordoppsett-for-festsal", "/festsal", "/spisesal"]],
  ["leie rom", ["/utleie", "/utleieinfo"]],
  ["projektor", ["/festsal", "/grupperom-i", "/grupperom-ii", "/kommunestyresal"]],
  ["catering", ["/om-kantina-i-kulturhuset", "/spisesal", "/utleie-priser-rom-utstyr-og-servering"]],
  ["dåp, minnesamvær, begravelse", ["/spisesal"]],
  ["julebord", ["/festsal", "/om-kantina-i-kulturhuset", "/spisesal", "/utleie"]],
  ["selskapslokale", ["/festsal", "/spisesal", "/utleie"]],
  ["årsmøte", ["/festsal", "/formannskapssal", "/kommunestyresal", "/utleie"]],
  ["musikkskole, pianotimer, gitarkurs", ["/om-kulturskolen"]],
  ["lånekort, levere bøker, skrive ut, printer, e-bok", ["/biblioteket"]],
  ["lesestund", ["/lesestund-for-de-minste-k105"]],
  ["nødutgang", ["/bordoppsett-for-festsal", "/praktisk-informasjon", "/tilgjengelighet-i-huset", "/utleieinfo"]],
  ["rømningsvei", ["/bordoppsett-for-festsal", "/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["handicap", ["/tilgjengelighet-i-huset"]],
  ["garderobe", ["/festsal", "/praktisk-informasjon"]],
  ["sykkelparkering", ["/kom-hit"]],
  ["lade elbil, elbillader", ["/kom-hit", "/praktisk-informasjon"]],
  ["stellebord", ["/babykino", "/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["amme", ["/babykino"]],
  ["barnevogn", ["/babykino", "/praktisk-informasjon"]],
  ["honnørbillett", ["/om-kinoen", "/seniorkino"]],
  ["popcorn", ["/bursdag-pa-kinoen", "/om-kinoen"]],
  ["vaffel", ["/om-kantina-i-kulturhuset", "/seniorkafe-k103", "/seniorkino"]],
  ["julegave", ["/gavekort-og-grupper"]],
  ["klippekort", ["/gavekort-og-grupper", "/logg-inn", "/om-kinoen"]],
  ["klubb, logge inn", ["/logg-inn"]],
  ["samling", ["/article/om-lokalsamlingen"]],
  ["glemt passord", ["/glemt-passord"]],
  ["mine billetter", ["/min-side/billetter"]],
  ["slette konto", ["/article/personvernerklaering", "/min-side"]],
  ["personvern", ["/article/personvernerklaering"]],
  ["klage", ["/om-oss", "/tilgjengelighetserklaering"]],
  ["teleslynge", ["/article/slik-bruker-du-teleslynge"]],
  ["ledsager", ["/article/ledsagerbevis"]],
  ["aldersgrense 12, hvor gammel må man være", ["/article/aldersgrenser"]],
  ["film på engelsk, opening hours", ["/in-english"]],
  ["tickets", ["/auf-deutsch", "/in-english"]],
  ["utstilling", ["/article/kaffe-og-kunst-i-foajeen", "/kulturprogram"]],
  ["standup", ["/helt-vanlig-tirsdag-k107"]],
  ["revy", ["/festsal", "/helt-vanlig-tirsdag-k107", "/kulturprogram"]],
  ["teater for barn", ["/reven-som-ville-fly-k109"]],
  ["skolekino", ["/skoler-og-barnehager"]],
  ["barnebursdag pris", ["/bursdag-pa-kinoen"]],
  ["pressebilder, logo", ["/presse"]],
  ["lederen", ["/om-oss"]],
  ["faktura", ["/om-oss", "/praktisk-informasjon", "/skoler-og-barnehager", "/utleieinfo"]],
  ["senjorkino", ["/seniorkino"]],
  // A day that has nothing, and words that are a page's title
  ["17. mai", PROGRAMME],
  ["babykino torsdag", ["/babykino"]],
  ["biblioteket lørdag", ["/biblioteket"]],
];

/** Queries about a time, and its first and last day. */
const ON_DAY: readonly (readonly [query: string, from: string, to: string])[] = [
  ["tirsdag", "2026-12-01", "2026-12-01"],
  ["lørdag kveld", "2026-12-05", "2026-12-05"],
  ["i morgen", "2026-12-01", "2026-12-01"],
  ["hva går på kino i morgen", "2026-12-01", "2026-12-01"],
  ["kino lørdag", "2026-12-05", "2026-12-05"],
  ["hva skjer i helga", "2026-12-05", "2026-12-06"],
  ["5. desember", "2026-12-05", "2026-12-05"],
  ["5.12.", "2026-12-05", "2026-12-05"],
  ["barnefilm søndag", "2026-12-06", "2026-12-06"],
  ["konsert desember", "2026-12-01", "2026-12-31"],
];

/** The query, and what must be among the results that are shown first. */
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
  const content = searchContent(await askContent<Queries.SearchIndexQuery>(INDEX_QUERY, NOW));
  const { catalogue, files } = makeIndex(content);
  engine = searchEngine(indexFiles(catalogue, async (path) => new TextDecoder().decode(files.get(path))));
}, 180_000);

/** The addresses of the first results, in the order of the page: some of each kind. */
const shownFor = async (query: string): Promise<readonly string[]> => {
  const answer = await engine.search(query, NOW);
  const shown = await Promise.all(
    answer.kinds.map(({ kind }, at) => answer.show(0, at === 0 ? FIRST_OF_BEST : FIRST_OF_OTHERS, kind)),
  );
  return shown.flat().map(({ url }) => url);
};

const EACH = FIRST.flatMap(([queries, first]) => queries.split(", ").map((query) => [query, first] as const));

test.each(EACH)("«%s» gives what it should first", async (query, first) => {
  const [url] = await shownFor(query);
  if (first instanceof RegExp) expect(url).toMatch(first);
  else expect(first).toContain(url);
});

test.each(ON_DAY)("«%s» gives the programme of that time, with its hours", async (query, from, to) => {
  const [first] = await (await engine.search(query, NOW)).show(0, 1);
  expect(first?.isThen).toBe(true);
  const days = first?.showings.map(({ start }) => start.slice(0, 10)) ?? [];
  expect(days.every((day) => day >= from && day <= to)).toBe(true);
});

test("says which word a query was replaced by", async () => {
  expect((await engine.search("bordplan", NOW)).corrected).toBe("bordoppsett");
});

test.each(FOUND)("«%s» finds what it should", async (query, found) => {
  expect(await shownFor(query)).toEqual(expect.arrayContaining([...found]));
});

test("«film» gives films before anything else, and concerts come before what only mentions them", async () => {
  expect((await shownFor("film")).slice(0, FIRST_OF_BEST).every((url) => FILMS.test(url))).toBe(true);
  const concerts = await shownFor("konsert");
  expect(concerts.indexOf("/article/ledsagerbevis")).toBeGreaterThan(
    Math.max(...CONCERTS.map((url) => concerts.indexOf(url))),
  );
});

test.each(["xqzwv", "kvakksalver", "blablabla"])("«%s» finds nothing", async (query) => {
  expect(await shownFor(query)).toEqual([]);
});
