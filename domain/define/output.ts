import type { GraphqlAs, GraphqlDoc } from "./field";

/** A field of a GraphQL type, and how to read its value from the content object. */
export interface OutputField {
  readonly name: string;
  /** Its name in content. */
  readonly contentName: string;
  /** SDL: "[Hall!]! @link". */
  readonly type: string;
  readonly about: Partial<GraphqlDoc>;
  /** True for scalars, enums and lists of them: any other field's example is a selection. */
  readonly isScalar: boolean;
  /** The type of its values, when a closed set. */
  readonly enumType: EnumType | null;
  /** The type of its values, when not a node. */
  readonly uses: ObjectType | null;
  /** The type of the nodes embedded in the content object that the field links to. */
  readonly holds: ObjectType | null;
  /** True when Gatsby resolves it by the directive alone; nodes have no value. */
  readonly isResolved: boolean;
  /** A method, so that fields of different objects fit in one list (bivariance). */
  value(source: object, context: unknown): unknown;
}

/** A GraphQL enum from a closed set of texts. */
export interface EnumType {
  readonly name: string;
  readonly doc: string;
  readonly values: readonly string[];
}

/** A GraphQL object type from a schema. */
export interface ObjectType {
  readonly name: string;
  readonly doc: string;
  readonly implements: "Node" | "Block" | null;
  readonly fields: readonly OutputField[];
}

/** The GraphQL output of a schema's values. */
export interface Output {
  readonly type: string;
  readonly directive: string;
  readonly isList: boolean;
  readonly isNullable: boolean;
  readonly enumType: EnumType | null;
  readonly uses: ObjectType | null;
  readonly holds: ObjectType | null;
  readonly isResolved: boolean;
  /** Never called with null or undefined. */
  from(value: unknown, context: unknown): unknown;
}

export const plainly = (type: string): Output => ({
  type,
  directive: "",
  isList: false,
  isNullable: false,
  enumType: null,
  uses: null,
  holds: null,
  isResolved: false,
  from: (value) => value,
});

/** Node ids are unique across all types: "Event:nattekspressen-1201-1800". */
export const nodeId = (type: string, key: string): string => `${type}:${key}`;

export const TODAY_NODE_ID = "Today";

export const BUILD_MOMENT_NODE_ID = "BuildMoment";

export const linkTo = (type: string): Output => ({
  ...plainly(type),
  directive: " @link",
  from: (id) => nodeId(type, String(id)),
});

export const otherwise = ({ type, directive, from, isResolved = false }: GraphqlAs): Output => ({
  ...plainly(type),
  isResolved,
  directive: directive === undefined ? "" : ` ${directive}`,
  ...(from && { from }),
});

export const SCALARS = ["String", "Date", "Int", "Float", "Boolean", "ID"];

/** An output's type in SDL; lists and their items are never null. */
export const typeText = ({ type, directive, isList, isNullable }: Output): string => {
  if (isList) return `[${type}!]!${directive}`;
  return `${type}${isNullable ? "" : "!"}${directive}`;
};
