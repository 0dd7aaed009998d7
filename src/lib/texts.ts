interface ChildAnswer {
  readonly answer: "alone" | "withAdult" | "no" | "unset";
  readonly age: number;
  readonly withAdult: boolean;
}

const childOf = (age: number): string => (age === 0 ? "barn under 1 år" : `barn på ${age} år`);

const tooHighFor = (age: number, withAdult: boolean): string =>
  `med for høy aldersgrense for ${childOf(age)}${withAdult ? "" : " uten voksen"}`;

const beforeFirst = (minutes: number): string => {
  const before = minutes === 0 ? "til" : `${minutes} ${minutes === 1 ? "minutt" : "minutter"} før`;
  return `${before} dagens første forestilling`;
};

/** Numbers to twelve are written in words. */
const COUNT_WORDS = "null én to tre fire fem seks sju åtte ni ti elleve tolv".split(" ");

/**
 * The fixed texts, in Bokmål, that blocks and components share. Features, layout and app have a `texts.ts` of their
 * own; content has its texts, and `domain` its domain words.
 */
export const siteTexts = {
  search: "Søk",
  searchLabel: "Søk på nettstedet",
  searchPlaceholder: "Film, arrangement, rom …",
  searchExamples: "Prøv for eksempel",
  searchHint: "Treffene kommer mens du skriver.",
  searchNeedsScript: "Søketreffene trenger JavaScript.",
  searchWays: "Eller gå rett til",
  searchFailed: "Søket er ikke tilgjengelig akkurat nå. Prøv igjen litt senere, eller gå videre med lenkene under.",
  tryAgain: "Prøv igjen",
  newWindow: "åpnes i nytt vindu",
  buyTicket: "Kjøp billett",
  paidTo: (seller: string) => `Du betaler hos ${seller}, i et nytt vindu. Du trenger ikke konto hos oss.`,
  buy: "Kjøp",
  buyFor: "for",
  buyForAdult: "voksen",
  today: "i dag",
  buyForChild: (price: string) => `barn ${price}`,
  forSenior: (price: string) => `honnør ${price}`,
  ticketFor: (title: string, when: string) => `billett til ${title}, ${when}`,
  ticketPrices: "Billettpriser",
  otherShowings: "Ellers",
  justCome: "Gratis, bare kom",
  movedTo: (moment: string) => `Flyttet til ${moment}`,
  free: "Gratis",
  share: "Del",
  shareNamed: (title: string) => `Del ${title}`,
  copyLink: "Kopier lenke",
  linkCopied: "Lenken er kopiert",
  copyYourself: (address: string) => `Kopier adressen selv: ${address}`,
  showings: "Forestillinger",
  allShowings: "Alle forestillinger",
  runOver: "Ferdigspilt",
  more: (count: number) => `+ ${count} til`,
  days: "Dager i programmet",
  week: (week: number) => `Uke ${week}`,
  countOf: {
    showings: (count: number) => `${count} ${count === 1 ? "forestilling" : "forestillinger"}`,
    events: (count: number) => `${count} ${count === 1 ? "arrangement" : "arrangementer"}`,
    films: (count: number) => `${count} ${count === 1 ? "film" : "filmer"}`,
  },
  notForChild: {
    showings: (count: number, ...child: readonly [age: number, withAdult: boolean]) =>
      `${count === 1 ? "1 forestilling" : `${count} forestillinger`} ${tooHighFor(...child)}`,
    films: (count: number, ...child: readonly [age: number, withAdult: boolean]) =>
      `${count === 1 ? "1 film" : `${count} filmer`} ${tooHighFor(...child)}`,
  },
  sameEvening: "Mer samme kveld",
  sameDay: "Mer samme dag",
  alikeFilms: "Lignende filmer",
  nextShowing: "Neste på kino",
  moreShowings: (count: number) => (count === 1 ? "1 forestilling til" : `${count} forestillinger til`),
  ticketsLeft: (moment: string) => `Ledige billetter ${moment}`,
  anotherVersion: "annen versjon",
  premiere: "Premiere",
  comes: (day: string) => `Kommer ${day}`,
  runEnded: "Ikke lenger på kino hos oss",
  runEndedOn: (day: string) => `Ikke lenger på kino hos oss. Sist vist ${day}.`,
  wasOn: (day: string) => `Dette var ${day}.`,
  lastShowing: "Siste visning",
  facts: "Fakta",
  director: "Regi",
  cast: "Skuespillere",
  performers: "Medvirkende",
  genre: "Sjanger",
  runningTime: "Varighet",
  ageLimit: "Aldersgrense",
  language: "Språk",
  spoken: (language: string) => `${language} tale`,
  subtitled: (language: string) => `${language} tekst`,
  format: "Format",
  country: "Land og år",
  distributor: "Distributør",
  originalTitle: "Originaltittel",
  organiser: "Arrangør",
  audience: "For hvem",
  versions: "Versjoner",
  companionPass: "Slik bruker du ledsagerbevis",
  trailer: "Trailer",
  trailerShow: (length: string) => `Vis traileren (${length})`,
  trailerNotice: (host: string) => `Filmklippet hentes fra ${host} først når du trykker.`,
  capacity: "Plasser",
  wheelchairSpaces: "Rullestolplasser",
  area: "Størrelse",
  floor: "Hvor",
  accessibility: "Tilrettelegging",
  equipment: "Utstyr som følger med",
  rent: "Leiepriser",
  priced: "Hva",
  price: "Pris",
  unit: "Gjelder",
  setupPrice: (amount: string) => `Kommer i tillegg til leien: ${amount}`,
  roomInShort: "Plass, utstyr og priser",
  people: (count: number) => `${count} personer`,
  seats: (count: number) => `${count} plasser`,
  squareMetres: (area: number) => `${String(area).replace(".", ",")} m²`,
  seatsLeft: (count: number) => (count === 1 ? "1 ledig plass" : `${count} ledige plasser`),
  closed: "Stengt",
  hoursTable: (name: string) => `Åpningstider: ${name}`,
  hoursTableOfDays: (name: string) => `Åpningstider: ${name}, de neste seks dagene`,
  howOneSits: (hall: string) => `Slik er plassene: ${hall}`,
  /** Of a showing that is about to begin, on the foyer's screen. */
  beginsIn: (minutes: number) => `om ${minutes} min`,
  followsProgramme: (minutes: number) =>
    `Dørene åpner ${beforeFirst(minutes)} og stenger når den siste er slutt. Dager uten forestilling er det stengt.`,
  opensBefore: (minutes: number) => `Åpner ${beforeFirst(minutes)}`,
  day: "Dag",
  hours: "Tid",
  deviations: "Avvikende åpningstider",
  openingHours: "Åpningstider",
  nowAndNext: "Nå og neste",
  contact: "Kontakt",
  phone: "Telefon",
  email: "E-post",
  updated: (date: string) => `Oppdatert ${date}`,
  articleCategory: (category: string | null) => (category === null ? null : category === "cinema" ? "Kino" : "Kultur"),
  consentGranted: "Du har godtatt statistikk.",
  consentDenied: "Du har avvist statistikk. Vi teller ikke hva du leser.",
  consentOpen: "Du har ikke svart ennå. Vi teller ikke hva du leser før du har godtatt det.",
  consentChange: "Endre svaret",
  consentAnswer: "Gi svar",
  storedCaption: "Dette lagres i nettleseren",
  storedWhat: "Hva",
  storedWhy: "Hvorfor",
  storedHowLong: "Hvor lenge",
  addToCalendar: "Legg i kalender",
  addToCalendarFor: (title: string, when: string) => `Legg i kalender: ${title}, ${when}`,
  calendarOfDevice: "Kalenderen på denne enheten",
  calendarGoogle: "Google Kalender",
  calendarOutlook: "Outlook",
  blockFailed: "Noe gikk galt med denne delen av siden. Last siden på nytt, eller prøv igjen litt senere.",
  childAnswer: ({ answer, age, withAdult }: ChildAnswer) => {
    const years = age === 0 ? "Under 1 år" : `${age} år`;
    if (answer === "unset") return `${years}: ikke avgjort`;
    if (answer === "no") return `${years}: nei`;
    if (answer === "alone") return `${years}: ja, alene`;
    return withAdult ? `${years}: ja, med en voksen` : `${years}: bare med en voksen`;
  },
  viewByFilm: "Film for film",
  viewByProduction: "Samlet",
  timesMore: (count: number) => (count === 1 ? "én gang til" : `${COUNT_WORDS[count] ?? count}\u00a0ganger\u00a0til`),
  also: "Også",
  cancelledOn: (dates: string) => `Avlyst ${dates}.`,
  foyerLater: "Neste program:",
  foyerPage: (page: number, pages: number) => `Side ${page} av ${pages}`,
  foyerPause: "Stopp sideskiftet",
  foyerGoOn: "Fortsett bladingen",
  blockMissing: "Ikke alt i denne delen av siden ble hentet. Nettet kan ha falt ut et øyeblikk.",
  reloadPage: "Last siden på nytt",
} as const;
