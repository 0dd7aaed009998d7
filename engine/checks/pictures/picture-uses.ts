import { Remembered } from "../../../domain/collections/remembered";
import type { PicturePurpose } from "../../../domain/define/field";
import { type Marked, markedIn, placesOf } from "../../../domain/define/places";
import { isObject } from "../../../domain/json/json";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../../domain/kinds";
import type { Entry, SiteContent } from "../../content/content";
import type { FieldPath, Origin } from "../../problems/problem";

export interface PictureUse {
  /** The file, relative to content/images. */
  readonly image: string;
  /** The text alternative; null where none is required. */
  readonly alt: string | null;
  /** Determines the minimum size. */
  readonly purpose: PicturePurpose;
  readonly origin: Origin;
  /** The field with the file's name. */
  readonly at: FieldPath;
}

/** A production's pictures have a type. */
const PURPOSES: Readonly<Record<string, PicturePurpose>> = { first_image: "wide", poster: "poster" };

const purposeOf = (type: unknown): PicturePurpose | undefined =>
  typeof type === "string" && Object.hasOwn(PURPOSES, type) ? PURPOSES[type] : undefined;

const places = new Map(
  ENTITY_NAMES.map((name) => [name, placesOf(entityDefinition(name).schema, ({ purpose }) => purpose ?? null)]),
);

/** The file that a field names; null for a binding. */
const usedFile = (image: string, purpose: PicturePurpose): Omit<PictureUse, "origin" | "at"> | null =>
  image.startsWith("{") ? null : { image, alt: null, purpose };

const usedPicture = ({ value, mark }: Marked<PicturePurpose>): Omit<PictureUse, "origin" | "at"> | null => {
  if (typeof value === "string") return usedFile(value, mark);
  if (!isObject(value)) return null;
  const { image, alt, type } = value;
  if (typeof image !== "string" || typeof alt !== "string") return null;
  return { image, alt, purpose: purposeOf(type) ?? mark };
};

const uses = new Remembered<Entry<unknown>, readonly PictureUse[]>();

const usesIn = (name: EntityName, entry: Entry<unknown>): readonly PictureUse[] =>
  uses.of(entry, [name], () =>
    markedIn(entry.entity, places.get(name) ?? null).flatMap((marked) => {
      const use = usedPicture(marked);
      const at = typeof marked.value === "string" ? marked.path : [...marked.path, "image"];
      return use === null ? [] : [{ ...use, origin: entry.origin, at }];
    }),
  );

/** Every field of the content that names a picture. */
export const pictureUses = (content: SiteContent): readonly PictureUse[] => [
  ...ENTITY_NAMES.filter((name) => name !== "sites").flatMap((name) =>
    content[name].flatMap((entry) => usesIn(name, entry)),
  ),
  ...usesIn("sites", content.site),
];
