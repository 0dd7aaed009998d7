interface ChildAnswer {
  readonly answer: "alone" | "withAdult" | "no" | "unset";
  readonly age: number;
  readonly withAdult: boolean;
}

const childOf = (age: number): string => (age === 0 ? "barn under 1 år" : `barn på ${age} år`);

/**
 * The fixed texts, in Bokmål, that blocks and components share. Features, layout and app have a `texts.ts` of their
 * own; content has its texts, and `src/rules` its domain words.
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
  buy: "Kjøp",
  buyFrom: (amount: string) => `fra ${amount}`,
  buyAt: (amount: string) => `for ${amount}`,
  ticketFor: (title: string, when: string) => `billett til ${title}, ${when}`,
  ticketPrices: "Billettpriser",
  showings: "Forestillinger",
  days: "Dager i programmet",
  nothingOnDay: "ingenting",
  week: (week: number) => `Uke ${week}`,
  freeDay: "gratis",
  childrenDay: "barn",
  childrenDayName: "for barn",
  showingsIn: (count: number) => (count === 1 ? "1 forestilling" : `${count} forestillinger`),
  notForChild: (count: number, age: number, withAdult: boolean) => {
    const films = count === 1 ? "1 forestilling" : `${count} forestillinger`;
    return `${films} med for høy aldersgrense for ${childOf(age)}${withAdult ? "" : " uten voksen"}`;
  },
  nextShowing: "Neste forestilling",
  moreShowings: (count: number) => (count === 1 ? "1 forestilling til" : `${count} forestillinger til`),
  premiere: "Premiere",
  lastShowing: "Siste visning",
  facts: "Fakta",
  director: "Regi",
  cast: "Skuespillere",
  performers: "Medvirkende",
  genre: "Sjanger",
  runningTime: "Varighet",
  ageLimitOpen: "Ikke fastsatt",
  ageLimit: "Aldersgrense",
  language: "Språk",
  spoken: (language: string) => `${language} tale`,
  subtitled: (language: string) => `${language} tekst`,
  noSubtitles: "Uten tekst",
  format: "Format",
  country: "Land og år",
  distributor: "Distributør",
  originalTitle: "Originaltittel",
  organiser: "Arrangør",
  audience: "Passer for",
  versions: "Versjoner",
  ediNumber: "EDI-nummer",
  companionPass: "Slik bruker du ledsagerbevis",
  trailerShow: (length: string) => `Vis traileren (${length})`,
  trailerNotice: (host: string) => `Filmklippet hentes fra ${host} først når du trykker.`,
  capacity: "Plasser",
  wheelchairSpaces: "Rullestolplasser",
  area: "Størrelse",
  floor: "Hvor",
  accessibility: "Tilrettelegging",
  equipment: "Utstyr som følger med",
  rent: "Leiepriser",
  hire: "Hva leies",
  price: "Pris",
  unit: "Gjelder",
  bookRoom: (name: string) => `Bestill ${name}`,
  people: (count: number) => `${count} personer`,
  seats: (count: number) => `${count} plasser`,
  squareMetres: (area: number) => `${String(area).replace(".", ",")} m²`,
  hoursOfDay: (day: string, hours: string) => `${day}: ${hours.toLowerCase()}`,
  seatsLeft: (count: number) => (count === 1 ? "1 ledig" : `${count} ledige`),
  closed: "Stengt",
  hoursTable: (name: string) => `Åpningstider for ${name}`,
  hoursTableOfDays: (name: string) => `Åpningstider for ${name} i dag og de neste seks dagene`,
  followsProgramme: (minutes: number) => {
    const before = minutes === 0 ? "til" : `${minutes} ${minutes === 1 ? "minutt" : "minutter"} før`;
    return `Dørene åpner ${before} dagens første forestilling og stenger når den siste er slutt. Dager uten forestilling er det stengt.`;
  },
  day: "Dag",
  hours: "Tid",
  deviations: "Andre tider framover",
  openingHours: "Åpningstider",
  contact: "Kontakt",
  phone: "Telefon",
  email: "E-post",
  updated: (date: string) => `Oppdatert ${date}`,
  articleCategory: { cinema: "Kino", culture: "Kultur" },
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
  calendarAddress: "For andre kalendere, kopier adressen:",
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
  timesMore: (count: number) => (count === 1 ? "1 gang til" : `${count} ganger til`),
  alsoOn: (dates: string) => `Også ${dates}.`,
  foyerLater: "Neste program:",
  foyerPage: (page: number, pages: number) => `Side ${page} av ${pages}`,
  foyerPause: "Stopp sideskiftet",
  foyerGoOn: "Fortsett bladingen",
  blockMissing: "Ikke alt i denne delen av siden ble hentet. Nettet kan ha falt ut et øyeblikk.",
  reloadPage: "Last siden på nytt",
} as const;
