import { z } from "zod";
import type { MemberScreen } from "../../../../src/rules/content/member-screens";
import type { ComparedFilm } from "../../../../src/rules/showings/alike";
import type { ShowingTimes } from "../../../../src/rules/showings/showing-state";
import type { LocalDateTime } from "../../../../src/rules/time/local-time";
import { field } from "../define/field";
import { type Derived, named } from "../define/naming";
import { objectTypeOf } from "../define/object-type";
import type { ObjectType } from "../define/output";
import { id } from "../fields";
import { place } from "./place";
import { dataSchema, type Slots, slotShape } from "./slots";

/** What a block that chooses knows of an event. */
export interface ChoosableEvent {
  readonly id: string;
  /** The page of what it shows; its own id without one. */
  readonly page: string;
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

/** What a block that chooses knows of a production. */
export interface ChoosableProduction extends ComparedFilm {
  readonly id: string;
}

/** What the slots of a block hold, by slot. */
export interface Choosable {
  readonly events: Readonly<Record<string, readonly ChoosableEvent[]>>;
  readonly productions: Readonly<Record<string, readonly ChoosableProduction[]>>;
}

/** Methods, so that definitions with different settings can stand in one list. */
interface Behaviour<Settings> {
  /** How many days with events the block carries, counted from the build's day; null for all. */
  horizon?(settings: Settings): number | null;
  /** For a block that shows only some of what its slots hold: the ids of those, by slot, at the build's moment. */
  chooses?(held: Choosable, moment: LocalDateTime): Readonly<Record<string, readonly string[]>>;
  /** For a block that shows how it stands with events: the moments at which what it shows of one changes by itself. */
  turns?(times: ShowingTimes): readonly LocalDateTime[];
  /** For a block that tells whether parts of the venue are open now: their ids; an empty list means all. */
  partsTold?(settings: Settings): readonly string[];
  /** The screen of the film club that links lead to, when the block shows one. */
  memberScreen?(settings: Settings): MemberScreen;
  /** Whether readers hang a page with the block up: on paper it then has its address as a code. */
  printed?(settings: Settings): boolean;
}

interface Options<Settings extends z.ZodObject> extends Behaviour<z.output<Settings>> {
  /** Its name in content: "ticket-list". */
  readonly component: string;
  /** True when few pages have the block, or its code is large: the code is loaded on demand. */
  readonly isLazy?: boolean;
  /** Family and version that a site's `components` can ask for. */
  readonly train: string;
  readonly version: string;
  /** What editors call it, in Bokmål. */
  readonly label: string;
  /** What it shows, in Bokmål. */
  readonly about: string;
  /** One English sentence on it for GraphiQL. */
  readonly doc: string;
  readonly slots?: Slots;
  readonly settings: Settings;
  /** GraphQL fields that are computed from the settings and a BlockContext, by name. */
  readonly derived?: Readonly<Record<string, Derived>>;
  /** True when the block gives the page its h1. */
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

/** What blocks of all kinds have in GraphQL. */
export const COMMON_FIELDS = {
  id: field(id, {
    label: "Id",
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
    doc: "Where it stands.",
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

/** Makes a block from its parts; one file per block calls it once. */
export const defineBlock = <Settings extends z.ZodObject>(options: Options<Settings>): BlockDefinition => {
  const {
    component,
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
