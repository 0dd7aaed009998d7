import { z } from "zod";
import { playerAddress } from "../../addresses/player-address";
import { field } from "../../define/field";
import { named, namedObject } from "../../define/naming";
import { either } from "../../define/voices";
import { choice, date, list, minutes, slug, text, webUrl, wholeNumber } from "../../fields";
import { AGE_LIMITS } from "../../showings/age-limit";
import { CLASS, common, GROUP, KIND, MORE, OBJECT, RUNNING_TIME, TYPE } from "./production-fields";

const FILM = "Om filmen";
const PEOPLE = "Medvirkende";

/** Bokmål for each age limit, for forms. */
export const AGE_LIMIT_CHOICES = {
  A: "Tillatt for alle",
  6: "6 år",
  9: "9 år",
  12: "12 år",
  15: "15 år",
  18: "18 år",
} as const;

/** What to do where a film needs its age limit and has none. */
export const AGE_LIMIT_CURE = `${either("Skriv", "Velg")} grensen som distributøren har satt${either(": A, 6, 9, 12, 15 eller 18", "")}.`;

const names = list(text).default([]);

const trailer = namedObject("Trailer", "A trailer at another host; nothing of it is loaded before a click.", {
  url: field(webUrl, {
    label: "Adresse",
    help: "Adressen til avspilleren.",
    doc: "Address of the player.",
    example: "https://video.example.no/embed/nattekspressen",
    as: { type: "String", from: playerAddress },
  }),
  title: field(text, {
    label: "Tittel",
    help: "Hva filmklippet heter.",
    doc: "What the clip is called.",
    example: "Trailer: Nattekspressen",
  }),
  seconds: field(wholeNumber(1, 86_400), {
    label: "Sekunder",
    help: "Lengde i sekunder.",
    doc: "Length in seconds.",
    example: 94,
  }),
});

/** A version of a film. */
export const movie = z.strictObject({
  ...common,
  typeText: field(text, { ...TYPE, isFirst: false, group: FILM, atForm: "" }),
  object: field(named(KIND, z.literal("movie")), { ...OBJECT, help: "movie for film.", atForm: "" }),
  objectClass: field(named(GROUP, z.enum(["movie", "movie_coming"])), {
    ...CLASS,
    help: "movie går på kino, movie_coming kommer.",
    group: FILM,
  }),
  parentSlug: field(slug, {
    label: "Adresse",
    help: "Filmens adresse: tittel-edinummer. Versjoner av samme film har den samme.",
    madeFrom: "{title}-{ediNumber}",
    group: MORE,
    doc: "The film's address, shared by its versions; null for culture.",
    example: "nattekspressen-20261",
  }),
  versionLabel: field(text.optional(), {
    label: "Versjon",
    help: "Skiller versjoner av én film: 3D, Norsk tale.",
    group: MORE,
    doc: "What distinguishes the version from the others.",
    example: "3D",
  }),
  runningTime: field(minutes, {
    ...RUNNING_TIME,
    isFirst: true,
    label: "Spilletid i minutter",
    help: "Spilletid i minutter.",
  }),
  ageLimit: field(z.enum(AGE_LIMITS).nullable(), {
    label: "Aldersgrense",
    help: "Aldersgrensen som distributøren har satt: A, 6, 9, 12, 15 eller 18. null betyr ikke fastsatt.",
    choices: AGE_LIMIT_CHOICES,
    none: "Ikke fastsatt",
    isFirst: true,
    doc: "A, 6, 9, 12, 15, 18, or null when it is not set (or for culture).",
    example: "12",
  }),
  ageReason: field(text.optional(), {
    label: "Grunn til grensen",
    help: "Hvorfor grensen er satt, i få ord.",
    group: FILM,
    doc: "Why the limit was set.",
    example: "Skremmende scener",
  }),
  directors: field(names, { label: "Regi", help: "Regi.", group: PEOPLE, example: ["Solveig Prøvestad"] }),
  cast: field(names, {
    label: "Skuespillere",
    help: "Skuespillere eller stemmer.",
    group: PEOPLE,
    example: ["Even Prøvestad"],
  }),
  genres: field(names, { label: "Sjangre", help: "Sjangre.", group: FILM, example: ["Thriller"] }),
  spokenLanguage: field(text, { label: "Tale", help: "Språket i filmen.", group: FILM, example: "Norsk" }),
  subtitles: field(text.nullable(), {
    label: "Tekst",
    help: "Språket i teksten, eller null uten tekst.",
    group: FILM,
    doc: "Language of the subtitles, or null.",
    example: "Norsk",
  }),
  format: field(choice({ "2D": "2D", "3D": "3D" }), {
    label: "Format",
    help: "2D eller 3D.",
    group: FILM,
    example: "2D",
  }),
  premiere: field(date, {
    label: "Premieredato",
    help: "Premieredato her i huset.",
    atForm: "",
    isFirst: true,
    doc: "The day of the premiere at this venue.",
    example: "2026-12-04",
  }),
  ediNumber: field(z.string().regex(/^\d{1,20}$/, "er ikke et EDI-nummer. → Skriv bare sifrene i nummeret."), {
    label: "EDI-nummer",
    help: "Sifrene som distributørene kjenner versjonen på.",
    atForm: "",
    isFirst: true,
    isShort: true,
    doc: "The number that the trade knows the version by; null for culture.",
    example: "20261",
  }),
  year: field(wholeNumber(1888, 2199), {
    label: "År",
    help: "Produksjonsår.",
    group: FILM,
    doc: "Year of production.",
    example: 2026,
  }),
  country: field(text, {
    label: "Land",
    help: "Produksjonsland.",
    group: FILM,
    doc: "Country of production.",
    example: "Norge",
  }),
  distributor: field(text, {
    label: "Distributør",
    help: "Distributør.",
    isFirst: true,
    example: "Nordlys Filmdistribusjon",
  }),
  trailer: field(trailer.optional(), {
    label: "Trailer",
    help: "Trailer. Den lastes først når noen trykker på den.",
    group: "Trailer",
    doc: "A trailer that is loaded only on click.",
    example: "trailer { url }",
  }),
});

export type Movie = z.infer<typeof movie>;
