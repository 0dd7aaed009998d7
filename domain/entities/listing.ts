import { isObject, type Json } from "../json/json";

/** What list rows need of other entities. */
export interface Related {
  /** A production's title and picture; null for an unknown id. */
  readonly productionOf: (id: unknown) => { readonly title: string; readonly picture: string | null } | null;
  /** A hall's name; the id itself when unknown. */
  readonly hallNameOf: (id: unknown) => string;
  /** Menu items above one, the uppermost first. */
  readonly menuAbove: (id: unknown) => readonly Json[];
  /** The first menu item that leads to an address, below those above it; empty for none. */
  readonly menuTo: (path: string) => readonly Json[];
}

/** A new entity's initial value: some of its fields, "" where an editor must write. The schema gives the rest. */
export type Begun<Value> = Value extends readonly (infer Item)[]
  ? readonly Begun<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Begun<Value[Name]> }
    : Value | "";

/** A template for a new entity. A method, so that those of different entities fit in one list (bivariance). */
export interface Beginning<Value> {
  readonly name: string;
  /** In Bokmål: "Ny film". */
  readonly label: string;
  /** @param now The moment, in content form. */
  of(now: string): Begun<Value>;
}

/** Where an entity stands in a tree that editors order by hand, by its field `order`. */
export interface Placement {
  /** The heading of its part of the tree, in Bokmål. */
  readonly heading: string;
  /** 0 for the uppermost. */
  readonly depth: number;
  /** Equal for those that are ordered among one another. */
  readonly among: string;
  /** An address of the site; "" where it leads nowhere. */
  readonly leadsTo: string;
}

/** The part of a list that an entity stands in. */
export interface ListPart {
  /** In Bokmål; "" for the first, which needs none. */
  readonly heading: string;
  /** The parts are in the order of this text. */
  readonly sortKey: string;
}

/** How editors see entities of one kind. Values are as in files, valid or not. */
export interface Listing {
  /** The identifying field. */
  readonly idField: "id" | "from";
  /** The field with the title; null where it is made from others. */
  readonly titleField: string | null;
  /** The title, where made from several fields; null for none. */
  readonly title?: (value: Json, related: Related) => string | null;
  /** A second line. */
  readonly detail: (value: Json, related: Related) => string;
  readonly picture?: (value: Json, related: Related) => string | null;
  /** The text that lists are sorted by; by default the title. */
  readonly sortKey?: (value: Json, related: Related) => string;
  /** What `sortKey` orders by; by default titles. */
  readonly order?: "time" | "placement";
  readonly placement?: (value: Json, related: Related) => Placement;
  /** Where a list ordered by titles has parts. */
  readonly part?: (value: Json, related: Related) => ListPart;
  /** The kind's place among the others. */
  readonly rank: number;
  /** False where a house has only one entity of the kind. */
  readonly isCopied?: boolean;
  /** What a new one is called, in Bokmål: "Ny forestilling". */
  readonly newLabel?: string;
  /** What editors call all of the kind, in Bokmål, where not by its plural: "Innstillinger". */
  readonly label?: string;
  /** What its entities are called in a count, where not as the kind: "menypunkter". */
  readonly entries?: string;
  /** True where an entity only leads to other pages: it has nothing of its own to look at. */
  readonly onlyLeads?: true;
}

/** A text field; empty for any other value. */
export const textAt = (value: Json, name: string): string => (typeof value[name] === "string" ? value[name] : "");

/** A picture's file; null for none, and for one that a page takes from its content. */
export const imageIn = (value: unknown): string | null =>
  isObject(value) && typeof value.image === "string" && !value.image.startsWith("{") ? value.image : null;

/** Identified by id, called by title, listed last. */
export const PLAIN_LISTING: Listing = {
  idField: "id",
  titleField: "title",
  detail: () => "",
  rank: 100,
};
