import { z } from "zod";
import { blockSchema } from "../blocks";
import { id, imagePath, list, optionalText, path, schemaReference, text, wholeNumber } from "./fields";

const span = wholeNumber(1, 12);

const column = z.strictObject({
  medium: span.default(12).describe("Bredde av 12 på nettbrett."),
  large: span.default(12).describe("Bredde av 12 på stor skjerm."),
});

const row = z.strictObject({
  tone: z.enum(["plain", "dark", "tint"]).default("plain").describe("Bunnen: plain, dark eller tint."),
  width: z.enum(["contained", "full"]).default("contained").describe("full går helt ut til kanten."),
  columns: list(column).min(1, "er tom. → Skriv minst én kolonne: {}."),
});

const filter = z.strictObject({
  property: z
    .string()
    .regex(
      /^[A-Za-z]+(\[[A-Za-z0-9_=]+\])?(\.[A-Za-z]+(\[[A-Za-z0-9_=]+\])?)*$/,
      "er ikke navnet på et felt. → Skriv for eksempel title, contents[0].summary eller production.object.",
    )
    .describe("Egenskapen som sammenlignes."),
  value: optionalText.describe("Verdien. «:production» er delen av adressen som sidens sti gir det navnet."),
  operator: z.enum(["eq", "regex"]).describe("eq er likt, regex er et mønster."),
});

export const sourceSchema = z.strictObject({
  name: z
    .string()
    .regex(
      /^[a-zA-Z][a-zA-Z0-9]{0,59}$/,
      "er ikke et navn. → Begynn med en bokstav, og bruk bare a–z og tall, uten mellomrom.",
    ),
  model: z.enum(["production", "event", "article"]),
  collection: z.boolean().describe("true gir alle som passer, false gir én."),
  filters: list(filter).default([]),
});

const meta = z.strictObject({
  title: text,
  description: text,
  keywords: list(text).default([]),
  image: text
    .superRefine((value, context) => {
      const issues = value.startsWith("{") ? [] : (imagePath.safeParse(value).error?.issues ?? []);
      for (const { message } of issues) context.addIssue({ code: "custom", message });
    })
    .optional()
    .describe("Bilde til deling: en fil i content/images, eller en binding som {film.assets[type=poster].image}."),
});

/** Section 3, Page: a template of rows and columns, sources, blocks and meta per locale. */
export const pageSchema = z
  .strictObject({
    $schema: schemaReference,
    id: id.describe("Fast kjennetegn."),
    title: text.describe("Sidens overskrift. Kan hente fra en kilde: {film.title}."),
    path: path.describe("Adressen. /:production lager én side for hver film."),
    pageType: z.enum(["ordinary", "standard"]),
    layout: z.enum(["default", "foyer"]).describe("default har topp og bunn, foyer er en ren skjerm."),
    template: z.strictObject({ rows: list(row).min(1, "er tom. → Skriv minst én rad.") }),
    sources: list(sourceSchema).default([]),
    blocks: list(blockSchema),
    meta: z.record(z.string(), meta).describe("Tittel og beskrivelse for søk og deling, på hvert språk."),
  })
  .describe("En side.");

export type Page = z.infer<typeof pageSchema>;
export type PageSource = z.infer<typeof sourceSchema>;
export type SourceFilter = z.infer<typeof filter>;
export type SourceModel = PageSource["model"];

export const PAGE_SDL = /* GraphQL */ `
  """
  One page of the site with its address; page files such as /:production have been expanded.
  """
  type Page implements Node @dontInfer {
    "The id of the page file that it comes from. Example: \\"film\\""
    key: String!
    "Example: \\"/kinoprogram\\""
    path: String!
    "The headline. Example: \\"Kinoprogram\\""
    title: String!
    "False when one of its blocks gives the page's h1. Example: true"
    showTitle: Boolean!
    "\\"ordinary\\" or \\"standard\\". Example: \\"ordinary\\""
    pageType: String!
    "\\"default\\" or \\"foyer\\". Example: \\"default\\""
    layout: String!
    "Example: template { rows { tone } }"
    template: PageTemplate!
    "What it was made from. Example: sources { name model }"
    sources: [PageSource!]!
    "Its visible blocks, in reading order. Example: blocks { component }"
    blocks: [Block!]!
    "Blocks that an editor has hidden; no page shows them. Example: hiddenBlocks { id }"
    hiddenBlocks: [Block!]!
    "In the enabled locale, bindings filled in. Example: meta { title }"
    meta: PageMeta!
  }

  "Rows and columns that blocks are placed in."
  type PageTemplate @dontInfer {
    "Example: rows { width }"
    rows: [PageRow!]!
  }

  "A row of a page."
  type PageRow @dontInfer {
    "plain, dark or tint. Example: \\"dark\\""
    tone: String!
    "contained or full. Example: \\"contained\\""
    width: String!
    "Example: columns { medium large }"
    columns: [PageColumn!]!
  }

  "A column; widths are twelfths."
  type PageColumn @dontInfer {
    "Example: 8"
    medium: Int!
    "Example: 9"
    large: Int!
  }

  "Where a page takes its data from."
  type PageSource @dontInfer {
    "Example: \\"film\\""
    name: String!
    "production, event or article. Example: \\"production\\""
    model: String!
    "Example: false"
    collection: Boolean!
    "Route parameters are filled in. Example: filters { property value }"
    filters: [SourceFilter!]!
  }

  "A condition on a property of a source's model."
  type SourceFilter @dontInfer {
    "Example: \\"contents[0].summary\\""
    property: String!
    "Example: \\"movie\\""
    value: String!
    "eq or regex. Example: \\"eq\\""
    operator: String!
  }

  "What search engines and sharing show."
  type PageMeta @dontInfer {
    "Example: \\"Kinoprogram\\""
    title: String!
    "Example: \\"Hele programmet, dag for dag.\\""
    description: String!
    "Example: [\\"kino\\"]"
    keywords: [String!]!
    "The picture for sharing, or null. Example: image { path }"
    image: Picture
  }
`;
