import { z } from "zod";
import { field, key } from "../../define/field";
import { named, namedObject } from "../../define/naming";
import { either } from "../../define/voices";
import { htmlField, id, list, longText, pictureWith, schemaReference, text } from "../../fields";
import { productionSource } from "../pulled";
import { shownWindow } from "../shown-window";
import { translations } from "./translation";

export const audience = named(
  { name: "Audience", doc: "Whom a production suits." },
  z.enum(["children", "youth", "adults", "seniors"]),
);

/** Bokmål for each audience, for forms. */
export const AUDIENCE_CHOICES = { children: "Barn", youth: "Ungdom", adults: "Voksne", seniors: "Seniorer" } as const;

const contents = namedObject("ProductionContent", "A text about a production.", {
  summary: field(longText.max(240, "er lengre enn 240 tegn. → Kort ned til en eller to setninger."), {
    label: "Kort omtale",
    help: "Kort omtale.",
    doc: "One or two sentences.",
    example: "En passasjer forsvinner på nattoget.",
  }),
  body: htmlField("Omtale"),
});

const asset = pictureWith(
  { name: "ProductionAsset", doc: "A picture of a production with its use." },
  {
    type: field(named({ name: "AssetType", doc: "The use of a picture." }, z.enum(["first_image", "poster"])), {
      label: "Bruk",
      help: "first_image er det brede bildet (16:9), poster er plakaten (2:3).",
      choices: { first_image: "Bredt bilde (16:9)", poster: "Plakat (2:3)" },
      doc: '"first_image" (wide) or "poster".',
      example: "first_image",
    }),
  },
);

/** Enums of fields whose values differ between films and culture events. */
export const KIND = { name: "ProductionObject", doc: "Whether a production is a film or a culture event." };
export const GROUP = { name: "ProductionClass", doc: "The group of a production; coming films have one of their own." };

/** GraphQL documentation of fields whose descriptions differ between films and culture events. */
export const OBJECT = {
  label: "Type innhold",
  choices: { movie: "Film", culture: "Kulturarrangement" },
  doc: '"movie" or "culture".',
  example: "movie",
};
export const CLASS = {
  label: "Gruppe",
  doc: '"movie", "movie_coming" or "culture".',
  example: "movie_coming",
  choices: { movie: "Går på kino", movie_coming: "Kommer" },
};
export const RUNNING_TIME = { doc: "Minutes.", example: 104 };

/** Rarely needed and generated fields: collapsed in forms. */
export const MORE = "Mer";

export const TYPE = {
  label: "Type",
  isFirst: true,
  isReused: true,
  help: "Typen: Film, Konsert, Teater, Quiz, Andre arrangementer …",
  atForm: "For eksempel Konsert, Teater eller Quiz.",
  doc: "The kind as text, by which pages select.",
  example: "Konsert",
};

/** Fields shared by films and culture events. */
export const common = {
  $schema: schemaReference,
  id: key(id, {
    help: "Fast kjennetegn; forestillingene peker på det.",
    atForm: "Lages av tittelen. Forestillingene peker på det.",
    group: MORE,
    example: "nattekspressen",
    madeFrom: "{title}",
  }),
  title: field(text, {
    label: "Tittel",
    isFirst: true,
    help: "Tittelen slik den skal leses.",
    atForm: "",
    doc: "The title.",
    example: "Nattekspressen",
  }),
  typeText: field(text, TYPE),
  kind: field(text.optional(), {
    label: "Type som vises",
    help: "Det leserne ser i stedet for typen, for eksempel Dans når typen er Andre arrangementer.",
    group: MORE,
  }),
  originalTitle: field(text.optional(), {
    label: "Originaltittel",
    help: "Originaltittel, når den er en annen.",
    group: MORE,
    doc: "The original title where it differs.",
    example: "Yöjuna",
  }),
  assets: field(list(asset), {
    label: "Bilder",
    itemName: "bilde",
    help: "Bildene: first_image og poster.",
    atForm: "Et bredt bilde (16:9) til toppen av siden, og en plakat (2:3).",
    isFirst: true,
    doc: "All its pictures.",
    example: "assets { type alt }",
  }),
  contents: field(list(contents).min(1, `er tom. → Skriv minst én omtale${either(" med summary og body", "")}.`), {
    label: "Omtaler",
    help: "Omtalene. Sidene viser den første.",
    atForm: "Sidene viser den første.",
    isFirst: true,
    isProse: true,
    doc: "Texts about it; the first is the one that pages show.",
    example: "contents { summary }",
  }),
  translations,
  features: field(z.array(text).default([]), {
    label: "Merkelapper",
    help: "Korte merkelapper for alle forestillingene, for eksempel 3D. Det som gjelder én av dem, står på forestillingen.",
    group: MORE,
    doc: "Short tags of all its showings.",
    example: ["3D"],
  }),
  audience: field(z.array(audience).default([]), {
    label: "Passer for",
    help: "Hvem det passer for.",
    group: MORE,
    choices: AUDIENCE_CHOICES,
    doc: "Whom it suits: children, youth, adults, seniors.",
    example: ["children"],
  }),
  ...shownWindow,
  source: productionSource,
};
