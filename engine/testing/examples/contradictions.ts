import { ARTICLE, COMING, EVENTS, type Example, FILM, FILM_PAGE, field, fields, SITE, type Subject } from "./example";

const showing = (slip: string, values: Readonly<Record<string, unknown>>): Example =>
  fields(slip, EVENTS, Object.fromEntries(Object.entries(values).map(([name, value]) => [`events[0].${name}`, value])));

const hours = (slip: string, name: string, value: unknown): Example =>
  field(slip, SITE, `openingHours[0].${name}`, value);

const DAYS = ["monday", "tuesday"];
const CLOSED = { from: "2026-12-24", to: "2026-12-26", closed: true, reason: "Julestengt" };

/** Contradicting fields. */
export const CONTRADICTIONS: Subject = {
  heading: "Felter som sier hver sin ting",
  examples: [
    showing("Salget åpner etter at forestillingen har begynt", { saleOpens: "2026-12-05T10:00" }),
    showing("Billettene er i salg før salget åpner", { saleOpens: "2026-12-02T10:00" }),
    showing("Forestillingen er gratis, men har priser", { status: "free" }),
    showing("Forestillingen er i salg uten pris", { prices: [] }),
    showing("Forestillingen er i salg uten lenke til billettkjøp", { ticketUrl: undefined }),
    showing("En billettype har to priser", {
      prices: [
        { label: "Voksen", amount: 120 },
        { label: "Voksen", amount: 100 },
      ],
    }),
    showing("Prisen er skrevet i øre", { "prices[0].amount": 12050 }),
    field("En pris har fått et siffer for mye", SITE, "priceLists", [
      { id: "kino", name: "Kino", prices: [{ label: "Vanlig", amount: 135 }] },
      { id: "kino-3d", name: "Kino 3D", prices: [{ label: "Vanlig", amount: 150 }] },
      { id: "senior", name: "Seniorkino", prices: [{ label: "Vanlig", amount: 90 }] },
      { id: "premiere", name: "Premiere", prices: [{ label: "Vanlig", amount: 1350 }] },
    ]),
    {
      slip: "To prislister er uenige om hva en billett koster",
      make: (content) =>
        content.set(SITE, "priceLists", [
          { id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 1350 }] },
          { id: "kino-3d", name: "Kino 3D", prices: [{ label: "Voksen", amount: 150 }] },
        ]),
    },
    showing("Beskjeden avlyser det som er i salg", { note: "AVLYST på grunn av sykdom" }),
    {
      slip: "To forestillinger har samme lenke til billettkjøp",
      make: (content) =>
        content
          .set(EVENTS, "events[0].ticketUrl", "https://billett.example.no/4711")
          .set(EVENTS, "events[1].ticketUrl", "https://billett.example.no/4711"),
    },
    {
      slip: "En sjanger er skrevet på to måter",
      make: (content) => content.set(FILM, "genres", ["Familiefilm"]).set(COMING, "genres", ["Familie-film"]),
    },
    field("Landet står der språket skal stå", FILM, "spokenLanguage", "Norge"),
    field("Språket står der landet skal stå", FILM, "country", "Norsk"),
    field("To sider har samme tittel", "pages/404.json", "title", "Lillevik kulturhus"),
    field("En huskelapp er blitt stående", FILM, "contents[0].summary", "TODO: skriv om filmen"),
    field("En adresse virker bare på egen maskin", FILM, "contents[0].summary", "Se http://localhost:8000/nattoget"),
    field("Postnummeret har tre sifre", SITE, "address.postalCode", "189"),
    field("Telefonnummeret har sju sifre", SITE, "contact", [
      { id: "kontoret", name: "Kontoret", phone: "69 22 80 0" },
    ]),
    field("Rommet tar flere enn det største oppsettet", SITE, "halls[1].setups", [
      { kind: "cinema", name: "Rader", seats: 12, plan: { rows: [{ rows: 2, seats: 6 }] } },
    ]),
    showing("Kilden har ikke forestillingen lenger", {
      source: { name: "billettsystem", id: "4711", said: {}, gone: "2026-12-01" },
    }),
    showing("Klokkeslettet er tolv timer for tidlig", { start: "2026-12-04T04:00" }),
    showing("Prisen har tre desimaler", { "prices[0].amount": 120.505 }),
    showing("Forestillingen er flyttet til det tidspunktet den hadde", {
      status: "moved",
      reason: "Ny lampe i projektoren",
      previousStart: "2026-12-04T18:00",
    }),
    showing("Det gamle tidspunktet står der, men ikke at forestillingen er flyttet", {
      previousStart: "2026-12-03T18:00",
    }),
    showing("En grunn står der uten avlysning eller flytting", { reason: "Sykdom" }),
    showing("Forestillingen slutter før filmen er ferdig", { end: "2026-12-04T19:00" }),
    showing("Forestillingen slutter på en annen dato", { end: "2026-12-06T18:00" }),
    {
      slip: "Rullestolplass i en sal uten",
      make: (content) =>
        content.set(EVENTS, "events[0].accessibility", ["wheelchair"]).set(SITE, "halls[0].wheelchairSpaces", 0),
    },
    showing("Årstallet har byttet om to sifre", { start: "2206-12-04T18:00" }),
    showing("Årstallet er hundre år for lite", { start: "1926-12-04T18:00" }),
    showing("Salen har forestillinger, men ingen åpningstider", { hall: "lillesal" }),
    field("Salen har flere rullestolplasser enn plasser", SITE, "halls[0].wheelchairSpaces", 91),
    fields("Salen er tilgjengelig, men har ingen rullestolplasser", SITE, {
      "halls[0].wheelchairSpaces": 0,
      "halls[0].accessibility": ["wheelchair"],
    }),
    field("Et bordoppsett har flere plasser enn rommet", SITE, "halls[1].setups", [
      { kind: "cafe", name: "Kafébord", seats: 21 },
    ]),
    field("Tegningen av et oppsett har færre plasser enn oppsettet", SITE, "halls[1].setups", [
      { kind: "cinema", name: "Stolrader", seats: 20, plan: { rows: [{ rows: 3, seats: 6 }] } },
    ]),
    field("Tegningen av et oppsett har flere rullestolplasser enn rommet", SITE, "halls[0].setups", [
      { kind: "cinema", name: "Stolrader", seats: 60, plan: { rows: [{ rows: 6, seats: 10, wheelchairSpaces: 9 }] } },
    ]),
    field("Rommet har leiepriser, men kan ikke bestilles", SITE, "halls[1].prices", [
      { label: "Hel dag", amount: 900, unit: "per dag" },
    ]),
    field("Et alias er det samme som host", SITE, "aliases", ["lillevik.example.no"]),
    field("Et alias står to ganger", SITE, "aliases", ["www.lillevik.example.no", "www.lillevik.example.no"]),
    {
      slip: "Et alias er adressen til et annet nettsted i mappen",
      make: (content) =>
        content
          .copy(SITE, "sites/kino.json", { id: "kino", host: "kino.example.no" })
          .set(SITE, "aliases", ["kino.example.no"]),
      circumstances: { siteId: "huset" },
    },
    hours("Stengetiden er før åpningstiden", "weekly", [{ days: DAYS, opens: "18:00", closes: "02:00" }]),
    hours("Åpningstidene overlapper", "weekly", [
      { days: DAYS, opens: "10:00", closes: "14:00" },
      { days: ["tuesday"], opens: "13:00", closes: "16:00" },
    ]),
    hours("En dag står to ganger", "weekly[0].days[1]", "monday"),
    hours("Et unntak er stengt, men har tider", "exceptions", [{ ...CLOSED, opens: "10:00", closes: "12:00" }]),
    hours("Et unntak heter «stengt», men har tider", "exceptions", [
      { ...CLOSED, closed: false, opens: "10:00", closes: "12:00" },
    ]),
    hours("To unntak gjelder samme dag", "exceptions", [
      CLOSED,
      { from: "2026-12-26", opens: "12:00", closes: "16:00", reason: "Romjul" },
    ]),
    fields("Artikkelen er endret før den ble skrevet", ARTICLE, { updatedAt: "2026-10-01T09:00" }),
    fields("Artikkelen er skrevet i morgen", ARTICLE, {
      createdAt: "2026-12-02T09:00",
      updatedAt: "2026-12-02T09:00",
    }),
    field("Filmen har premiere før den ble laget", FILM, "year", 2027),
    fields("En film med 15-årsgrense er merket for barn", FILM, { ageLimit: "15", audience: ["children"] }),
    field("Flere sjangre er skrevet som én", FILM, "genres", ["Drama, Thriller"]),
    field("En film uten tekst har «Ingen» som språk", FILM, "subtitles", "Ingen"),
    field("Filmen er merket 3D, men formatet er 2D", FILM, "features", ["3D"]),
    field("Spilletiden er skrevet i sekunder", FILM, "runningTime", 6600),
    field("To filmer har samme adresse", COMING, "parentSlug", "nattoget-101"),
    field("To versjoner har samme merkelapp", FILM, "versionLabel", "3D"),
    field("Filmen har to plakater", FILM, "assets[2]", { type: "poster", image: "bilde.png", alt: "Enda en plakat" }),
    field("Filmen har ingen plakat", FILM, "assets[1]", undefined),
    field("Filmen har ikke noe bredt bilde", FILM, "assets[0]", undefined),
    field("En kontakt kan verken ringes eller skrives til", SITE, "contact[0].email", undefined),
    field("Språket står ikke blant dem nettstedet har", SITE, "locale.available", ["nn"]),
    fields("Et ekte nettsted har demonstrasjonens felt", SITE, {
      published: true,
      demonstration: { anchor: "2026-12-02" },
    }),
    fields("Et nettsted til utprøving er merket som publisert", SITE, { published: true, stage: "test" }),
    field("En krøllparentes er ikke lukket", FILM_PAGE, "title", "{film.title"),
    field("Tittelen henter noe som ikke er en tekst", FILM_PAGE, "title", "{film.contents}"),
    field("Delingsbildet henter noe som ikke er et bilde", FILM_PAGE, "meta.nb.image", "{film.title}"),
    field("En blokk skulle hente en tittel", FILM_PAGE, "blocks[2].settings.emptyText", "Ingenting av {film.title}."),
    field("En tekst er uten avsnitt", ARTICLE, "content", "Vi lagrer lite."),
    field("En tekst er skrevet i Markdown", ARTICLE, "content", "## Hva vi lagrer"),
    field("En artikkel har ingen tekst", ARTICLE, "content", ""),
    field("Søket leder til en side uten søkefelt", SITE, "theme.search.enabled", true),
    {
      slip: "Søket leder til feil side",
      make: (content) =>
        content
          .copy("pages/artikkel.json", "pages/sok.json", {
            id: "sok",
            path: "/sok",
            title: "Søk",
            sources: [],
            meta: { nb: { title: "Søk", description: "Søk på nettstedet." } },
            blocks: [
              {
                component: "search-field",
                id: "sok",
                place: { row: 1, column: 1, order: 1 },
                settings: { text: "Søk i alt." },
              },
            ],
          })
          .set(SITE, "theme.search.enabled", true),
    },
    field("Statistikken er slått på uten en side om den", SITE, "analytics", { enabled: true }),
  ],
};
