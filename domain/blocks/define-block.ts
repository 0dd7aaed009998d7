import { z } from "zod";
import { field } from "../define/field";
import { type Derived, named, namedObject } from "../define/naming";
import { objectTypeOf } from "../define/object-type";
import type { ObjectType } from "../define/output";
import { id, order, wholeNumber } from "../fields";
import type { MemberScreen } from "../publishing/member-screens";
import type { ShowingTimes } from "../showings/showing-state";
import type { LocalDateTime } from "../time/local-time";
import type { Choice } from "./choice";
import { dataSchema, type Slots, slotShape } from "./slots";

/** The position of a block on the page. */
const place = namedObject("Place", "The position of a block in its page's template; all count from 1.", {
  row: field(wholeNumber(1, 1_000), { label: "Rad", help: "Rad i malen, fra 1.", example: 1 }),
  column: field(wholeNumber(1, 12).default(1), { label: "Kolonne", help: "Kolonne i raden, fra 1.", example: 1 }),
  order: field(order, {
    label: "Rekkefølge",
    help: "Rekkefølge i kolonnen.",
    doc: "Order within the column.",
    example: 1,
  }),
});

/** Methods, so that definitions with different settings fit in one list (bivariance). */
interface Behaviour<Settings> {
  /**
   * For a block that shows what is on: for how many days, from the build's day, it has events; null for all to come.
   * What has ended is not in its page data, which would grow with the years. Without it the block has past events too.
   */
  horizon?(settings: Settings): number | null;
  /** For a block that shows only part of its slots' contents. */
  readonly choice?: Choice;
  /** For a block that shows the state of events: the moments when it changes. */
  turns?(times: ShowingTimes): readonly LocalDateTime[];
  /** For a block that shows whether parts of the venue are open: their ids; an empty list means all. */
  partsShown?(settings: Settings): readonly string[];
  /** The film club's screen in the block, if any; links lead to its page. */
  memberScreen?(settings: Settings): MemberScreen;
  /** Whether pages with the block are printed: on paper they have a footer with their address as a QR code. */
  printed?(settings: Settings): boolean;
}

interface Options<Settings extends z.ZodObject> extends Behaviour<z.output<Settings>> {
  /** Its name in content: "ticket-list". */
  readonly component: string;
  /** The folder of its React component, when not named after the block. */
  readonly code?: string;
  /** For a block on few pages, or with much code: the code is loaded on demand. */
  readonly isLazy?: boolean;
  /** Family and version, which a site's `components` can require. */
  readonly train: string;
  readonly version: string;
  /** Its name for editors, in Bokmål. */
  readonly label: string;
  /** What it shows, in Bokmål. */
  readonly about: string;
  /** One English sentence for GraphiQL. */
  readonly doc: string;
  readonly slots?: Slots;
  readonly settings: Settings;
  /** GraphQL fields computed from the settings and a BlockContext, by name. */
  readonly derived?: Readonly<Record<string, Derived>>;
  /** True when the block renders the page's h1. */
  readonly givesHeading?: boolean;
}

type BlockShape = {
  readonly component: z.ZodType<string>;
  readonly hide: z.ZodType<boolean>;
  readonly id: z.ZodType<string>;
  readonly place: typeof place;
  readonly data: z.ZodType<Readonly<Record<string, string | undefined>>>;
  readonly settings: z.ZodType<Readonly<Record<string, unknown>>>;
};

export interface BlockDefinition extends Behaviour<Readonly<Record<string, unknown>>> {
  readonly component: string;
  readonly code: string;
  readonly isLazy: boolean;
  readonly train: string;
  readonly version: string;
  readonly slots: Slots;
  readonly schema: z.ZodObject<BlockShape>;
  readonly settings: z.ZodObject;
  readonly objectType: ObjectType;
  readonly givesHeading: boolean;
}

const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The GraphQL type of a block: "ticket-list" → "TicketListBlock". */
export const blockTypeName = (component: string): string => `${pascalCase(component)}Block`;

/** The GraphQL fields of all blocks. */
export const COMMON_FIELDS = {
  id: field(id, {
    label: "Kjennetegn",
    help: "Fast kjennetegn på siden.",
    doc: "The id within its page.",
    example: "innhold",
    as: { type: "ID" },
  }),
  component: field(z.string(), {
    label: "Blokk",
    help: "Hvilken blokk det er.",
    doc: "The block's name in content.",
    example: "rich-text",
  }),
  place: field(place, {
    label: "Plass",
    help: "Hvor blokken står.",
    doc: "Its position.",
    example: "place { row column order }",
  }),
  hide: field(z.boolean().default(false), {
    label: "Skjult",
    help: "true skjuler blokken uten å slette den.",
    doc: "True for blocks in hiddenBlocks.",
    example: false,
  }),
};

const asOf = field(z.string(), {
  label: "Gjelder fra",
  help: "Regnes ut.",
  doc: "The last moment until the build at which something that it shows changed by itself, Oslo wall clock.",
  example: "2026-12-01T13:05",
});

/** Defines a block; one file per block calls it once. */
export const defineBlock = <Settings extends z.ZodObject>(options: Options<Settings>): BlockDefinition => {
  const {
    component,
    code = component,
    slots = {},
    settings,
    label,
    about,
    doc,
    derived = {},
    givesHeading = false,
    isLazy = false,
    ...rest
  } = options;
  const output = named(
    { name: blockTypeName(component), doc, implements: "Block", derived },
    z.object({ ...COMMON_FIELDS, ...settings.shape, ...slotShape(slots), ...(options.turns && { asOf }) }),
  );
  const schema = z.strictObject({
    component: field(z.literal(component), { label, help: about }),
    hide: COMMON_FIELDS.hide,
    id: COMMON_FIELDS.id,
    place: COMMON_FIELDS.place,
    data: field(dataSchema(slots), { label: "Data", help: "Hvilke av sidens kilder blokken viser." }),
    settings: field(settings, { label: "Innstillinger", help: "Det som er bare denne blokkens." }),
  });
  return {
    ...rest,
    component,
    code,
    isLazy,
    slots,
    settings,
    givesHeading,
    schema: schema.describe(about),
    get objectType() {
      return objectTypeOf(output);
    },
  };
};
