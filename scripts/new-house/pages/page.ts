import { type Motif, pictureOf } from "../pictures/motifs";

export type Place = readonly [row: number, column: number, order: number];

interface Block {
  readonly component: string;
  readonly id: string;
  readonly at: Place;
  readonly settings?: object;
  readonly data?: object;
}

interface Source {
  readonly name: string;
  readonly model: "event" | "production" | "article";
  readonly one?: true;
  readonly where?: Readonly<Record<string, string>>;
}

interface PageFacts {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly sources?: readonly Source[];
  readonly description: string;
  /** A motif, or a reference to a source's picture. */
  readonly image?: Motif | `{${string}}`;
  readonly metaTitle?: string;
}

/** Rows with their blocks, or a single block in a plain row. */
type Body =
  | { readonly rows: readonly object[]; readonly blocks: readonly Block[] }
  | { readonly block: Omit<Block, "at"> };

const WHOLE = [{ medium: 12, large: 12 }];
const TWO = [
  { medium: 8, large: 9 },
  { medium: 4, large: 3 },
];

/** Rows that pages are composed of. */
export const ROWS = {
  cover: { tone: "dark", width: "full", columns: WHOLE },
  dark: { tone: "dark", width: "contained", columns: WHOLE },
  tint: { tone: "tint", width: "contained", columns: WHOLE },
  plain: { columns: WHOLE },
  sided: { columns: TWO },
} as const;

const imageOf = (image: PageFacts["image"]): string | undefined =>
  image === undefined || image.startsWith("{") ? image : pictureOf(image as Motif).image;

const bodyOf = (body: Body) =>
  "blocks" in body ? body : { rows: [ROWS.plain], blocks: [{ ...body.block, at: [1, 1, 1] as const }] };

/** The file of a page. */
export const page = ({ id, title, path, sources = [], description, image, metaTitle, ...body }: PageFacts & Body) => ({
  [`pages/${id}.json`]: {
    id,
    title,
    path,
    pageType: sources.length > 0 ? "standard" : "ordinary",
    layout: "default",
    template: { rows: bodyOf(body).rows },
    sources: sources.map(({ name, model, one, where = {} }) => ({
      name,
      model,
      collection: one === undefined,
      filters: Object.entries(where).map(([property, value]) => ({ property, value, operator: "eq" })),
    })),
    blocks: bodyOf(body).blocks.map(({ component, id: own, at: [row, column, order], settings = {}, data = {} }) => ({
      component,
      hide: false,
      id: own,
      place: { row, column, order },
      data,
      settings,
    })),
    meta: {
      nb: {
        title: metaTitle ?? title,
        description,
        keywords: [],
        ...(image !== undefined && { image: imageOf(image) }),
      },
    },
  },
});
