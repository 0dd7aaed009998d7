import { SHOWINGS } from "./content";
import { now } from "./venue-time";

/** Whether the sold-out evening is in the future: past showings are not found by their status. */
const SOLD_OUT = SHOWINGS.some(
  ({ production, status, ends }) => production.id === "helt-vanlig-tirsdag" && status === "soldOut" && ends > now(),
);

/** Among equals, the soonest showing is first, which changes from day to day. */
const FILM = /-20\d{3}$/;
const FOR_CHILDREN = /^\/(bamsemor-og-stjernene|operasjon-makrell|sirkus-solo|ugla-og-uret)-20\d{3}$/;
const CONCERT = /^\/(viser-i-skumringen-k108|storbandkveld-k101)$/;
const HERE = /^\/(praktisk-informasjon|kom-hit)$/;

/** Queries, and the address that should be the first result, for every kind of query that the search supports. */
export const SEARCHES: readonly (readonly [query: string, first: string | RegExp])[] = [
  // Titles, complete and incomplete
  ["nattekspressen", "/nattekspressen-20261"],
  ["natteks", "/nattekspressen-20261"],
  ["elg", "/elgtrakket-20282"],
  ["operasjon makrell", "/operasjon-makrell-20266"],
  ["vinterkongen", "/vinterkongen-20281"],
  ["isbryter", "/isbryteren-20273"],
  ["storband", "/storbandkveld-k101"],
  ["quiz", "/quizkveld-i-kantina-k102"],
  ["lesestund", "/lesestund-for-de-minste-k105"],
  ["seniorkafe", "/seniorkafe-k103"],
  // å and aa, ø and oe, æ and ae, with and without
  ["kråka", "/kraka-20265"],
  ["kraaka", "/kraka-20265"],
  ["kraka", "/kraka-20265"],
  ["brødrene løvenskog", "/brodrene-lovenskog-20264"],
  ["broedrene loevenskog", "/brodrene-lovenskog-20264"],
  ["brodrene lovenskog", "/brodrene-lovenskog-20264"],
  ["måneby", "/manebyen-20267"],
  ["maanebyen", "/manebyen-20267"],
  ["håndball", "/handballjentene-20270"],
  ["handballjentene", "/handballjentene-20270"],
  ["personvernerklæring", "/article/personvernerklaering"],
  ["personvernerklaering", "/article/personvernerklaering"],
  ["tilgjengelighetserklaering", "/tilgjengelighetserklaering"],
  ["strikkekafé", "/strikkekafe-k110"],
  ["strikkekafe", "/strikkekafe-k110"],
  // Inflections
  ["festsalen", "/festsal"],
  ["festsaler", "/festsal"],
  ["grupperommene", "/grupperom-i"],
  ["aldersgrensene", "/article/aldersgrenser"],
  ["isbryterne", "/isbryteren-20273"],
  // Type of page before mentions
  ["film", FILM],
  ["konsert", CONCERT],
  ["opera", "/operakveld-pa-lerretet-k114"],
  // Parts of compounds, also of compounds that no page has
  ["seniorfilm", /^\/(tante-oda-reiser-20272|stille-vann-20271|seniorkino|article\/seniorkino-hver-torsdag)$/],
  ["barneforestilling", FOR_CHILDREN],
  ["julekonsert", CONCERT],
  ["strikking", "/strikkekafe-k110"],
  ["lesing", "/tilgjengelighet-i-huset"],
  // Synonyms from the site's settings
  ["bryllup", "/festsal"],
  ["buss", HERE],
  ["klassebesøk", /^\/(om-kulturskolen|skoler-og-barnehager)$/],
  ["sal", /^\/(festsal|kinosal|spisesal|formannskapssal|kommunestyresal)$/],
  ["barnefilm", FOR_CHILDREN],
  ["skole", /^\/(om-kulturskolen|skoler-og-barnehager)$/],
  ["klubb", "/logg-inn"],
  ["samling", "/article/om-lokalsamlingen"],
  ["jentene", "/handballjentene-20270"],
  ["dans", "/kaffedans-k111"],
  // One typing error: a letter too many, too few, wrong, two in the wrong order, also at the beginning
  ["fesstal", "/festsal"],
  ["fetsal", "/festsal"],
  ["vestsal", "/festsal"],
  ["natekspressen", "/nattekspressen-20261"],
  ["nattekspressne", "/nattekspressen-20261"],
  ["koncert", CONCERT],
  ["biblotek", "/biblioteket"],
  ["bibloiteket", "/biblioteket"],
  ["ledsagerbevsi", "/article/ledsagerbevis"],
  ["teleslyngje", "/article/slik-bruker-du-teleslynge"],
  ["parkerring", HERE],
  ["isbyteren", "/isbryteren-20273"],
  ["aapningstidr", HERE],
  // People
  ["solveig prøvestad", "/nattekspressen-20261"],
  ["provestad", "/nattekspressen-20261"],
  ["hrafnkatla", "/kraka-20265"],
  ["blanke messing", "/storbandkveld-k101"],
  // Rooms, their capacity and equipment
  ["kinosal", "/kinosal"],
  ["kommunestyresal", "/kommunestyresal"],
  ["formannskapssal", "/formannskapssal"],
  ["flygel", "/festsal"],
  ["bordoppsett", "/bordoppsett-for-festsal"],
  // Practical questions
  ["hva koster festsalen", "/festsal"],
  ["leie festsal", "/festsal"],
  ["pris", "/utleie-priser-rom-utstyr-og-servering"],
  ["parkering", HERE],
  ["barnebursdag", "/bursdag-pa-kinoen"],
  ["ledsagerbevis", "/article/ledsagerbevis"],
  ["ledsager bevis", "/article/ledsagerbevis"],
  ["teleslynge", "/article/slik-bruker-du-teleslynge"],
  ["cookies", "/info-om-cookies"],
  ["kantine", "/om-kantina-i-kulturhuset"],
  ["brannvakttårn", "/article/linnekleppen---brannvakttarn"],
  ["dagkino", /^\/(dagkino|article\/dagkino-pa-rakkestad-kino)$/],
  // Accessibility and state of a showing
  ...(SOLD_OUT ? [["utsolgt", "/helt-vanlig-tirsdag-k107"] as const] : []),
  ["synstolking", FILM],
];
