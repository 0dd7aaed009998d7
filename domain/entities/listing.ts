import { isObject, type Json } from "../json/json";

/** What the lines of a list need of other entities. */
export interface Related {
  /** What a production is called, and its picture; null when there is none with the id. */
  readonly productionOf: (id: unknown) => { readonly title: string; readonly picture: string | null } | null;
  /** The name of a hall; its id when there is none. */
  readonly hallNameOf: (id: unknown) => string;
}

/** A value for a new entity: some of its fields, "" where an editor must write. The others follow from the schema. */
export type Begun<Value> = Value extends readonly (infer Item)[]
  ? readonly Begun<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Begun<Value[Name]> }
    : Value | "";

/** What a new entity can begin as. A method, so that those of different entities fit in one list (bivariance). */
export interface Beginning<Value> {
  readonly name: string;
  /** In Bokmål: "Ny film". */
  readonly label: string;
  /** @param now The moment as content writes it. */
  of(now: string): Begun<Value>;
}

/** How editors see the entities of one kind. Values are as files have them, valid or not. */
export interface Listing {
  /** The field that entities of the kind are known by. */
  readonly idField: "id" | "from";
  /** The field that holds the title; null where the title is made from others. */
  readonly titleField: string | null;
  /** The title, where it is made from several fields; null for what has none. */
  readonly title?: (value: Json, related: Related) => string | null;
  /** A second line. */
  readonly detail: (value: Json, related: Related) => string;
  readonly picture?: (value: Json, related: Related) => string | null;
  /** The field by which lists are sorted; by title when left out. */
  readonly sortField?: string;
  /** Place of the kind among the others. */
  readonly rank: number;
  /** False where a house has one entity of the kind only. */
  readonly isCopied?: boolean;
}

/** A field that is a text; empty when it is something else. */
export const textAt = (value: Json, name: string): string => (typeof value[name] === "string" ? value[name] : "");

/** The file of a picture; null for none, and for one that a page takes from what it shows. */
export const imageIn = (value: unknown): string | null =>
  isObject(value) && typeof value.image === "string" && !value.image.startsWith("{") ? value.image : null;

/** An entity that is known by its id and called by its title, in a kind that comes last. */
export const PLAIN_LISTING: Listing = {
  idField: "id",
  titleField: "title",
  detail: () => "",
  rank: 100,
};
