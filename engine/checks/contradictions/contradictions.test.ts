import { TestContent } from "../../testing/test-content";

const EVENTS = "events/desember.json";
const SITE = "sites/huset.json";
const FILM = "productions/nattoget.json";
const COMING = "productions/vinterlys.json";
const PAGE = "pages/film.json";
const ARTICLE = "articles/personvern.json";

type Changes = readonly (readonly [file: string, field: string, value: unknown])[];

const changed = (changes: Changes): TestContent =>
  changes.reduce((content, [file, field, value]) => content.set(file, field, value), new TestContent());

const event = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.entries(fields).map(([field, value]) => [EVENTS, `events[0].${field}`, value]);
const site = (field: string, value: unknown): Changes => [[SITE, field, value]];
const film = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.entries(fields).map(([field, value]) => [FILM, field, value]);
const hours = (weekly: unknown): Changes => site("openingHours[0].weekly", weekly);
const exceptions = (...list: readonly object[]): Changes => site("openingHours[0].exceptions", list);
const open = (days: readonly string[], opens: string, closes: string, note?: string) => ({ days, opens, closes, note });

const EVERY_DAY = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const whole = open(EVERY_DAY, "00:00", "24:00");
const MOVED = { status: "moved", reason: "Ny lampe", previousStart: "2026-12-03T18:00" };
const contact = (fields: object) => ({ id: "kontoret", name: "Kontoret", ...fields });

/** What is reported, with severity and place, of the changed content. */
const WRONG: Readonly<Record<string, Changes>> = {
  "error events[0].saleOpens er fredag 4. desember kl. 18.00, men forestillingen begynner fredag 4. desember kl. 18.00.":
    event({ saleOpens: "2026-12-04T18:00" }),
  "warning events[0].status er «onSale», men billettsalget åpner først onsdag 2. desember kl. 10.00 (saleOpens).":
    event({ saleOpens: "2026-12-02T10:00" }),
  "error events[0].status er «free», men Voksen koster 120\u00a0kr.": event({ status: "free" }),
  "warning events[0].status er «onSale», men ingen pris er over 0 kr.": event({ prices: [] }),
  "warning events[0].ticketUrl mangler, men status er «onSale»: leseren får ingen knapp å kjøpe med.": event({
    ticketUrl: undefined,
  }),
  "warning events[0].prices[1].label er «Voksen», som har en pris fra før.": event({
    prices: [
      { label: "Voksen", amount: 120 },
      { label: "Voksen", amount: 100 },
    ],
  }),
  "warning events[0].prices[0].amount er 12\u00a0050\u00a0kr for én billett.": event({ "prices[0].amount": 12050 }),
  "error events[0].previousStart er fredag 4. desember kl. 18.00, som er det samme som start: da er ingenting flyttet.":
    event({ ...MOVED, previousStart: "2026-12-04T18:00" }),
  "warning events[0].previousStart står der, men status er «onSale»: publikum får ikke vite at forestillingen er flyttet.":
    event({ previousStart: "2026-12-03T18:00" }),
  "warning events[0].reason er «Sykdom», men status er «onSale».": event({ reason: "Sykdom" }),
  "warning events[0].end er fredag 4. desember kl. 19.49, men «Nattoget» varer 110 minutter (runningTime).": event({
    end: "2026-12-04T19:49",
  }),
  "warning events[0].end er lørdag 5. desember kl. 18.01, mer enn ett døgn etter start.": [
    ...event({ end: "2026-12-05T18:01" }),
    [EVENTS, "events[1].hall", "lillesal"],
  ],
  "warning events[0].accessibility[0] er «wheelchair», men Storsalen har 0 rullestolplasser (wheelchairSpaces).": [
    ...event({ accessibility: ["wheelchair"] }),
    ...site("halls[0].wheelchairSpaces", 0),
  ],
  "error halls[0].wheelchairSpaces er 91, men rommet tar 90 (capacity).": site("halls[0].wheelchairSpaces", 91),
  "warning halls[1].part er null, men Lillesalen har forestillinger: ingen ser om de er på dager da huset er stengt.":
    event({ hall: "lillesal" }),
  "warning halls[0].wheelchairSpaces er 0, men accessibility har «wheelchair».": [
    ...site("halls[0].wheelchairSpaces", 0),
    ...site("halls[0].accessibility", ["wheelchair"]),
  ],
  "warning halls[1].setups[0].seats er 21 i «Kafé», men rommet tar 20 (capacity).": site("halls[1].setups", [
    { kind: "cafe", name: "Kafé", seats: 21 },
  ]),
  "warning halls[1].setups[0].plan tegner 18 plasser i «Stolrader», men seats sier 20.": site("halls[1].setups", [
    { kind: "classroom", name: "Stolrader", seats: 20, plan: { rows: [{ rows: 2, seats: 9 }] } },
  ]),
  "warning halls[1].setups[0].plan tegner 3 rullestolplasser i «Stolrader», men rommet har 1 (wheelchairSpaces).": site(
    "halls[1].setups",
    [
      {
        kind: "classroom",
        name: "Stolrader",
        seats: 20,
        plan: { rows: [{ rows: 2, seats: 10, wheelchairSpaces: 3 }] },
      },
    ],
  ),
  "warning halls[1].bookingUrl er null, men rommet har leiepriser.": site("halls[1].prices", [
    { label: "Dag", amount: 900, unit: "per dag" },
  ]),
  "error aliases[0] er «lillevik.example.no», som er den samme adressen som host: den ville sendt leseren til seg selv i ring.":
    site("aliases", ["lillevik.example.no"]),
  "error aliases[2] er «a.example.no», som står i aliases fra før.": site("aliases", [
    "a.example.no",
    "b.example.no",
    "a.example.no",
  ]),
  "error openingHours[0].weekly[1].closes er 02:00, men det åpner (opens) ikke før 18:00.": hours([
    whole,
    open(["monday"], "18:00", "02:00", "Kveld"),
  ]),
  "error openingHours[0].weekly[1].opens gir 22:59–24:00 på fredag, men da er det alt 10:00–23:00.": hours([
    open(EVERY_DAY, "10:00", "23:00"),
    open(["friday"], "22:59", "24:00"),
  ]),
  "error openingHours[0].weekly[0].days[7] er «monday», som står i den samme listen fra før.": hours([
    open([...EVERY_DAY, "monday"], "10:00", "23:00"),
  ]),
  "error openingHours[0].exceptions[0].closed er true, men unntaket har tider også.": exceptions({
    from: "2026-12-24",
    closed: true,
    opens: "10:00",
    reason: "Julaften",
  }),
  "warning openingHours[0].exceptions[0].reason er «Julestengt», men dagen har åpningstider.": exceptions({
    from: "2026-12-24",
    opens: "10:00",
    closes: "12:00",
    reason: "Julestengt",
  }),
  "error openingHours[0].exceptions[1].from gir «Romjul» 26. desember 2026, men «Jul» gjelder 24. desember 2026–26. desember 2026 og brukes.":
    exceptions(
      { from: "2026-12-24", to: "2026-12-26", closed: true, reason: "Jul" },
      { from: "2026-12-26", opens: "10:00", closes: "12:00", reason: "Romjul" },
    ),
  "warning openingHours[0].exceptions[1].from gir «2. juledag» 26. desember 2026, men «Jul» gjelder 24. desember 2026–26. desember 2026 og brukes.":
    exceptions(
      { from: "2026-12-24", to: "2026-12-26", closed: true, reason: "Jul" },
      { from: "2026-12-26", closed: true, reason: "2. juledag" },
    ),
  "error events[0].start er 4. desember 2206, 180 år fram i tid.": event({ start: "2206-12-04T18:00" }),
  "error openingHours[0].exceptions[0].from er 24. desember 2206, 180 år fram i tid.": exceptions({
    from: "2206-12-24",
    closed: true,
    reason: "Jul",
  }),
  "error updatedAt er 2. oktober 2026, før artikkelen ble skrevet (createdAt).": [
    [ARTICLE, "updatedAt", "2026-10-02T08:59"],
  ],
  "warning createdAt er 2. desember 2026, men artikkelen vises alt nå.": [
    [ARTICLE, "createdAt", "2026-12-02T09:00"],
    [ARTICLE, "updatedAt", "2026-12-02T09:00"],
  ],
  "warning premiere er i 2026, men filmen er fra 2027 (year).": film({ year: 2027 }),
  "warning audience[1] er «children», men aldersgrensen er 15.": film({
    ageLimit: "15",
    audience: ["adults", "children"],
  }),
  "warning format er «2D», men filmen er merket 3D.": film({ features: ["3D"] }),
  "warning runningTime er 481 minutter, altså mer enn 8 timer.": film({ runningTime: 481, versionLabel: "2D" }),
  "warning parentSlug er den samme som hos «Nattoget» (productions/nattoget-3d.json), så «Vinterlys» får ingen egen side.":
    [[COMING, "parentSlug", "nattoget-101"]],
  "warning versionLabel skiller ikke versjonen fra den i productions/nattoget-3d.json: leseren ser ikke forskjell på dem.":
    film({ versionLabel: "3D" }),
  "warning assets[2].type er «poster», som finnes fra før: bare den første vises.": film({
    "assets[2]": { type: "poster", image: "bilde.png", alt: "Enda en" },
  }),
  "warning assets mangler «poster»: plakaten blir borte på sidene.": film({ "assets[1]": undefined }),
  "warning contact[0] gjelder Kontoret, men har verken phone eller email.": site("contact", [contact({})]),
  "error locale.enabled[0] er «nb», men det språket står ikke i available.": site("locale.available", ["nn"]),
  "warning demonstration står der, men published er true: datoene på et ekte nettsted blir flyttet.": [
    ...site("published", true),
    ...site("demonstration", { anchor: "2026-12-02" }),
  ],
  "warning published er true, men stage er «test»: søkemotorer slippes ikke inn.": [
    ...site("published", true),
    ...site("stage", "test"),
  ],
  "warning analytics.page mangler, men enabled er true: leseren får ikke vite hva statistikken lagrer.": site(
    "analytics",
    { enabled: true },
  ),
  "error title er «{film.title», med en krøllparentes som ikke hører til noe: den blir stående på siden.": [
    [PAGE, "title", "{film.title"],
  ],
  "error title er «{film}», med en krøllparentes som ikke hører til noe: den blir stående på siden.": [
    [PAGE, "title", "{film}"],
  ],
  "error title henter {film.contents}, som ikke er en tekst.": [[PAGE, "title", "{film.contents}"]],
  "error meta.nb.image er «{film.title}», som ikke leder til et bilde.": [[PAGE, "meta.nb.image", "{film.title}"]],
  "warning blocks[2].settings.emptyText har {film.title}, men her hentes ingenting: det blir stående slik på siden.": [
    [PAGE, "blocks[2].settings.emptyText", "Ingen forestillinger av {film.title}."],
  ],
  "error openingHours[0].exceptions[0].to er 24. desember 2206, 180 år fram i tid.": exceptions({
    from: "2026-12-24",
    to: "2206-12-24",
    closed: true,
    reason: "Jul",
  }),
  "warning events[0].prices[0].amount er 5\u00a0001\u00a0kr for én billett.": event({ "prices[0].amount": 5001 }),
  "warning priceLists[0].prices[1].label er «Voksen», som har en pris fra før.": site("priceLists", [
    {
      id: "kino",
      name: "Kino",
      prices: [
        { label: "Voksen", amount: 120 },
        { label: "Voksen", amount: 100 },
      ],
    },
  ]),
  "warning createdAt er 5. desember 2026, men artikkelen vises alt nå.": [
    [ARTICLE, "shownFrom", "2026-12-04T09:00"],
    [ARTICLE, "createdAt", "2026-12-05T09:00"],
    [ARTICLE, "updatedAt", "2026-12-05T09:00"],
  ],
  "warning directors[0] er «Solveig Prøvestad, Even Prøvestad», som ser ut til å være flere.": film({
    directors: ["Solveig Prøvestad, Even Prøvestad"],
  }),
  "warning genres[0] er «Drama,Thriller», som ser ut til å være flere.": film({ genres: ["Drama,Thriller"] }),
  "warning subtitles er «Uten tekst», og det vises som språket i teksten.": film({ subtitles: "Uten tekst" }),
  "warning assets mangler «first_image»: det brede bildet blir borte på sidene.": film({ "assets[0]": undefined }),
  "warning runningTime er 541 minutter, altså mer enn 9 timer.": [["productions/quiz.json", "runningTime", 541]],
  "warning events[0].start er fredag 4. desember kl. 02.00, midt på natten.": event({ start: "2026-12-04T02:00" }),
  "warning events[0].start er fredag 4. desember kl. 05.59, midt på natten.": event({ start: "2026-12-04T05:59" }),
  "error meta.nb.image er «{film.assets[type=poster].image} og mer», som ikke leder til et bilde.": [
    [PAGE, "meta.nb.image", "{film.assets[type=poster].image} og mer"],
  ],
  "warning blocks[0].settings.links[0].label har {film.title}, men her hentes ingenting: det blir stående slik på siden.":
    [["pages/404.json", "blocks[0].settings.links", [{ label: "Se {film.title}", path: "/" }]]],
  "warning items[1].label har {film.title}, men her hentes ingenting: det blir stående slik på siden.": [
    ["menus/meny.json", "items[1].label", "{film.title}"],
  ],
  "warning genres[0] er «Familie-film», men andre steder står det «Familiefilm»: i filtrene blir det to valg.": [
    [FILM, "genres", ["Familiefilm"]],
    [COMING, "genres", ["Familie-film"]],
  ],
  "warning events[1].ticketUrl er den samme som for forestillingen fredag 4. desember kl. 18.00 (nattoget-1): den ene selger billetter til den andre.":
    [
      [EVENTS, "events[0].ticketUrl", "https://billett.example.no/4711"],
      [EVENTS, "events[1].ticketUrl", "https://billett.example.no/4711"],
    ],
  "warning title er «Lillevik kulturhus», som er tittelen på pages/404.json også: i søket og i fanene er de like.": [
    ["pages/404.json", "title", "Lillevik Kulturhus"],
  ],
  "warning contents[0].summary har «TODO», som publikum får lese.": film({
    "contents[0].summary": "TODO: skriv noe her",
  }),
  "warning contents[0].summary har adressen «localhost», som bare virker på maskinen der den ble skrevet.": film({
    "contents[0].summary": "Se http://localhost:8000/nattoget",
  }),
  "warning events[0].note er «AVLYST på grunn av sykdom», men status er «onSale»: billettene selges.": event({
    note: "AVLYST på grunn av sykdom",
  }),
  "warning spokenLanguage er «Norge», som er et land.": film({ spokenLanguage: "Norge" }),
  "warning country er «Norsk», som er et språk.": film({ country: "Norsk" }),
  "warning address.postalCode er «189», men et postnummer har fire sifre.": site("address.postalCode", "189"),
  "warning contact[0].phone er «69 22 80 0», men et norsk telefonnummer har åtte sifre.": site("contact", [
    contact({ phone: "69 22 80 0" }),
  ]),
  "warning halls[1].capacity er 20, men det største oppsettet har 12 plasser.": site("halls[1].setups", [
    { kind: "cinema", name: "Rader", seats: 12, plan: { rows: [{ rows: 2, seats: 6 }] } },
  ]),
};

/** The same messages of several fields. */
const ALIKE: readonly (readonly [reported: string, changes: Changes])[] = [
  ["warning format er «2D», men filmen er merket 3D.", film({ versionLabel: "3D", title: "Nattoget" })],
  ...["end", "previousStart", "saleOpens", "changed"].map((field): (typeof ALIKE)[number] => [
    `error events[0].${field} er 4. desember 2206, 180 år fram i tid.`,
    event({ ...MOVED, [field]: "2206-12-04T18:00" }),
  ]),
  ...[PAGE, ARTICLE, FILM].flatMap((file) =>
    ["shownFrom", "shownUntil"].map((field): (typeof ALIKE)[number] => [
      `error ${field} er 4. desember 1926, 100 år tilbake i tid.`,
      [[file, field, "1926-12-04T18:00"]],
    ]),
  ),
];

it.each([...Object.entries(WRONG), ...ALIKE])("reports, with a cure: %s", async (reported, changes) => {
  const problems = await changed(changes).problems();
  expect(problems.map(({ severity, field, message }) => `${severity} ${field} ${message}`)).toContain(reported);
  for (const { cure } of problems) expect(cure).toMatch(/^.{10,}[.?]$/);
});

/** Reported by nothing. */
const RIGHT: readonly (readonly [what: string, changes: Changes])[] = [
  [
    "different genres",
    [
      [FILM, "genres", ["Krig"]],
      [COMING, "genres", ["Krim"]],
    ],
  ],
  [
    "one page for all tickets",
    [
      [EVENTS, "events[0].ticketUrl", "https://billett.example.no/"],
      [EVENTS, "events[1].ticketUrl", "https://billett.example.no/"],
    ],
  ],
  ["a note that names another's cancellation", event({ note: "Erstatter den som ble avlyst i går." })],
  ["a Danish telephone number", site("contact", [contact({ phone: "+45 12 34 56 78" })])],
  ["an emergency number", site("contact", [contact({ phone: "116 117" })])],
  ["a word with todo in it", film({ "contents[0].summary": "Todor og metodologien" })],
  ["free, and priced at nothing", event({ status: "free", prices: [{ label: "Alle", amount: 0 }] })],
  ["free, with a booking", event({ status: "free", prices: [] })],
  ["sold out at an unknown place", event({ status: "soldOut", ticketUrl: undefined })],
  ["moved and free", event({ ...MOVED, prices: [], ticketUrl: undefined })],
  ["cancelled after a move", event({ ...MOVED, status: "cancelled" })],
  ["a price in kroner and øre", event({ "prices[0].amount": 99.5 })],
  ["the most expensive ticket", event({ "prices[0].amount": 5000 })],
  ["as many wheelchairs as places", site("halls[0].wheelchairSpaces", 90)],
  ["as many chairs as places", site("halls[1].setups", [{ kind: "cafe", name: "Kafé", seats: 20 }])],
  [
    "a plan that agrees, and one that draws no wheelchair spaces",
    site("halls[1].setups", [
      {
        kind: "classroom",
        name: "Stolrader",
        seats: 20,
        plan: { rows: [{ rows: 2, seats: 10, wheelchairSpaces: 1 }] },
      },
      { kind: "classroom", name: "Uten", seats: 18, plan: { rows: [{ rows: 2, seats: 9 }] } },
    ]),
  ],
  ["another address", site("aliases", ["www.lillevik.example.no", "lillevik.example.com"])],
  ["hours that meet", hours([open(EVERY_DAY, "10:00", "12:00"), open(EVERY_DAY, "12:00", "24:00")])],
  [
    "hours of other days",
    hours([open(EVERY_DAY.slice(0, 4), "10:00", "23:00"), open(EVERY_DAY.slice(4), "09:00", "24:00")]),
  ],
  [
    "hours that notes tell apart",
    hours([open(EVERY_DAY, "07:00", "24:00", "Meråpent"), open(EVERY_DAY, "10:00", "16:00", "Betjent")]),
  ],
  [
    "exceptions that follow each other",
    exceptions(
      { from: "2026-12-24", to: "2026-12-25", closed: true, reason: "Jul" },
      { from: "2026-12-26", opens: "10:00", closes: "12:00", reason: "Romjul" },
    ),
  ],
  ["an old premiere", film({ premiere: "1957-03-01", year: 1957 })],
  ["a film that was made this year", film({ year: 2026 })],
  ["a film from 12 for children", film({ ageLimit: "12", audience: ["children"] })],
  ["a film of a working day", film({ runningTime: 480 })],
  ["a late evening", event({ start: "2026-12-04T01:59" })],
  ["an early morning", event({ start: "2026-12-04T06:00" })],
  ["cancelled for a reason", event({ status: "cancelled", reason: "Sykdom" })],
  ["a cancelled showing in a hall without hours", event({ hall: "lillesal", status: "cancelled", reason: "Sykdom" })],
  ["a hall of nothing, without hours", site("halls[1].part", null)],
  [
    "two prices in a list and in its showings",
    site("priceLists", [
      {
        id: "kino",
        name: "Kino",
        prices: [
          { label: "Voksen", amount: 120 },
          { label: "Barn", amount: 100 },
        ],
      },
    ]),
  ],
  [
    "an article written on the day that it is shown from",
    [
      [ARTICLE, "shownFrom", "2026-12-04T09:00"],
      [ARTICLE, "createdAt", "2026-12-04T08:00"],
      [ARTICLE, "updatedAt", "2026-12-04T08:00"],
    ],
  ],
  [
    "an article of today that was shown before",
    [
      [ARTICLE, "shownFrom", "2026-11-04T09:00"],
      [ARTICLE, "createdAt", "2026-12-01T09:00"],
      [ARTICLE, "updatedAt", "2026-12-01T09:00"],
    ],
  ],
  ["performers as prose", [["productions/quiz.json", "performers", ["Bygdas storband, med gjester"]]]],
  ["subtitles in a language", film({ subtitles: "Norsk tekst" })],
  ["a 3D film of 3D", film({ format: "3D", features: ["3D"] })],
  ["an adult film for adults", film({ ageLimit: "18", audience: ["adults"] })],
  ["someone to write to", site("contact", [contact({ email: "post@example.no" })])],
  ["wheelchairs where there is room", event({ accessibility: ["wheelchair"] })],
  ["statistics with a page", site("analytics", { enabled: true, page: "/" })],
  ["a page about statistics without any", site("analytics", { enabled: false })],
  ["a real site", site("published", true)],
  ["a rehearsal that is not published", site("stage", "test")],
  [
    "rents with booking",
    [
      ...site("halls[1].prices", [{ label: "Dag", amount: 900, unit: "per dag" }]),
      ...site("halls[1].bookingUrl", "https://booking.example.no"),
    ],
  ],
  ["two bindings and words", [[PAGE, "meta.nb.title", "{film.title} ({film.year}) {film.genres[0]}"]]],
];

it.each(RIGHT)("accepts %s", async (_what, changes) => {
  const ofThis = (await changed(changes).problems()).filter(({ message }) => !/stenger|opptatt|stengt/.test(message));
  expect(ofThis).toEqual([]);
});

it("accepts a demonstration's dates when it is built long after", async () => {
  const content = new TestContent().set(SITE, "demonstration", { anchor: "2026-12-02" });
  const problems = await content.problems({ today: "2049-06-16" });
  expect(problems.filter(({ file }) => file === EVENTS || file === FILM)).toEqual([]);
});

it("distinguishes the addresses of a folder's sites", async () => {
  const content = new TestContent()
    .copy(SITE, "sites/kino.json", { id: "kino", host: "kino.example.no" })
    .set(SITE, "aliases", ["kino.example.no"]);
  expect(await content.reported({ siteId: "huset" })).toEqual([
    `error ${SITE} aliases[0]: er «kino.example.no», men det er adressen (host) til nettstedet «kino» i sites/kino.json. → Fjern den fra aliases, så det andre nettstedet kan nås.`,
  ]);
});

it.each([120.505, 99.999, 0.001])("stops a price with more than two decimals: %d", async (amount) => {
  const content = changed(event({ "prices[0].amount": amount }));
  expect(await content.reported()).toEqual([
    `error ${EVENTS} events[0].prices[0].amount: har mer enn to desimaler. → Skriv hele kroner, for eksempel 120, eller øre med to sifre: 99.50.`,
  ]);
});
