import { z } from "zod";
import { field, referenceTo } from "../../define/field";
import { derived, named } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import { evenWhenFieldsAreWrong, list, minutes, type Picture, picture, slug, text } from "../../fields";
import { isObject } from "../../json/json";
import { moveWeeks } from "../../time/demonstration";
import { defineEntity } from "../define-entity";
import { type Beginning, imageIn, textAt } from "../listing";
import { checkWindow } from "../shown-window";
import { AGE_LIMIT_CURE, type Movie, movie } from "./movie";
import { CLASS, common, GROUP, KIND, MORE, OBJECT, RUNNING_TIME } from "./production-fields";

const culture = z.strictObject({
  ...common,
  object: field(named(KIND, z.literal("culture")), {
    ...OBJECT,
    help: "culture for kulturarrangementer.",
    atForm: "",
    example: "culture",
  }),
  objectClass: field(named(GROUP, z.literal("culture")), {
    ...CLASS,
    choices: { culture: "Kulturarrangement" },
    help: "culture.",
    example: "culture",
  }),
  pageReference: field(slug, {
    label: "Adresse",
    help: "Sidens adresse: tittel-kode.",
    madeFrom: "{title}-{code}",
    group: MORE,
    doc: "The culture event's address; null for films.",
    example: "storbandkveld-k101",
  }),
  runningTime: field(minutes.optional(), { ...RUNNING_TIME, label: "Varighet", help: "Varighet i minutter." }),
  organiser: field(text.optional(), {
    label: "Arrangør",
    help: "Hvem som står bak.",
    doc: "The organiser of a culture event.",
    example: "Rakkestad bibliotek",
  }),
  ageText: field(text.optional(), {
    label: "Aldersgruppe",
    help: "Hvem det passer for, i ord.",
    doc: "The audience of a culture event, as text.",
    example: "Passer fra 4 år",
  }),
  performers: field(list(text).default([]), {
    label: "Medvirkende",
    help: "Hvem som opptrer.",
    doc: "Who performs at a culture event.",
    example: ["Bygdas storband"],
  }),
});

/** A film that is on has its age limit, which is required by law. Its fields may still be of any type. */
const checkProduction = (production: Movie | z.infer<typeof culture>, context: z.core.$RefinementCtx): void => {
  checkWindow(production, context);
  if (production.objectClass !== "movie" || production.ageLimit !== null) return;
  context.addIssue({
    code: "custom",
    path: ["ageLimit"],
    message: `er ikke fastsatt, men filmen står som en film som går nå. → ${AGE_LIMIT_CURE}`,
  });
};

const schema = z.discriminatedUnion("object", [movie, culture]).superRefine(checkProduction, evenWhenFieldsAreWrong);

export type Production = z.infer<typeof schema>;
export type { Movie };

const pictureOf = ({ assets }: Production, type: Production["assets"][number]["type"]): Picture | null =>
  assets.find((asset) => asset.type === type) ?? null;

/** The required pictures of a new production. */
const PICTURES = [{ type: "first_image" }, { type: "poster" }] as const;

const beginnings: readonly Beginning<z.input<typeof schema>>[] = [
  {
    name: "film",
    label: "Ny film",
    of: (now) => ({
      object: "movie",
      objectClass: "movie",
      typeText: "Film",
      contents: [{}],
      assets: PICTURES,
      directors: [],
      cast: [],
      genres: [],
      spokenLanguage: "Norsk",
      format: "2D",
      year: Number(now.slice(0, 4)),
      country: "Norge",
      trailer: { title: "Trailer" },
    }),
  },
  {
    name: "arrangement",
    label: "Nytt arrangement",
    of: () => ({ object: "culture", objectClass: "culture", contents: [{}], assets: PICTURES }),
  },
];

/** Section 3, Production: a film version or a culture event. Its node has the fields of both, null or empty. */
export const production = defineEntity({
  type: "Production",
  doc: 'A film version (object "movie") or a culture event (object "culture"). Films with one parentSlug are versions of one film.',
  folder: "productions",
  schemaName: "production",
  about: "En film eller et arrangement.",
  plural: "filmer og arrangementer",
  presence: "expected",
  schema,
  listing: {
    rank: 1,
    detail: (value) => [textAt(value, "typeText"), textAt(value, "versionLabel")].filter(Boolean).join(", "),
    picture: ({ assets }) => {
      const pictures: readonly unknown[] = Array.isArray(assets) ? assets : [];
      return imageIn(pictures.find((one) => isObject(one) && one.type === "poster") ?? pictures[0]);
    },
  },
  beginnings,
  unique: (production) =>
    production.object === "movie" ? { ediNumber: production.ediNumber } : { pageReference: production.pageReference },
  moved: (production, { weeks }) =>
    production.object === "movie" ? { ...production, premiere: moveWeeks(production.premiere, weeks) } : production,
  derived: {
    path: derived(
      z.string().nullable(),
      { doc: "The path of its page, or null when no page shows it.", example: "/nattekspressen-20261" },
      ({ id }: Production, { pageOf }: NodeContext) => pageOf("Production", id),
    ),
    minimumAge: derived(
      z.int().nullable(),
      { doc: "The age limit as a number: 0 for A; null when it is not set (or for culture).", example: 12 },
      (production: Production) => {
        const limit = production.object === "movie" ? production.ageLimit : null;
        return limit === "A" ? 0 : limit && Number(limit);
      },
    ),
    kind: derived(
      z.string(),
      { doc: "The kind as visitors read it; typeText when no other was given.", example: "Dans" },
      ({ kind, typeText }: Production) => kind ?? typeText,
    ),
    cover: derived(
      picture.nullable(),
      { doc: "The wide picture (first_image), or null.", example: "cover { alt }" },
      (production: Production) => pictureOf(production, "first_image"),
    ),
    poster: derived(
      picture.nullable(),
      { doc: "The poster, or null.", example: "poster { alt }" },
      (production: Production) => pictureOf(production, "poster"),
    ),
    events: derived(
      z.array(referenceTo("Event")),
      { doc: "Its showings, earliest first.", example: "events { start }" },
      ({ id }: Production, { eventsOf }: NodeContext) => [...eventsOf(id)],
    ),
  },
});
