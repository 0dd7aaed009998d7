import { z } from "zod";
import { field, key } from "../define/field";
import { namedObject } from "../define/naming";
import { list, locale, schemaReference, text } from "../fields";
import { defineEntity } from "./define-entity";
import { textAt } from "./listing";

/** One text, in which the named values are filled in. */
const words = (label: string, example: string, holes: readonly string[] = []) => {
  const marks = holes.map((hole) => `{${hole}}`);
  return {
    label,
    example,
    help:
      marks.length === 0
        ? "Teksten på språket."
        : `Teksten på språket, med ${marks.join(" og ")} der verdien skal stå.`,
    ...(marks.length > 0 && {
      atForm: "Teksten på språket. Behold det som står i krøllparenteser: der settes verdien inn.",
      doc: `With ${marks.join(" and ")} where the values stand.`,
    }),
    schema: marks.reduce(
      (schema, mark) =>
        schema.refine((value) => value.includes(mark), `mangler ${mark}. → Skriv ${mark} der verdien skal stå.`),
      text.refine(
        (value) => (value.match(/\{[^{}]*\}?|\}/g) ?? []).every((mark) => marks.includes(mark)),
        `har noe annet i krøllparenteser enn ${marks.join(" og ") || "tillatt her"}. → ${marks.length > 0 ? `Bruk bare ${marks.join(" og ")}` : "Fjern krøllparentesen"}.`,
      ),
    ),
  };
};

type Words = ReturnType<typeof words>;

const inGroup = <Name extends string>(group: string, all: Readonly<Record<Name, Words>>) =>
  Object.fromEntries(
    Object.entries<Words>(all).map(([name, { schema, ...about }]) => [name, field(schema, { ...about, group })]),
  ) as Record<Name, typeof text>;

const FRAME = inGroup("Topp og bunn", {
  skipToContent: words("Hopp til hovedinnhold", "Skip to main content"),
  menu: words("Meny", "Menu"),
  closeMenu: words("Lukk menyen", "Close the menu"),
  mainMenu: words("Hovedmeny", "Main menu"),
  footerMenu: words("Om nettstedet", "About this website"),
  search: words("Søk", "Search"),
  searchLabel: words("Søk på nettstedet", "Search this website (in Norwegian)"),
  searchPlaceholder: words("Eksempel i søkefeltet", "Film, event, room …"),
  closeSearch: words("Lukk søket", "Close the search"),
  home: words("Til forsiden", "to the front page"),
  logIn: words("Logg inn", "Log in"),
  myPage: words("Min side", "My page"),
  loggedInAs: words("Logget inn som", "logged in as {name}", ["name"]),
  openingHours: words("Åpningstider", "Opening hours"),
  hoursBefore: words("Åpner før forestillingen", "Opens {minutes} min before the day's first showing", ["minutes"]),
  hoursAtStart: words("Åpner til forestillingen", "Opens for the day's first showing"),
  contact: words("Kontakt", "Contact"),
  visitingAddress: words("Besøksadresse", "Visiting address"),
  followUs: words("Følg oss", "Follow us"),
  accessibilityStatement: words("Tilgjengelighetserklæring", "Accessibility statement (in Norwegian)"),
  printTickets: words("Adressen på papir", "Tickets and the whole programme: {address}", ["address"]),
});

const HOUSE = {
  footerText: field(text.optional(), {
    label: "Linjen nederst",
    help: "Det samme som står nederst på de norske sidene. Uten den står linjen på norsk.",
    group: "Topp og bunn",
    doc: "The footer's text; null where it is only in the site's language.",
    example: "Cinema, concerts, library and arts school under one roof.",
  }),
  places: field(
    list(
      namedObject("PlaceName", "What a hall or another part of the venue is called.", {
        norwegian: field(text, { label: "På norsk", help: "Navnet på norsk: Festsal.", example: "Festsal" }),
        name: field(text, { label: "På språket", help: "Det samme på dette språket: Ballroom.", example: "Ballroom" }),
      }),
    ).default([]),
    {
      label: "Navn på saler og kontorer",
      help: "Saler og deler av huset som har et navn på dette språket. De andre står på norsk.",
      group: "Filmer",
      example: "places { norwegian name }",
    },
  ),
};

const NOTES = inGroup("Merknader", {
  builtFor: words("Siden er fra", "This page is from {date}. “Today” means that day.", ["date"]),
  inDevelopment: words("Under utvikling", "Under development: this website is not finished."),
  onTrial: words("Prøveutgave", "Trial version: this website is not in use yet."),
  reportFault: words("Meld fra om feil", "Report a problem with this page"),
});

const days = (count: number, label: string, example: readonly string[]) =>
  field(list(text).length(count, `har ikke ${count} navn. → Skriv alle ${count}, i rekkefølge.`), {
    label,
    help: `Navnene, i rekkefølge: ${example.slice(0, 2).join(", ")} …`,
    group: "Dager og tider",
    example: [...example],
  });

const TIMES = {
  weekdays: days(7, "Ukedager, fra mandag", "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ")),
  months: days(
    12,
    "Måneder, fra januar",
    "January February March April May June July August September October November December".split(" "),
  ),
  ...inGroup("Dager og tider", {
    dateForm: words("Dato", "{weekday} {day} {month}", ["weekday", "day", "month"]),
    clockForm: words("Klokkeslett", "{time}", ["time"]),
    spanForm: words("Fra og til", "{from}–{to}", ["from", "to"]),
    and: words("Og", "and"),
    tonight: words("I kveld", "Tonight"),
    todayWord: words("I dag", "Today"),
    next: words("Neste", "Next"),
  }),
};

const FILMS = {
  ...inGroup("Filmer", {
    spoken: words("Tale", "In {language}", ["language"]),
    subtitled: words("Teksting", "{language} subtitles", ["language"]),
    noSubtitles: words("Uten teksting", "no subtitles"),
    hours: words("Timer", "{count} h", ["count"]),
    minutes: words("Minutter", "{count} min", ["count"]),
    norwegianTitle: words("Norsk tittel", "Norwegian title:"),
    everybody: words("Tillatt for alle", "Suitable for all ages"),
    agePending: words("Aldersgrensen er ikke satt", "Age limit not set yet"),
    ageFixed: words("Aldersgrense uten unntak", "Age limit {limit}, no exceptions", ["limit"]),
    ageYounger: words("Aldersgrense, yngre med voksen", "Age limit {limit}, or younger with an adult", ["limit"]),
    ageFrom: words("Aldersgrense, fra en alder med voksen", "Age limit {limit}, or from {age} with an adult", [
      "limit",
      "age",
    ]),
    more: words("Mer om filmen", "More about {title}, in Norwegian", ["title"]),
    oneMore: words("Én forestilling til", "1 more showing"),
    manyMore: words("Flere forestillinger", "{count} more showings", ["count"]),
  }),
  spokenLanguages: field(
    list(
      namedObject("LanguageName", "What a language is called.", {
        norwegian: field(text, { label: "På norsk", help: "Slik det står på filmene: engelsk.", example: "engelsk" }),
        name: field(text, { label: "På språket", help: "Det samme på dette språket: English.", example: "English" }),
      }),
    ),
    {
      label: "Navn på språk",
      help: "Språkene filmene har, på norsk og på dette språket.",
      group: "Filmer",
      example: "spokenLanguages { norwegian name }",
    },
  ),
};

const TICKETS = inGroup("Billetter", {
  adult: words("Pris for voksne", "adult NOK {amount}", ["amount"]),
  decimalSign: words("Desimaltegn", "."),
  buy: words("Kjøp", "Buy tickets"),
  newWindow: words("Åpnes i nytt vindu", "opens in a new window"),
  notOnSale: words("Ikke lagt ut", "Tickets are not on sale yet"),
  saleFrom: words("Salget åpner", "Tickets on sale from {moment}", ["moment"]),
  fewLeft: words("Få billetter", "Few tickets left"),
  soldOut: words("Utsolgt", "Sold out"),
  free: words("Gratis", "Free admission"),
  begun: words("Har begynt", "Has started"),
  ended: words("Er over", "Is over"),
  cancelled: words("Avlyst", "Cancelled"),
  newTime: words("Ny tid", "New time"),
  movedFrom: words("Flyttet fra", "New time, moved from {moment}", ["moment"]),
});

const schema = z.strictObject({
  $schema: schemaReference,
  id: key(locale, { help: "Koden for språket, med to eller tre bokstaver: en.", example: "en" }),
  name: field(text, { label: "Navn", help: "Språkets navn, på språket selv: English.", example: "English" }),
  ...FRAME,
  ...HOUSE,
  ...NOTES,
  ...TIMES,
  ...FILMS,
  ...TICKETS,
});

/** The site's own texts in another language, for pages in it: without them, header and footer are in Norwegian. */
export const language = defineEntity({
  type: "Language",
  doc: "The site's own texts in another language than its own.",
  folder: "languages",
  schemaName: "language",
  about: "Nettstedets egne tekster på et annet språk.",
  plural: "språk",
  presence: "optional",
  schema,
  listing: { rank: 8, titleField: "name", detail: (value) => textAt(value, "id") },
});
