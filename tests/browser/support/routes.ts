import { SHOWINGS } from "./content";

/** Every route of the specification's section 2, listed by hand: the expected routes, independent of content. */

const MAIN_ROUTES = [
  "/",
  "/filmer",
  "/kommende-filmer",
  "/kinoprogram",
  "/seniorkino",
  "/dagkino",
  "/babykino",
  "/den-store-kinodagen",
  "/kulturprogram",
  "/kalender",
  "/arrangement",
  "/sok",
  "/her-finner-du-mer-om",
  "/arets-plakater",
] as const;

/** Pages for those who plan a visit. */
const GUIDE_ROUTES = [
  "/kom-hit",
  "/tilgjengelighet-i-huset",
  "/skoler-og-barnehager",
  "/gavekort-og-grupper",
  "/presse",
  "/in-english",
  "/auf-deutsch",
] as const;

/** Pages with what suits an occasion. */
const OCCASION_ROUTES = ["/med-en-sjuaring", "/med-bestemor", "/regnvaerssondag", "/for-deg-som-horer-darlig"] as const;

const INFORMATION_ROUTES = [
  "/om-oss",
  "/om-kinoen",
  "/om-kulturskolen",
  "/om-kantina-i-kulturhuset",
  "/biblioteket",
  "/praktisk-informasjon",
  "/utleie",
  "/utleieinfo",
  "/utleie-priser-rom-utstyr-og-servering",
  "/bordoppsett-for-festsal",
  "/festsal",
  "/kinosal",
  "/formannskapssal",
  "/kommunestyresal",
  "/spisesal",
  "/grupperom-i",
  "/grupperom-ii",
  "/bursdag-pa-kinoen",
  ...GUIDE_ROUTES,
  ...OCCASION_ROUTES,
  "/info-om-cookies",
  "/tilgjengelighetserklaering",
] as const;

/** Login pages and members' own pages, whose content is fetched in the browser. */
export const MEMBER_ROUTES = [
  "/logg-inn",
  "/ny-konto",
  "/glemt-passord",
  "/min-side",
  "/min-side/billetter",
  "/min-side/liste",
] as const;

export const ARTICLE_ROUTES = [
  "/article/personvernerklaering",
  "/article/dagkino-pa-rakkestad-kino",
  "/article/linnekleppen---brannvakttarn",
  "/article/kulturarrangement-fra-kulturkontoret",
  "/article/aldersgrenser",
  "/article/om-lokalsamlingen",
  "/article/filmklubben-for-de-yngste",
  "/article/frivillig-pa-kinoen",
  "/article/kaffe-og-kunst-i-foajeen",
  "/article/ledsagerbevis",
  "/article/seniorkino-hver-torsdag",
  "/article/slik-bruker-du-teleslynge",
] as const;

export const FILM_ROUTES = [
  "/bamsemor-og-stjernene-20263",
  "/brodrene-lovenskog-20264",
  "/den-siste-fyrvokteren-20262",
  "/dronninga-pa-torget-20285",
  "/elgtrakket-20282",
  "/fjellpass-9-20284",
  "/handballjentene-20270",
  "/hundre-somre-20275",
  "/isbryteren-20273",
  "/jordmora-20269",
  "/kaffe-med-kaja-20274",
  "/kraka-20265",
  "/manebyen-20267",
  "/nattekspressen-20261",
  "/operasjon-makrell-20266",
  "/sensommer-20260",
  "/sirkus-solo-20277",
  "/stille-vann-20271",
  "/svart-granitt-20276",
  "/tante-oda-reiser-20272",
  "/ugla-og-uret-20283",
  "/vinterkongen-20281",
] as const;

export const CULTURE_ROUTES = [
  "/byttekveld-k113",
  "/forfattermote-byen-under-broen-k104",
  "/helt-vanlig-tirsdag-k107",
  "/kaffedans-k111",
  "/kulturskolen-spiller-opp-k106",
  "/lesestund-for-de-minste-k105",
  "/lokalhistorisk-kveld-k112",
  "/operakveld-pa-lerretet-k114",
  "/quizkveld-i-kantina-k102",
  "/reven-som-ville-fly-k109",
  "/seniorkafe-k103",
  "/storbandkveld-k101",
  "/strikkekafe-k110",
  "/viser-i-skumringen-k108",
] as const;

/** The not-found page is served on its own addresses too. */
export const NOT_FOUND_ROUTES = ["/404", "/404.html"] as const;

/** The offline page, which is in no menu, sitemap or search. */
export const OFFLINE_ROUTE = "/uten-nett";

/** The months of the calendar, from that of the build to the last with showings. */
export const MONTH_ROUTES: readonly string[] = [
  ...new Set(SHOWINGS.filter(({ monthsAhead }) => Number(monthsAhead) >= 0).map(({ month }) => `/kalender/${month}`)),
];

const FIXED_ROUTES: readonly string[] = [
  ...MAIN_ROUTES,
  ...INFORMATION_ROUTES,
  ...MEMBER_ROUTES,
  "/404",
  OFFLINE_ROUTE,
];

const EXPANDED_ROUTES: readonly string[] = [...ARTICLE_ROUTES, ...FILM_ROUTES, ...CULTURE_ROUTES, ...MONTH_ROUTES];

export const ALL_ROUTES: readonly string[] = [...FIXED_ROUTES, ...EXPANDED_ROUTES];

/** The blocks of a route by the specification, in order. Pages may have more in between. */
export const SPECIFIED_BLOCKS: Readonly<Record<string, readonly string[]>> = {
  "/": ["schedule", "culture-programme", "cover-flow", "quick-links", "card-list"],
  "/filmer": ["events-list"],
  "/kommende-filmer": ["upcoming-films"],
  "/kinoprogram": ["schedule"],
  "/seniorkino": ["cover", "schedule", "calendar-subscribe", "rich-text", "culture-programme"],
  "/dagkino": ["cover", "schedule", "calendar-subscribe", "rich-text"],
  "/babykino": ["cover", "schedule", "calendar-subscribe", "rich-text"],
  "/kom-hit": ["cover", "picture-guide", "rich-text"],
  "/tilgjengelighet-i-huset": ["cover", "picture-guide", "rich-text"],
  "/in-english": ["cover", "films-in-language", "rich-text"],
  "/auf-deutsch": ["cover", "films-in-language", "rich-text"],
  ...Object.fromEntries(OCCASION_ROUTES.map((route) => [route, ["cover", "occasion", "rich-text"]])),
  "/den-store-kinodagen": ["cover", "schedule", "calendar-subscribe"],
  "/kulturprogram": ["culture-programme"],
  "/kalender": ["month-calendar", "calendar-subscribe"],
  "/arrangement": ["culture-programme"],
  "/sok": ["search-field"],
  "/her-finner-du-mer-om": ["card-list"],
  "/min-side/billetter": ["tickets"],
  "/min-side/liste": ["watch-list"],
  "/404": ["not-found"],
  [OFFLINE_ROUTE]: ["offline"],
  "/logg-inn": ["member-screen"],
  "/ny-konto": ["member-screen"],
  "/glemt-passord": ["member-screen"],
  "/min-side": ["member-screen"],
  ...Object.fromEntries(ARTICLE_ROUTES.map((route) => [route, ["cover", "article-body", "related-articles"]])),
  ...Object.fromEntries(FILM_ROUTES.map((route) => [route, ["cover", "ticket-list", "movie-info", "movie-info"]])),
  ...Object.fromEntries(CULTURE_ROUTES.map((route) => [route, ["cover", "movie-info", "ticket-list"]])),
};
