import { asJson } from "../json/print-json";
import type { EnumType, ObjectType, OutputField } from "./output";

/** A field's docstring, with its example. */
export const docOf = ({ about: { doc, example }, isScalar }: OutputField): string =>
  [doc || undefined, `Example: ${isScalar ? asJson(example) : String(example)}`]
    .filter((part) => part !== undefined)
    .join(" ");

const fieldSdl = (field: OutputField): string => `  ${JSON.stringify(docOf(field))}\n  ${field.name}: ${field.type}`;

const typeSdl = (type: ObjectType): string => {
  const parents = type.implements === null ? "" : ` implements ${type.implements}`;
  return [
    JSON.stringify(type.doc),
    `type ${type.name}${parents} @dontInfer {`,
    ...type.fields.map(fieldSdl),
    "}\n",
  ].join("\n");
};

const enumSdl = ({ name, doc, values }: EnumType): string =>
  [JSON.stringify(doc), `enum ${name} {`, ...values.map((value) => `  ${value}`), "}\n"].join("\n");

const withUsed = (type: ObjectType): readonly ObjectType[] => [
  type,
  ...type.fields.flatMap(({ uses, holds }) => [uses, holds].flatMap((one) => (one === null ? [] : withUsed(one)))),
];

/**
 * SDL of types, and of the types and enums of their fields, without duplicates.
 *
 * @throws when two types with the same name differ.
 */
export const sdlOf = (types: readonly ObjectType[]): readonly string[] => {
  const texts = new Map<string, string>();
  const add = (name: string, text: string): void => {
    if ((texts.get(name) ?? text) !== text) throw new Error(`Two GraphQL types are called ${name}.`);
    texts.set(name, text);
  };
  for (const type of types.flatMap(withUsed)) {
    add(type.name, typeSdl(type));
    for (const { enumType } of type.fields) if (enumType) add(enumType.name, enumSdl(enumType));
  }
  return [...texts.values()];
};
