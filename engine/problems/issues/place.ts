import { type FieldNode, fieldNode } from "../../../domain/define/field-node";
import { alternativesOf, nodesAt } from "../../../domain/define/find-nodes";
import type { FieldPath, Fix } from "../problem";

/** What an editor reads of an issue, and where it is. */
export interface Description {
  readonly path: FieldPath;
  readonly message: string;
  readonly cure: string;
  /** The path is that of the document, as `path` is. */
  readonly fix?: Fix | undefined;
}

/** A place of a document: its value, and the fields that it may be. */
export interface Place {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly fields: readonly FieldNode[];
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
  fields: nodesAt(fieldNode(schema), path, data),
  pictures,
});

/** Whether a value is valid there. */
export const accepts = ({ fields }: Place, value: unknown): boolean =>
  fields.some(({ schema }) => schema.safeParse(value).success);

/** Objects, lists and plain values: of options those that the value chooses. */
export const plainOf = ({ fields, value }: Place): readonly FieldNode[] =>
  fields.flatMap((field) => alternativesOf(field, value));

/** The field's description from its schema; ends with a full stop. */
export const purposeOf = ({ fields }: Place): string | null => {
  const [text] = fields.flatMap(({ schema: { description } }) =>
    description === undefined ? [] : [description.trim()],
  );
  if (text === undefined || text === "") return null;
  return /[.?!]$/.test(text) ? text : `${text.replace(/ ?…$/, " og så videre")}.`;
};

/** The names of the fields that the object there can have. */
export const keysOf = (place: Place): readonly string[] => [
  ...new Set(plainOf(place).flatMap(({ fields }) => [...fields.keys()])),
];
