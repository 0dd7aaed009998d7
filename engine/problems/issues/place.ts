import { z } from "zod";
import { plainSchemas, schemasAt } from "../../../domain/define/schema-keys";
import type { FieldPath, Fix } from "../problem";

/** What an editor reads of an issue, and where it is. */
export interface Description {
  readonly path: FieldPath;
  readonly message: string;
  readonly cure: string;
  /** The path is that of the document, as `path` is. */
  readonly fix?: Fix | undefined;
}

/** A place of a document: its value, and its schemas. */
export interface Place {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly schemas: readonly z.ZodType[];
  /** The files in content/images, as pictures are named. */
  readonly pictures: readonly string[];
}

/** A document as written, and its schema. */
export interface Document {
  readonly data: unknown;
  readonly schema: unknown;
  readonly pictures: readonly string[];
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    data,
  );

export const placeAt = ({ schema, data, pictures }: Document, path: FieldPath): Place => ({
  path,
  value: valueAt(data, path),
  schemas: schemasAt(schema, path, data),
  pictures,
});

/** Whether a value is valid there. */
export const accepts = ({ schemas }: Place, value: unknown): boolean =>
  schemas.some((schema) => schema.safeParse(value).success);

/** The unwrapped schemas: objects, lists and plain values. */
export const plainOf = ({ schemas, value }: Place): readonly unknown[] =>
  schemas.flatMap((schema) => plainSchemas(schema, value));

/** The field's description from its schema; ends with a full stop. */
export const purposeOf = ({ schemas }: Place): string | null => {
  const [text] = schemas.flatMap(({ description }) => (description === undefined ? [] : [description.trim()]));
  if (text === undefined || text === "") return null;
  return /[.?!]$/.test(text) ? text : `${text.replace(/ ?…$/, " og så videre")}.`;
};

/** The names of the fields that the object there can have. */
export const keysOf = (place: Place): readonly string[] => [
  ...new Set(plainOf(place).flatMap((found) => (found instanceof z.ZodObject ? Object.keys(found.shape) : []))),
];
