import { type FieldNode, fieldNode } from "../../../domain/define/field-node";
import { alternativesOf, nodesAt } from "../../../domain/define/find-nodes";
import { either, type Told } from "../../../domain/define/voices";
import type { FieldPath, Fix } from "../problem";

/** An issue's message for editors, and its place. */
export interface Description {
  readonly path: FieldPath;
  readonly message: string;
  readonly cure: string;
  /** From the document's root, as is `path`. */
  readonly fix?: Fix | undefined;
  readonly atForm?: Told | undefined;
}

/** A place in a document: its value, and the fields that may describe it. */
export interface Place {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly fields: readonly FieldNode[];
  /** The files in content/images, as fields name them. */
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

/** Objects, lists and plain values: for options, those that the value selects. */
export const plainOf = ({ fields, value }: Place): readonly FieldNode[] =>
  fields.flatMap((field) => alternativesOf(field, value));

/** The field's description from its schema, ending with a full stop. */
export const purposeOf = ({ fields }: Place): string | null => {
  const [found] = fields.flatMap(({ schema: { description }, about }) =>
    // A field that needs no help at a form is asked for by its label.
    description === undefined
      ? []
      : [{ file: description.trim(), form: about.atForm === "" ? `${about.label}.` : about.atForm }],
  );
  if (found === undefined || found.file === "") return null;
  const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text.replace(/ ?…$/, " og så videre")}.`);
  return found.form === undefined ? sentence(found.file) : either(sentence(found.file), found.form);
};

/** Possible field names of the object. */
export const keysOf = (place: Place): readonly string[] => [
  ...new Set(plainOf(place).flatMap(({ fields }) => [...fields.keys()])),
];
