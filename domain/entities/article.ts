import { z } from "zod";
import { field, key, referenceTo } from "../define/field";
import { derived } from "../define/naming";
import type { NodeContext } from "../define/node-context";
import {
  evenWhenFieldsAreWrong,
  htmlText,
  id,
  longText,
  moment,
  namedChoice,
  optionalText,
  order,
  picture,
  schemaReference,
  slug,
  text,
} from "../fields";
import { toEpoch } from "../time/oslo";
import { defineEntity } from "./define-entity";
import { type Beginning, imageIn, textAt } from "./listing";
import { articleSource } from "./pulled";
import { checkWindow, shownWindow } from "./shown-window";

const epoch = { type: "Float", from: toEpoch } as const;

const shape = z.strictObject({
  $schema: schemaReference,
  id: key(id, {
    help: "Artikkelens faste kjennetegn.",
    example: "aldersgrenser",
    madeFrom: "{title}",
    group: "Adresse",
  }),
  title: field(text, {
    label: "Overskrift",
    help: "Overskriften.",
    widget: "headline",
    isFirst: true,
    doc: "The headline.",
    example: "Aldersgrenser på kino",
  }),
  slug: field(slug, {
    label: "Adresse",
    help: "Siste del av adressen: /article/<slug>.",
    atForm: "Siste del av artikkelens adresse.",
    group: "Adresse",
    madeFrom: "{title}",
    doc: "The last part of its address.",
    example: "aldersgrenser",
  }),
  summary: field(longText, {
    label: "Ingress",
    widget: "headline",
    isFirst: true,
    help: "En eller to setninger. Vises i lister og søk.",
    doc: "One or two sentences for lists.",
    example: "Hva grensene betyr, og når en voksen hjelper.",
  }),
  content: field(htmlText, {
    label: "Tekst",
    help: "Tekst i HTML: én tekst, eller en liste med ett avsnitt på hver linje.",
    atForm: "",
    isFirst: true,
    doc: "The text as sanitised HTML.",
    example: "<p>Aldersgrensen …</p>",
  }),
  image: field(picture, {
    label: "Bilde på toppen",
    help: "Bildet på toppen av artikkelen.",
    atForm: "",
    isFirst: true,
    doc: "The picture on top.",
    example: "image { alt }",
  }),
  thumbnail: field(picture.optional(), {
    label: "Bilde i lister",
    help: "Et eget bilde til lister; ellers brukes hovedbildet.",
    group: "Bilder",
  }),
  category: field(
    namedChoice("ArticleCategory", "What an article is about.", { cinema: "Kino", culture: "Kultur" }).optional(),
    {
      label: "Emne",
      isFirst: true,
      help: "cinema for kino, culture for kultur. Artikler uten emne, som personvern, foreslås ikke under andre.",
      example: "cinema",
    },
  ),
  author: field(text, {
    label: "Skrevet av",
    help: "En rolle, for eksempel Redaksjonen.",
    isFirst: true,
    isShort: true,
    doc: "A role.",
    example: "Redaksjonen",
  }),
  node_locale: field(optionalText, {
    label: "Språk",
    help: "Språket: nb.",
    widget: "slug",
    group: "Adresse",
    doc: "The locale.",
    example: "nb",
  }),
  createdAt: field(moment, {
    label: "Skrevet",
    help: "Når artikkelen ble skrevet, for eksempel 2026-10-02T09:00.",
    atForm: "Når artikkelen ble skrevet.",
    group: "Publisering",
    doc: "Epoch milliseconds (Float, because Int is too small).",
    example: 1790924400000,
    as: epoch,
  }),
  updatedAt: field(moment, {
    label: "Sist endret",
    help: "Når den sist ble endret.",
    group: "Publisering",
    doc: "Epoch milliseconds.",
    example: 1790924400000,
    as: epoch,
  }),
  order: field(order, {
    label: "Rekkefølge",
    help: "Plass i lister: lavest tall først.",
    group: "Publisering",
    doc: "Place in lists, lowest first.",
    example: 10,
  }),
  ...shownWindow,
  source: articleSource,
});

const schema = shape.superRefine(checkWindow, evenWhenFieldsAreWrong);

export type Article = z.infer<typeof schema>;

const beginnings: readonly Beginning<z.input<typeof schema>>[] = [
  {
    name: "artikkel",
    label: "Ny artikkel",
    of: (now) => ({
      category: "culture",
      author: "Redaksjonen",
      node_locale: "nb",
      createdAt: now,
      updatedAt: now,
      order: 1,
    }),
  },
];

/** Section 3, Article: local date-times in content, epoch milliseconds in GraphQL. */
export const article = defineEntity({
  type: "Article",
  doc: "An article; its page is made by the page file whose path is /article/:article.",
  folder: "articles",
  schemaName: "article",
  about: "En artikkel.",
  plural: "artikler",
  presence: "expected",
  schema,
  listing: {
    rank: 3,
    detail: (value) => textAt(value, "summary"),
    picture: ({ image }) => imageIn(image),
  },
  beginnings,
  unique: ({ slug }) => ({ slug }),
  inLocale: ({ node_locale }, locale) => node_locale === locale,
  derived: {
    path: derived(
      z.string().nullable(),
      { doc: "The path of its page, or null when no page shows it.", example: "/article/aldersgrenser" },
      ({ id }: Article, { pageOf }: NodeContext) => pageOf("Article", id),
    ),
    related: derived(
      z.array(referenceTo("Article")),
      {
        doc: "Up to three others that have pages, those on the same matter first.",
        example: "related { title path }",
      },
      ({ id }: Article, { relatedTo }: NodeContext) => [...relatedTo(id)],
    ),
    thumbnail: derived(
      picture,
      { doc: "The picture for lists; the main picture when no other was chosen.", example: "thumbnail { alt }" },
      ({ thumbnail, image }: Article) => thumbnail ?? image,
    ),
  },
});
