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
  ["lese for barn", ["/lesestund-for-de-minste-k105", "/biblioteket", "/sirkus-solo-20277"]],
  ["seniorkafeen", SENIOR_CAFE],
  ["forfatter", ["/forfattermote-byen-under-broen-k104"]],
  ["kino i dag", FILMS],
  ["premiere", ["/kommende-filmer"]],
  // Parts of compounds that no page has
  ["seniorfilm", FOR_SENIORS],
  ["seniorfilmer", FOR_SENIORS],
  ["barneforestilling", FOR_CHILDREN],
  ["konsertsal", [...ROOMS, ...CONCERTS, "/operakveld-pa-lerretet-k114"]],
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
  ["broedrene loevenskog", ["/brodrene-lovenskog-20264"]],
  ["maanebyen", ["/manebyen-20267"]],
  ["handballjentene", ["/handballjentene-20270"]],
  ["tilgjengelighetserklaering", ["/tilgjengelighetserklaering"]],
  ["aldersgrensene", ["/article/aldersgrenser"]],
  ["isbryterne", ["/isbryteren-20273"]],
  ["nattekspressne", ["/nattekspressen-20261"]],
  ["bibloiteket", ["/biblioteket"]],
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
  ["bordoppsett", ["/bordoppsett-for-festsal"]],
  ["barnebursdag", ["/bursdag-pa-kinoen"]],
  // Questions, and words that the site's texts do not have
  ["hva skjer", PROGRAMME],
  ["hva går på kino", ["/kinoprogram", "/filmer"]],
  ["åpent søndag", [...HERE, "/biblioteket", "/om-kantina-i-kulturhuset", "/om-oss"]],
  ["hvor ligger dere", HERE],
  ["hvor er dere", HERE],
  ["hva koster det", PRICES],
  ["hva koster en billett", ["/om-kinoen", "/kinoprogram"]],
  ["billettpriser", ["/om-kinoen"]],
  ["pris kino", ["/om-kinoen"]],
  ["180 kroner", ["/viser-i-skumringen-k108"]],
  ["hvordan kommer jeg dit", HERE],
  ["kan jeg ta med hund", ["/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["hund", ["/praktisk-informasjon"]],
  ["når åpner kantina", ["/om-kantina-i-kulturhuset"]],
  ["kan jeg betale med kort", ["/praktisk-informasjon", "/om-kinoen"]],
  ["vipps", ["/praktisk-informasjon", "/om-kinoen"]],
  ["får jeg pengene tilbake", ["/praktisk-informasjon", "/om-kinoen", "/gavekort-og-grupper"]],
  ["avbestille", ["/utleieinfo"]],
  ["avbestille billett", ["/praktisk-informasjon", "/om-kinoen"]],
  ["refusjon", ["/praktisk-informasjon", "/om-kinoen", "/gavekort-og-grupper"]],
  ["hvem kontakter jeg", ["/om-oss", "/praktisk-informasjon"]],
  ["telefonnummer", ["/om-oss", "/praktisk-informasjon"]],
  ["epost", ["/om-oss", "/praktisk-informasjon"]],
  ["ledige stillinger", ["/article/frivillig-pa-kinoen", "/om-oss"]],
  ["bli frivillig", ["/article/frivillig-pa-kinoen"]],
  ["nyhetsbrev", ["/kalender", "/kulturprogram", "/kinoprogram", "/presse"]],
  ["bordplan", ["/bordoppsett-for-festsal"]],
  ["bordkart", ["/bordoppsett-for-festsal"]],
  ["wedding venue", ["/festsal", "/utleie", "/in-english"]],
  ["konfirmasjon", ["/festsal", "/spisesal", "/bordoppsett-for-festsal"]],
  ["leie rom", ["/utleieinfo", "/utleie"]],
  ["bestille rom", ["/utleieinfo"]],
  ["projektor", ["/festsal", "/kommunestyresal", "/grupperom-i", "/grupperom-ii"]],
  ["catering", ["/om-kantina-i-kulturhuset", "/utleie-priser-rom-utstyr-og-servering", "/spisesal"]],
  ["dåp", ["/spisesal"]],
  ["minnesamvær", ["/spisesal"]],
  ["begravelse", ["/spisesal"]],
  ["julebord", ["/festsal", "/spisesal", "/utleie", "/om-kantina-i-kulturhuset"]],
  ["selskapslokale", ["/festsal", "/spisesal", "/utleie"]],
  ["årsmøte", ["/festsal", "/kommunestyresal", "/utleie", "/formannskapssal"]],
  ["musikkskole", ["/om-kulturskolen"]],
  ["pianotimer", ["/om-kulturskolen"]],
  ["gitarkurs", ["/om-kulturskolen"]],
  ["lånekort", ["/biblioteket"]],
  ["levere bøker", ["/biblioteket"]],
  ["skrive ut", ["/biblioteket"]],
  ["printer", ["/biblioteket"]],
  ["lesestund", ["/lesestund-for-de-minste-k105"]],
  ["e-bok", ["/biblioteket"]],
  ["nødutgang", ["/praktisk-informasjon", "/tilgjengelighet-i-huset", "/utleieinfo", "/bordoppsett-for-festsal"]],
  ["rømningsvei", ["/bordoppsett-for-festsal", "/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["toalett", ["/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["wc", ["/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["handicap", ["/tilgjengelighet-i-huset"]],
  ["garderobe", ["/praktisk-informasjon", "/festsal"]],
  ["mistet lue", ["/praktisk-informasjon"]],
  ["glemt jakke", ["/praktisk-informasjon"]],
  ["hittegods", ["/praktisk-informasjon"]],
  ["wifi passord", ["/praktisk-informasjon"]],
  ["sykkelparkering", ["/kom-hit"]],
  ["lade elbil", ["/kom-hit", "/praktisk-informasjon"]],
  ["elbillader", ["/kom-hit", "/praktisk-informasjon"]],
  ["stellebord", ["/babykino", "/praktisk-informasjon", "/tilgjengelighet-i-huset"]],
  ["amme", ["/babykino"]],
  ["barnevogn", ["/babykino", "/praktisk-informasjon"]],
  ["rabatt student", ["/om-kinoen"]],
  ["studentrabatt", ["/om-kinoen"]],
  ["honnørbillett", ["/om-kinoen", "/seniorkino"]],
  ["popcorn", ["/om-kinoen", "/bursdag-pa-kinoen"]],
  ["kiosk", ["/praktisk-informasjon", "/om-kinoen"]],
  ["vaffel", ["/om-kantina-i-kulturhuset", "/seniorkino", "/seniorkafe-k103"]],
  ["middag", ["/om-kantina-i-kulturhuset"]],
  ["meny", ["/om-kantina-i-kulturhuset"]],
  ["restaurant", ["/om-kantina-i-kulturhuset"]],
  ["julegave", ["/gavekort-og-grupper"]],
  ["klippekort", ["/gavekort-og-grupper", "/om-kinoen", "/logg-inn"]],
  ["klubb", ["/logg-inn"]],
  ["samling", ["/article/om-lokalsamlingen"]],
  ["logge inn", ["/logg-inn"]],
  ["glemt passord", ["/glemt-passord"]],
  ["mine billetter", ["/min-side/billetter"]],
  ["slette konto", ["/article/personvernerklaering", "/min-side"]],
  ["personvern", ["/article/personvernerklaering"]],
  ["klage", ["/tilgjengelighetserklaering", "/om-oss"]],
  ["teleslynge", ["/article/slik-bruker-du-teleslynge"]],
  ["ledsager", ["/article/ledsagerbevis"]],
  ["aldersgrense 12", ["/article/aldersgrenser"]],
  ["hvor gammel må man være", ["/article/aldersgrenser"]],
  ["film på engelsk", ["/in-english"]],
  ["opening hours", ["/in-english"]],
  ["tickets", ["/in-english", "/auf-deutsch"]],
  ["utstilling", ["/article/kaffe-og-kunst-i-foajeen", "/kulturprogram"]],
  ["standup", ["/helt-vanlig-tirsdag-k107"]],
  ["revy", ["/kulturprogram", "/festsal", "/helt-vanlig-tirsdag-k107"]],
  ["teater for barn", ["/reven-som-ville-fly-k109"]],
  ["skolekino", ["/skoler-og-barnehager"]],
  ["barnebursdag pris", ["/bursdag-pa-kinoen"]],
  ["pressebilder", ["/presse"]],
  ["logo", ["/presse"]],
  ["lederen", ["/om-oss"]],
  ["faktura", ["/utleieinfo", "/skoler-og-barnehager", "/om-oss", "/praktisk-informasjon"]],
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

test.each(FIRST)("«%s» gives what it should first", async (query, first) => {
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
