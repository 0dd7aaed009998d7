import { z } from "zod";
import { plainSchemas, schemasAt } from "../../define/schema-keys";
import type { FieldPath } from "../problem";

/** What an editor reads of an issue, and where it is. */
export interface Description {
  readonly path: FieldPath;
  readonly message: string;
  readonly cure: string;
}

/** A place of a document: what stands there, and what the schemas let stand there. */
export interface Place {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly schemas: readonly z.ZodType[];
  /** The files in content/images, as pictures are named. */
  readonly pictures: readonly string[];
}

/** A document as it was written, and what it is to be. */
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

/** Whether a value could stand there. */
export const accepts = ({ schemas }: Place, value: unknown): boolean =>
  schemas.some((schema) => schema.safeParse(value).success);

/** What the schemas come down to: objects, lists and plain values. */
export const plainOf = ({ schemas, value }: Place): readonly unknown[] =>
  schemas.flatMap((schema) => plainSchemas(schema, value));

/** What the field is for, as the schema tells editors while they type; ends with a full stop. */
export const purposeOf = ({ schemas }: Place): string | null => {
  const [text] = schemas.flatMap(({ description }) => (description === undefined ? [] : [description.trim()]));
  if (text === undefined || text === "") return null;
  return /[.?!]$/.test(text) ? text : `${text.replace(/ ?…$/, " og så videre")}.`;
};

/** The names of the fields that the object there can have. */
export const keysOf = (place: Place): readonly string[] => [
  ...new Set(plainOf(place).flatMap((found) => (found instanceof z.ZodObject ? Object.keys(found.shape) : []))),
];
