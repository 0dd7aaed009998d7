import { z } from "zod";
import { AGE_LIMITS } from "../../../../src/rules/age-limit";
import { playerAddress } from "../../../../src/rules/player-address";
import { date, htmlText, id, list, minutes, picture, schemaReference, slug, text, webUrl, wholeNumber } from "./fields";
import { toPicture } from "./to-picture";

const contents = z.strictObject({
  summary: text.max(240, "er lengre enn 240 tegn. → Kort ned til en eller to setninger.").describe("Kort omtale."),
  body: htmlText,
});

const asset = picture.extend({
  type: z.enum(["first_image", "poster"]).describe("first_image er det brede bildet (16:9), poster er plakaten (2:3)."),
});

const names = list(text).default([]);

const common = {
  $schema: schemaReference,
  id: id.describe("Fast kjennetegn; forestillingene peker på det."),
  typeText: text.describe("Slags: Film, Konsert, Teater, Quiz, Andre Arrangementer …"),
  title: text.describe("Tittelen slik den skal leses."),
  originalTitle: text.optional().describe("Originaltittel, når den er en annen."),
  contents: list(contents).min(1, "er tom. → Skriv minst én omtale med summary og body."),
  assets: list(asset).describe("Bildene: first_image og poster."),
  features: z
    .array(text)
    .default([])
    .describe(
      "Korte merkelapper for alle forestillingene, for eksempel 3D. Det som gjelder én av dem, står på forestillingen.",
    ),
  audience: z
    .array(z.enum(["children", "youth", "adults", "seniors"]))
    .default([])
    .describe("Hvem det passer for."),
};

const movie = z.strictObject({
  ...common,
  object: z.literal("movie").describe("movie for film."),
  objectClass: z.enum(["movie", "movie_coming"]).describe("movie går på kino, movie_coming kommer."),
  parentSlug: slug.describe("Filmens adresse: tittel-edinummer. Versjoner av samme film har den samme."),
  ediNumber: z
    .string()
    .regex(/^\d{1,20}$/, "er ikke et EDI-nummer. → Skriv bare sifrene i nummeret.")
    .describe("EDI-nummer."),
  versionLabel: text.optional().describe("Skiller versjoner av én film: 3D, Norsk tale."),
  runningTime: minutes.describe("Spilletid i minutter."),
  ageLimit: z
    .enum(AGE_LIMITS)
    .nullable()
    .describe("Aldersgrensen som distributøren har satt: A, 6, 9, 12, 15 eller 18. null betyr ikke fastsatt."),
  ageReason: text.optional().describe("Hvorfor grensen er satt, i få ord."),
  directors: names.describe("Regi."),
  cast: names.describe("Skuespillere eller stemmer."),
  genres: names.describe("Sjangre."),
  spokenLanguage: text.describe("Språket i filmen."),
  subtitles: text.nullable().describe("Språket i teksten, eller null uten tekst."),
  format: z.enum(["2D", "3D"]).describe("2D eller 3D."),
  premiere: date.describe("Premieredato her i huset."),
  year: wholeNumber(1888, 2199).describe("Produksjonsår."),
  country: text.describe("Produksjonsland."),
  distributor: text.describe("Distributør."),
  trailer: z
    .strictObject({
      url: webUrl.describe("Adressen til avspilleren."),
      title: text.describe("Hva filmklippet heter."),
      seconds: wholeNumber(1, 86_400).describe("Lengde i sekunder."),
    })
    .optional()
    .describe("Trailer. Den lastes først når noen trykker på den."),
});

const culture = z.strictObject({
  ...common,
  object: z.literal("culture").describe("culture for kulturarrangementer."),
  objectClass: z.literal("culture").describe("culture."),
  pageReference: slug.describe("Sidens adresse: tittel-kode."),
  runningTime: minutes.optional().describe("Varighet i minutter."),
  organiser: text.optional().describe("Hvem som står bak."),
  ageText: text.optional().describe("Hvem det passer for, i ord."),
  performers: names.describe("Hvem som opptrer."),
});

/** Section 3, Production: a film version or a culture event. */
export const productionSchema = z
  .discriminatedUnion("object", [movie, culture])
  .describe("En film eller et arrangement.");

export type Production = z.infer<typeof productionSchema>;
export type Movie = Extract<Production, { object: "movie" }>;

export const PRODUCTION_SDL = /* GraphQL */ `
  """
  A film version (object "movie") or a culture event (object "culture"). Films with one parentSlug are versions of one film.
  """
  type Production implements Node @dontInfer {
    "The id that editors wrote. Example: \\"nattekspressen\\""
    key: String!
    "\\"movie\\" or \\"culture\\". Example: \\"movie\\""
    object: String!
    "\\"movie\\", \\"movie_coming\\" or \\"culture\\". Example: \\"movie_coming\\""
    objectClass: String!
    "The kind in words. Example: \\"Konsert\\""
    typeText: String!
    "The title. Example: \\"Nattekspressen\\""
    title: String!
    "The original title where it differs. Example: \\"Yöjuna\\""
    originalTitle: String
    "The film's address, shared by its versions; null for culture. Example: \\"nattekspressen-20261\\""
    parentSlug: String
    "The culture event's address; null for films. Example: \\"storbandkveld-k101\\""
    pageReference: String
    "The path of its page, or null when no page shows it. Example: \\"/nattekspressen-20261\\""
    path: String
    "The number that the trade knows the version by; null for culture. Example: \\"20261\\""
    ediNumber: String
    "What tells the version from the others. Example: \\"3D\\""
    versionLabel: String
    "Texts about it; the first is the one that pages show. Example: contents { summary }"
    contents: [ProductionContent!]!
    "All its pictures. Example: assets { type alt }"
    assets: [ProductionAsset!]!
    "The wide picture (first_image), or null. Example: cover { alt }"
    cover: Picture
    "The poster, or null. Example: poster { alt }"
    poster: Picture
    "Short tags of all its showings. Example: [\\"3D\\"]"
    features: [String!]!
    "Whom it suits: children, youth, adults, seniors. Example: [\\"children\\"]"
    audience: [String!]!
    "Minutes. Example: 104"
    runningTime: Int
    "A, 6, 9, 12, 15, 18, or null when it is not set (or for culture). Example: \\"12\\""
    ageLimit: String
    "Why the limit was set. Example: \\"Skremmende scener\\""
    ageReason: String
    "For whom a culture event is, in words. Example: \\"Passer fra 4 år\\""
    ageText: String
    "Example: [\\"Solveig Prøvestad\\"]"
    directors: [String!]!
    "Example: [\\"Even Prøvestad\\"]"
    cast: [String!]!
    "Who performs at a culture event. Example: [\\"Bygdas storband\\"]"
    performers: [String!]!
    "Example: [\\"Thriller\\"]"
    genres: [String!]!
    "Example: \\"Norsk\\""
    spokenLanguage: String
    "Language of the subtitles, or null. Example: \\"Norsk\\""
    subtitles: String
    "\\"2D\\" or \\"3D\\". Example: \\"2D\\""
    format: String
    "The day of the premiere in this house. Example: \\"2026-12-04\\""
    premiere: String
    "Year of production. Example: 2026"
    year: Int
    "Country of production. Example: \\"Norge\\""
    country: String
    "Example: \\"Nordlys Filmdistribusjon\\""
    distributor: String
    "Who stands behind a culture event. Example: \\"Rakkestad bibliotek\\""
    organiser: String
    "A trailer that is loaded only on click. Example: trailer { url }"
    trailer: Trailer
    "Its showings, earliest first. Example: events { start }"
    events: [Event!]! @link
  }

  """
  A text about a production.
  """
  type ProductionContent @dontInfer {
    "One or two sentences. Example: \\"En passasjer forsvinner på nattoget.\\""
    summary: String!
    "Sanitised HTML. Example: \\"<p>…</p>\\""
    body: String!
  }

  """
  A picture of a production with its use.
  """
  type ProductionAsset @dontInfer {
    "\\"first_image\\" (wide) or \\"poster\\". Example: \\"first_image\\""
    type: String!
    "Path below content/images. Example: \\"filmer/nattekspressen.jpg\\""
    path: String!
    "What the picture shows. Example: \\"Et tog i natten\\""
    alt: String!
    "The point to keep in sight. Example: { x: 0.5, y: 0.4 }"
    focalPoint: FocalPoint!
    "The file. Example: file { publicURL }"
    file: File! @link(by: "relativePath", from: "path")
  }

  """
  A trailer at another host; nothing of it is loaded before a click.
  """
  type Trailer @dontInfer {
    "Address of the player. Example: \\"https://video.example.no/embed/nattekspressen\\""
    url: String!
    "What the clip is called. Example: \\"Trailer: Nattekspressen\\""
    title: String!
    "Length in seconds. Example: 94"
    seconds: Int!
  }
`;

/** The node of a production; every field of both kinds is present, null or empty where it does not apply. */
export const productionNode = (production: Production, links: { path: string | null; events: readonly string[] }) => {
  const film = production.object === "movie" ? production : null;
  const happening = production.object === "culture" ? production : null;
  const pictureOf = (type: string) => {
    const found = production.assets.find((candidate) => candidate.type === type);
    return found ? toPicture(found) : null;
  };
  return {
    key: production.id,
    object: production.object,
    objectClass: production.objectClass,
    typeText: production.typeText,
    title: production.title,
    originalTitle: production.originalTitle ?? null,
    parentSlug: film?.parentSlug ?? null,
    pageReference: happening?.pageReference ?? null,
    path: links.path,
    ediNumber: film?.ediNumber ?? null,
    versionLabel: film?.versionLabel ?? null,
    contents: production.contents,
    assets: production.assets.map((one) => ({ type: one.type, ...toPicture(one) })),
    cover: pictureOf("first_image"),
    poster: pictureOf("poster"),
    features: production.features,
    audience: production.audience,
    runningTime: production.runningTime ?? null,
    ageLimit: film?.ageLimit ?? null,
    ageReason: film?.ageReason ?? null,
    ageText: happening?.ageText ?? null,
    directors: film?.directors ?? [],
    cast: film?.cast ?? [],
    performers: happening?.performers ?? [],
    genres: film?.genres ?? [],
    spokenLanguage: film?.spokenLanguage ?? null,
    subtitles: film?.subtitles ?? null,
    format: film?.format ?? null,
    premiere: film?.premiere ?? null,
    year: film?.year ?? null,
    country: film?.country ?? null,
    distributor: film?.distributor ?? null,
    organiser: happening?.organiser ?? null,
    trailer: film?.trailer ? { ...film.trailer, url: playerAddress(film.trailer.url) } : null,
    events: links.events,
  };
};
