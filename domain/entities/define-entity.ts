import { z } from "zod";
import type { Move } from "../define/demonstration";
import { type Derived, named } from "../define/naming";
import { objectTypeOf } from "../define/object-type";
import type { ObjectType } from "../define/output";
import { list as listOf, schemaReference } from "../fields";
import type { LocalDate } from "../time/local-time";
import { type Beginning, type Listing, PLAIN_LISTING } from "./listing";

interface Files<Folder extends string = string> {
  /** The folder below content. */
  readonly folder: Folder;
  /** The single file with such entities: "settings/redirects.json". By default any file in the folder. */
  readonly file?: string;
  /** The key of the list in a file with many entities; absent when a file has one. */
  readonly list?: string;
  /** The name of the files' JSON Schema: content/schemas/<name>.json. */
  readonly schemaName: string;
  /** Describes a file's content, in Bokmål. */
  readonly about: string;
  /** Plural for editors, in Bokmål and lower case. */
  readonly plural: string;
  /** Whether a site can be built without any: no, with a warning, or yes. */
  readonly presence: "needed" | "expected" | "optional";
}

/**
 * A value that pages can filter by and show, although it is not a field. A method, so that definitions of different
 * entities fit in one list (bivariance).
 */
export interface Computed<Entity> {
  of(entity: Entity, today: LocalDate): string;
}

/** Methods, so that definitions of different entities fit in one list (bivariance). */
interface Behaviour<Entity> {
  /** Computed values by name, distinct from all field names. */
  readonly computed?: Readonly<Record<string, Computed<Entity>>>;
  /** Unique values by field; null for an entity without one. The id is always unique. */
  unique?(entity: Entity): Readonly<Record<string, string | null>>;
  /** Whether it is in a language; by default in all. */
  inLocale?(entity: Entity, locale: string): boolean;
  /** The entity with its dates shifted, for a demonstration. */
  moved?(entity: Entity, move: Move): Entity;
}

interface Options<Schema extends z.ZodType, Folder extends string> extends Files<Folder>, Behaviour<z.output<Schema>> {
  /** Its display for editors, where different from `PLAIN_LISTING`. */
  readonly listing?: Partial<Listing>;
  /** Templates for a new one, besides a copy. */
  readonly beginnings?: readonly Beginning<NoInfer<z.input<Schema>>>[];
  /** Its GraphQL type. */
  readonly type: string;
  /** One English sentence for GraphiQL. */
  readonly doc: string;
  readonly schema: Schema;
  /** Lists whose items have a unique field, with that field: { blocks: "id" }. */
  readonly uniqueWithin?: Readonly<Record<string, string>>;
  /** Computed GraphQL fields, by name. */
  readonly derived?: Readonly<Record<string, Derived>>;
  /** False for entities without nodes of their own. */
  readonly isNode?: boolean;
}

/** An entity and its position in the file. */
export interface Found<Entity> {
  readonly entity: Entity;
  readonly path: readonly (string | number)[];
}

type Parsed<Entity> =
  | { readonly found: readonly Found<Entity>[]; readonly issues: null }
  | { readonly found: null; readonly issues: readonly z.core.$ZodIssue[] };

/** One kind of content: its files, its schema and its GraphQL output. */
export interface EntityDefinition<Schema extends z.ZodType = z.ZodType, Folder extends string = string>
  extends Files<Folder>,
    Behaviour<z.output<Schema>> {
  /** Its GraphQL type. */
  readonly type: string;
  readonly schema: Schema;
  /** The schema of a whole file. */
  readonly fileSchema: z.ZodType;
  readonly objectType: ObjectType;
  readonly uniqueWithin: Readonly<Record<string, string>>;
  readonly isNode: boolean;
  readonly listing: Listing;
  readonly beginnings: readonly Beginning<unknown>[];
  parse(data: unknown): Parsed<z.output<Schema>>;
}

/**
 * One issue for each place, unless it is about other fields: of a text that is no date, nothing else is to be said. Not
 * `abort: true`, after which Zod leaves out the rules between fields.
 */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] => {
  const places = new Set<string>();
  return issues.filter(({ code, path }) => {
    if (code === "unrecognized_keys") return true;
    const place = JSON.stringify(path);
    return !places.has(place) && places.add(place);
  });
};

/** Reads files with one entity, and files with a list of entities. */
const fileOf = <Schema extends z.ZodType>(
  schema: Schema,
  { list, about }: Files,
): Pick<EntityDefinition<Schema>, "fileSchema" | "parse"> => {
  if (list === undefined) {
    const parse = (data: unknown): Parsed<z.output<Schema>> => {
      const { success, data: entity, error } = schema.safeParse(data);
      return success
        ? { found: [{ entity, path: [] }], issues: null }
        : { found: null, issues: firstOfEach(error.issues) };
    };
    return { fileSchema: schema.describe(about), parse };
  }
  const fileSchema = z.strictObject({ $schema: schemaReference, [list]: listOf(schema) }).describe(about);
  const parse = (data: unknown): Parsed<z.output<Schema>> => {
    const { success, data: file, error } = fileSchema.safeParse(data);
    if (!success) return { found: null, issues: firstOfEach(error.issues) };
    const items = file[list];
    const found = Array.isArray(items) ? items.map((entity, index) => ({ entity, path: [list, index] })) : [];
    return { found, issues: null };
  };
  return { fileSchema, parse };
};

/** Defines one kind of content; `kinds/index.ts` lists them all. */
export const defineEntity = <Schema extends z.ZodType, Folder extends string>({
  type,
  doc,
  schema: plain,
  derived = {},
  isNode = true,
  uniqueWithin = {},
  beginnings = [],
  listing = {},
  ...rest
}: Options<Schema, Folder>): EntityDefinition<Schema, Folder> => {
  const schema = named({ name: type, doc, implements: isNode ? "Node" : null, derived }, plain);
  return {
    ...rest,
    ...fileOf(schema, rest),
    type,
    schema,
    isNode,
    uniqueWithin,
    beginnings,
    listing: { ...PLAIN_LISTING, ...listing },
    get objectType() {
      return objectTypeOf(schema);
    },
  };
};
