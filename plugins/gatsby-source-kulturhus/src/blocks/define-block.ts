import { z } from "zod";
import type { LocalDateTime } from "../../../../src/rules/local-time";
import type { MemberScreen } from "../../../../src/rules/member-screens";
import type { ShowingTimes } from "../../../../src/rules/showing-state";
import { id, order, wholeNumber } from "../entities/fields";

/** What a data slot of a block takes: which model, and one of it or many. */
export interface Slot {
  readonly model: "production" | "event" | "article";
  readonly collection: boolean;
  readonly optional?: boolean;
}

/** What a block's settings point at in the site's data, by content id. */
export interface BlockNeeds {
  readonly halls?: readonly string[];
  readonly openingHours?: readonly string[];
  readonly contacts?: readonly string[];
}

/** What a block may ask for when it becomes part of a page node. An empty list of ids means all of them. */
export interface BlockContext {
  readonly todayNode: string;
  readonly hallNodes: (ids: readonly string[]) => readonly string[];
  readonly openingHoursNodes: (ids: readonly string[]) => readonly string[];
  /** Coming days with showings in those of the parts that follow the programme. */
  readonly openDays: (ids: readonly string[]) => readonly object[];
  readonly contacts: (ids: readonly string[]) => readonly object[];
  /** The page that searching leads to. */
  readonly searchPath: string;
  /** How a companion pass is used with the house's ticket seller. */
  readonly companionPass: string;
  /** The accessibility statement that the municipality has published, or null. */
  readonly accessibilityStatement: string | null;
  /** https:// and the site's host. */
  readonly siteUrl: string;
}

export interface BlockDefinition {
  /** Its name in content: "ticket-list". */
  readonly component: string;
  /** Family and version that a site's `components` can ask for. */
  readonly train: string;
  readonly version: string;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly schema: z.ZodObject;
  /** GraphQL type TicketListBlock and what else the block needs. */
  readonly sdl: string;
  /** True when the block gives the page its h1. */
  readonly givesHeading: boolean;
  /** Settings that hold HTML; the pipeline sanitises them. */
  readonly html: readonly string[];
  readonly needs: (settings: unknown) => BlockNeeds;
  /** How many days with events the block carries, counted from the build's day; null for all. */
  readonly horizon: (settings: unknown) => number | null;
  /** For a block that shows how it stands with events: the moments at which what it shows of one changes by itself. */
  readonly turns: ((times: ShowingTimes) => readonly LocalDateTime[]) | null;
  /** The screen of the film club that links lead to, when the block shows one. */
  readonly memberScreen: (settings: unknown) => MemberScreen | null;
  /** The block's own GraphQL fields, besides id, component, place, hide and its slots. */
  readonly fields: (settings: unknown, context: BlockContext) => Readonly<Record<string, unknown>>;
}

interface Definition<Settings extends z.ZodObject> {
  readonly component: string;
  readonly train: string;
  readonly version: string;
  readonly about: string;
  readonly slots?: Readonly<Record<string, Slot>>;
  readonly settings: Settings;
  /** One sentence on the GraphQL type, in English. */
  readonly doc: string;
  /** SDL of the fields that are the block's own, slots included. */
  readonly fieldsSdl: string;
  /** Further SDL types that only this block uses. */
  readonly typesSdl?: string;
  readonly givesHeading?: boolean;
  readonly html?: readonly (keyof z.infer<Settings> & string)[];
  readonly needs?: (settings: z.infer<Settings>) => BlockNeeds;
  readonly horizon?: (settings: z.infer<Settings>) => number | null;
  readonly turns?: (times: ShowingTimes) => readonly LocalDateTime[];
  readonly memberScreen?: (settings: z.infer<Settings>) => MemberScreen;
  readonly fields: (settings: z.infer<Settings>, context: BlockContext) => Readonly<Record<string, unknown>>;
}

const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The GraphQL type of a block: "ticket-list" → "TicketListBlock". */
export const blockTypeName = (component: string): string => `${pascalCase(component)}Block`;

const place = z.strictObject({
  row: wholeNumber(1, 1_000).describe("Rad i malen, fra 1."),
  column: wholeNumber(1, 12).default(1).describe("Kolonne i raden, fra 1."),
  order: order.describe("Rekkefølge i kolonnen."),
});

const dataSchema = (slots: Readonly<Record<string, Slot>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => {
        const source = z.string().describe("Navnet på en av sidens kilder.");
        return [name, slot.optional ? source.optional() : source];
      }),
    ),
  );

const typeSdl = (name: string, doc: string, fields: string): string => `
  """
  ${doc}
  """
  type ${name} implements Block @dontInfer {
    "The id within its page. Example: \\"innhold\\""
    id: ID!
    "The block's name in content. Example: \\"rich-text\\""
    component: String!
    "Where it stands. Example: place { row column order }"
    place: Place!
    "True for blocks in hiddenBlocks. Example: false"
    hide: Boolean!
    ${fields}
  }`;

const AS_OF_SDL = `
    "The last moment until the build at which something that it shows changed by itself, Oslo wall clock. Example: \\"2026-12-01T13:05\\""
    asOf: String!
`;

/** Makes a block from its parts; one file per block calls it once. */
export const defineBlock = <Settings extends z.ZodObject>(definition: Definition<Settings>): BlockDefinition => {
  const { component, train, version, slots = {}, settings } = definition;
  const data = dataSchema(slots);
  const needsData = Object.values(slots).some((slot) => !slot.optional);
  return {
    component,
    train,
    version,
    slots,
    givesHeading: definition.givesHeading ?? false,
    html: definition.html ?? [],
    schema: z
      .strictObject({
        component: z.literal(component).describe(definition.about),
        hide: z.boolean().default(false).describe("true skjuler blokken uten å slette den."),
        id,
        place,
        data: needsData ? data : data.default({}),
        settings,
      })
      .describe(definition.about),
    sdl:
      typeSdl(blockTypeName(component), definition.doc, definition.fieldsSdl + (definition.turns ? AS_OF_SDL : "")) +
      (definition.typesSdl ?? ""),
    needs: (raw) => definition.needs?.(settings.parse(raw)) ?? {},
    horizon: (raw) => definition.horizon?.(settings.parse(raw)) ?? null,
    turns: definition.turns ?? null,
    memberScreen: (raw) => definition.memberScreen?.(settings.parse(raw)) ?? null,
    fields: (raw, context) => definition.fields(settings.parse(raw), context),
  };
};
