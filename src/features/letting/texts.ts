import type { Purpose } from "./room-fit";

const places = (count: number): string => (count === 1 ? "1 plass" : `${count} plasser`);

/** A room by its names. */
export type NamedRoom = Pick<Queries.RoomFinderHallFragment, "name" | "inSentence">;

const within = ({ name, inSentence }: NamedRoom): string => inSentence ?? name;

/** The texts of renting rooms, in Bokmål. */
export const lettingTexts = {
  whatFor: "Hva skal dere?",
  anything: "Noe annet, eller vet ikke",
  purposes: {
    mote: "Ha møte",
    kurs: "Holde kurs eller fagdag",
    middag: "Spise middag, ha fest",
    forestilling: "Ha konsert, teater eller foredrag",
    kafe: "Ha quiz, kafé eller mingling",
  } satisfies Readonly<Record<Purpose, string>>,
  whichDay: "Hvilken dag?",
  freeDaytime: "Uten program på dagtid, de neste fire ukene",
  noFreeDaytime: "Ingen faste tider",
  oftenFree: "Ofte ledig på dagtid",
  freeThen: (day: string) => `Vi bruker det ikke selv ${day}`,
  freeOf: (count: number, day: string) =>
    count === 0 ? `Vi bruker dem selv ${day}.` : `${count === 1 ? "Ett" : count} av dem bruker vi ikke selv ${day}.`,
  takenThen: (day: string) => `Vi bruker det selv ${day}:`,
  howMany: "Hvor mange?",
  allRooms: (count: number) => (count === 1 ? "Ett rom til leie." : `${count} rom til leie.`),
  found: (count: number, people: number | null) =>
    `${count === 1 ? "Ett rom" : `${count} rom`} ${people === null ? "passer til det" : `har plass til ${people}`}.`,
  none: (people: number, room: NamedRoom, most: number) =>
    `Ingen av rommene har plass til ${people}. Det største er ${within(room)}, med plass til ${most}.`,
  noneSetUp: (people: number, room: NamedRoom, most: number) =>
    `Ingen av rommene kan settes opp slik for ${people}. Størst er ${within(room)}, med plass til ${most}.`,
  otherwise: (room: NamedRoom, most: number) => `Med et annet oppsett har ${within(room)} plass til ${most}.`,
  noneAtAll: "Ingen av rommene passer til det.",
  showAll: "Vis alle rommene",
  from: (amount: string) => `fra ${amount}`,
  places: "plasser",
  wheelchairSpaces: (count: number) => (count === 1 ? "1 rullestolplass" : `${count} rullestolplasser`),
  most: (count: number) => `Inntil ${count}`,
  seatedOrStanding: (seated: number, standing: number) => `${seated} sittende eller ${standing} stående`,
  details: "Oppsett, priser, utstyr og opptatte dager",
  taken: "Dager huset bruker rommet selv",
  noneTaken: "Programmet vårt har ingenting her framover. Andre kan likevel ha bestilt rommet.",
  takenNote: "Andre kan også ha bestilt rommet.",
  moreDays: (count: number) => (count === 1 ? "Vis 1 dag til" : `Vis ${count} dager til`),
  compare: "Sammenlign rommene",
  compareWhich: "Velg to eller tre",
  work: "Regn ut prisen",
  workFor: (room: NamedRoom) => `Regn ut prisen for ${within(room)}`,
  bookBriefly: "Bestill",
  book: (room: NamedRoom) => `Bestill ${within(room)}`,
  byEmail: "Bestill på e-post",
  room: "Rom",
  setup: "Oppsett",
  rent: "Leie",
  usualRent: "Vanlig leie",
  rentalTime: "Leietid",
  date: "Dato",
  dateHelp: "Valgfritt",
  peopleCount: "Antall personer",
  chosen: (count: number) => (count === 1 ? "1 valgt" : `${count} valgt`),
  count: (label: string) => `Antall: ${label}`,
  setupOption: (name: string, seats: number) => `${name}, ${places(seats)}`,
  tooFew: (setup: string, seats: number) => `${setup} har ${places(seats)}. Det er for få til dere.`,
  perPersonHint: "Skriv hvor mange dere blir, så regner vi for alle.",
  sum: "Summen",
  what: "Hva",
  amount: "Beløp",
  included: "med i leien",
  total: "Til sammen",
  sumNote: "Summen er veiledende. Du får endelig pris når bestillingen er bekreftet.",
  collides: (room: NamedRoom, day: string) => `Huset bruker selv ${within(room)} ${day}:`,
  collidesHelp: "Velg en annen dag, eller spør oss om resten av dagen er ledig.",
  isFree: (room: NamedRoom, day: string) => `Programmet vårt har ingenting i ${within(room)} ${day}.`,
  withoutScript: "Leieprisene står på hvert rom, og tilleggene i prislisten.",
  subject: (room: NamedRoom) => `Bestilling av ${within(room)}`,
  subjectOn: (room: NamedRoom, day: string) => `Bestilling av ${within(room)}, ${day}`,
  greeting: (room: NamedRoom) => `Hei! Jeg vil bestille ${within(room)}.`,
  noDay: "ikke bestemt",
  notGiven: "ikke bestemt",
  fillIn: "Navn og telefon:",
} as const;
