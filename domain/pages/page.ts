import { z } from "zod";
import { blockSchema } from "../blocks";
import { field, key, valueAs } from "../define/field";
import { derived } from "../define/naming";
import { defineEntity } from "../entities/define-entity";
import { type Beginning, imageIn, textAt } from "../entities/listing";
import { checkWindow, shownWindow } from "../entities/shown-window";
import { evenWhenFieldsAreWrong, id, list, locale, namedChoice, path, schemaReference, text } from "../fields";
import { isObject, valueAt } from "../json/json";
import { pageMeta, resolvedMeta } from "./page-meta";
import { pagePaper } from "./page-paper";
import { sourceSchema } from "./page-source";
import { template } from "./page-template";

const shape = z.strictObject({
  $schema: schemaReference,
  id: key(id, {
    help: "Fast kjennetegn.",
    doc: "The id of the page file that it comes from.",
    example: "film",
    madeFrom: "{title}",
  }),
  title: field(text, {
    label: "Overskrift",
    isFirst: true,
    help: "Sidens overskrift. Kan hente fra en kilde: {film.title}.",
    atForm: "",
    doc: "The headline.",
    example: "Kinoprogram",
  }),
  path: field(path, {
    label: "Adresse",
    help: "Adressen. /:production lager én side for hver film.",
    atForm: "Adressen til siden. Kolon foran en del lager én side for hver film.",
    madeFrom: "/{title}",
    example: "/kinoprogram",
  }),
  pageType: field(namedChoice("PageType", "Whether the site needs a page.", { ordinary: "Vanlig", standard: "Fast" }), {
    label: "Sidetype",
    help: "ordinary for vanlige sider, standard for sider som nettstedet trenger.",
    example: "ordinary",
  }),
  layout: field(
    namedChoice("PageLayout", "What surrounds a page's blocks.", { default: "Med topp og bunn", foyer: "Ren skjerm" }),
    {
      label: "Ramme",
      help: "default har topp og bunn, foyer er en ren skjerm.",
      example: "default",
    },
  ),
  language: field(locale.optional(), {
    label: "Språket på siden",
    help: "Språket innholdet er skrevet på, når det er et annet enn nettstedets: en, de. Topp og bunn følger med.",
    doc: "The language of its content where it is not that of the site.",
    example: "en",
  }),
  template: field(template, {
    label: "Mal",
    help: "Radene og kolonnene som blokkene står i.",
    example: "template { rows { tone } }",
  }),
  sources: field(list(sourceSchema).default([]), {
    label: "Kilder",
    help: "Hva siden henter: filmer, forestillinger eller artikler.",
    doc: "What it was made from.",
    example: "sources { name model }",
  }),
  blocks: field(list(blockSchema), {
    label: "Deler på siden",
    itemName: "del",
    isFirst: true,
    help: "Det siden viser, del for del.",
    hidden: true,
  }),
  meta: field(z.record(z.string(), pageMeta), {
    label: "Søk og deling",
    group: "Søk og deling",
    help: "Tittel og beskrivelse for søk og deling, på hvert språk.",
    hidden: true,
  }),
  ...shownWindow,
});

const schema = shape.superRefine(checkWindow, evenWhenFieldsAreWrong);

export type Page = z.infer<typeof schema>;

/** One page of the site: a page file with parameters and bindings replaced. The source of its node. */
export interface PageNodeSource extends Page {
  readonly showTitle: boolean;
  /** Blocks in their GraphQL form. */
  readonly visible: readonly object[];
  readonly hidden: readonly object[];
  readonly resolved: z.output<typeof resolvedMeta>;
  readonly paper: z.output<typeof pagePaper> | null;
}

const blocks = z.array(valueAs<object>({ type: "Block" }));

/** The first picture in a setting of the blocks. */
const firstImage = (own: unknown): string | null => {
  const settings = Array.isArray(own) ? own.map((block) => valueAt(block, ["settings"])) : [];
  const images = settings.flatMap((setting) => (isObject(setting) ? Object.values(setting).map(imageIn) : []));
  return images.find((image) => image !== null) ?? null;
};

const beginnings: readonly Beginning<z.input<typeof schema>>[] = [
  {
    name: "side",
    label: "Ny side",
    of: () => ({
      path: "/",
      pageType: "ordinary",
      layout: "default",
      template: { rows: [{ columns: [{ medium: 12, large: 8 }] }] },
      sources: [],
      blocks: [{ component: "rich-text", hide: false, id: "tekst", place: { row: 1, column: 1, order: 1 }, data: {} }],
      meta: { nb: { keywords: [] } },
    }),
  },
];

/** Section 3, Page: a template of rows and columns, sources, blocks and meta per locale. */
export const page = defineEntity({
  type: "Page",
  doc: "One page of the site with its address; page files such as /:production have been expanded.",
  folder: "pages",
  schemaName: "page",
  about: "En side.",
  plural: "sider",
  presence: "needed",
  schema,
  listing: {
    rank: 4,
    // The page of each film and article has its title: "Kalender for …", "Mal for film"
    title: (value) => {
      if (textAt(value, "path") === "/") return "Forsiden";
      const title = textAt(value, "title").replace(/\{[\w.]+\}/g, "…");
      return title === "…" ? `Mal for ${textAt(value, "id")}` : title;
    },
    detail: (value, { menuTo }) => {
      const path = textAt(value, "path");
      if (path.includes(":")) return "Mal for flere sider";
      if (path === "/") return "";
      const trail = menuTo(path).map((item) => textAt(item, "label"));
      // Its own title is that of the row.
      const named = trail.at(-1) === textAt(value, "title") && trail.length > 1 ? trail.slice(0, -1) : trail;
      return trail.length === 0 ? "Ikke i menyen" : `Meny: ${named.join(" › ")}`;
    },
    picture: ({ blocks }) => firstImage(blocks),
    // As the menus have them; the templates of several pages, which are seldom changed, last.
    part: (value, { menuTo }) => {
      const path = textAt(value, "path");
      const top = menuTo(path)[0];
      if (path === "/") return { heading: "", sortKey: "" };
      if (path.includes(":")) return { heading: "Maler", sortKey: "4" };
      if (top === undefined) return { heading: "Ikke i menyen", sortKey: "3" };
      if (top.place === "footer") return { heading: "Nederst på siden", sortKey: "2" };
      return { heading: textAt(top, "label"), sortKey: `1 ${1e9 + Number(top.order)} ${textAt(top, "id")}` };
    },
  },
  beginnings,
  uniqueWithin: { blocks: "id", sources: "name" },
  inLocale: ({ meta }, locale) => locale in meta,
  derived: {
    showTitle: derived(
      z.boolean(),
      { doc: "False when one of its blocks gives the page's h1.", example: true },
      ({ showTitle }: PageNodeSource) => showTitle,
    ),
    blocks: derived(
      blocks,
      { doc: "Its visible blocks, in reading order.", example: "blocks { component }" },
      ({ visible }: PageNodeSource) => [...visible],
    ),
    hiddenBlocks: derived(
      blocks,
      { doc: "Blocks that an editor has hidden; no page shows them.", example: "hiddenBlocks { id }" },
      ({ hidden }: PageNodeSource) => [...hidden],
    ),
    paper: derived(
      pagePaper.nullable(),
      { doc: "What a page that is hung up has at its foot on paper; null for others.", example: "paper { address }" },
      ({ paper }: PageNodeSource) => paper,
    ),
    meta: derived(
      resolvedMeta,
      { doc: "In the enabled locale, bindings filled in.", example: "meta { title }" },
      ({ resolved }: PageNodeSource) => resolved,
    ),
  },
});
