import { applyEdits, type Edit, type Node, parseTree } from "jsonc-parser";

/** Changes of fields in a JSON file's text that keep every other line, for migrations. */

/** Names that lead to a field from the file's beginning; "*" is every item of a list: ["events", "*", "hall"]. */
export type FieldPattern = readonly string[];

interface Place {
  /** The field with its name. */
  readonly property: Node;
  /** The object that has it. */
  readonly owner: Node;
}

const named = (node: Node, name: string): Node | undefined =>
  node.children?.find((property) => property.children?.[0]?.value === name);

const placesBelow = (node: Node | undefined, [name, ...rest]: FieldPattern): readonly Place[] => {
  if (node === undefined || name === undefined) return [];
  if (node.type === "array" && name === "*") return (node.children ?? []).flatMap((item) => placesBelow(item, rest));
  const property = node.type === "object" ? named(node, name) : undefined;
  if (property === undefined) return [];
  return rest.length === 0 ? [{ property, owner: node }] : placesBelow(property.children?.[1], rest);
};

const edited = (text: string, pattern: FieldPattern, editsFor: (place: Place) => readonly Edit[]): string =>
  applyEdits(text, placesBelow(parseTree(text), pattern).flatMap(editsFor));

/** Gives a field another name. Where the new name is taken, the field is left, and the check reports it. */
export const renameField = (text: string, pattern: FieldPattern, to: string): string =>
  edited(text, pattern, ({ property, owner }) => {
    const [key] = property.children ?? [];
    if (key === undefined || named(owner, to) !== undefined) return [];
    return [{ offset: key.offset, length: key.length, content: JSON.stringify(to) }];
  });

const endOf = ({ offset, length }: Node): number => offset + length;

/** With the comma and the white space on one side, so that the fields around it stay as they are. */
const rangeOf = ({ property, owner }: Place): readonly [start: number, end: number] => {
  const fields = owner.children ?? [];
  const at = fields.indexOf(property);
  const [before, after] = [fields[at - 1], fields[at + 1]];
  if (before !== undefined) return [endOf(before), endOf(property)];
  return after === undefined ? [owner.offset + 1, endOf(owner) - 1] : [property.offset, after.offset];
};

/** Takes a field away, with its line. */
export const removeField = (text: string, pattern: FieldPattern): string =>
  edited(text, pattern, (place) => {
    const [start, end] = rangeOf(place);
    return [{ offset: start, length: end - start, content: "" }];
  });
