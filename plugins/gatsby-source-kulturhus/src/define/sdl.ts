import { asJson } from "./as-json";
import type { ObjectType, OutputField } from "./output";

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

const withUsed = (type: ObjectType): readonly ObjectType[] => [
  type,
  ...type.fields.flatMap(({ uses, holds }) => [uses, holds].flatMap((one) => (one === null ? [] : withUsed(one)))),
];

/**
 * SDL of types and of all types of their fields, each once.
 *
 * @throws when two types with the same name differ.
 */
export const sdlOf = (types: readonly ObjectType[]): readonly string[] => {
  const texts = new Map<string, string>();
  for (const type of types.flatMap(withUsed)) {
    const text = typeSdl(type);
    if ((texts.get(type.name) ?? text) !== text) throw new Error(`Two GraphQL types are called ${type.name}.`);
    texts.set(type.name, text);
  }
  return [...texts.values()];
};
