import { freeName } from "../../../domain/json/free-name";
import { slugOf } from "../../../domain/json/made-value";

/** Uninformative names from cameras and clipboards: "IMG_2034", "image", "DSC00012", "Skjermbilde 2026-11-23". */
const SAYS_NOTHING = /^(img|image|bilde|dsc|dscn|pxl|photo|foto|screenshot|skjermbilde|untitled|unnamed)?[-\d]*$/;

const MAX_LENGTH = 80;

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, "");

const withoutFolder = (name: string): string => name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);

const cutSlug = (text: string): string => slugOf(text).slice(0, MAX_LENGTH).replace(/-+$/, "");

/** Base name of a new picture's file, without extension: from its subject, else from the original file name. */
export const baseName = (title: string, name: string): string => {
  const titled = cutSlug(title);
  if (titled !== "") return titled;
  const own = cutSlug(withoutEnding(withoutFolder(name)));
  return SAYS_NOTHING.test(own) ? "bilde" : own;
};

const stemOf = (picture: string): string => withoutEnding(picture).toLowerCase();

/** An unused path below content/images, unique regardless of extension and case. */
export const freePath = (folder: string, base: string, ending: string, taken: readonly string[]): string => {
  const stems = new Set(taken.map(stemOf));
  return `${freeName(`${folder}/${base}`, (path) => stems.has(path.toLowerCase()))}.${ending}`;
};

const folderOf = (picture: string): string => picture.slice(0, Math.max(picture.lastIndexOf("/"), 0));

/** A folder that already holds pictures; only then is a requested folder used. */
const isKnown = (folder: string, pictures: readonly string[]): boolean =>
  folder !== "" && pictures.some((picture) => folderOf(picture) === folder);

/** Folder of a new picture: that of the entity's other pictures, the commonest for its kind, or the kind's own. */
export const folderFor = (
  { beside, kind }: { readonly beside: string; readonly kind: string },
  { pictures, ofKind }: { readonly pictures: readonly string[]; readonly ofKind: readonly string[] },
): string => {
  const own = folderOf(beside);
  if (isKnown(own, pictures)) return own;
  const counts = new Map<string, number>();
  for (const picture of ofKind) {
    const folder = folderOf(picture);
    if (isKnown(folder, pictures)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? (slugOf(kind) || "bilder");
};
