import { isObject, type JsonPath } from "../../../domain/json/json";
import type { ListedPicture } from "../../api/pictures";
import type { Placed } from "../content/content-folder";
import { titleOf } from "../desk/summaries";

type Use = ListedPicture["uses"][number];

const textsIn = (value: unknown, path: JsonPath = []): readonly (readonly [text: string, path: JsonPath])[] => {
  if (typeof value === "string") return [[value, path]];
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => textsIn(item, [...path, at]));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name])) : [];
};

/** Where each picture is named, in valid files and others. */
export const usesOfPictures = (
  entities: readonly Placed[],
  pictures: readonly string[],
): ReadonlyMap<string, readonly Use[]> => {
  const uses = new Map<string, Use[]>(pictures.map((picture) => [picture, []]));
  for (const one of entities)
    for (const [text, path] of textsIn(one.value))
      uses.get(text)?.push({ kind: one.kind, id: one.id, title: titleOf(one, entities), path: [...path] });
  return uses;
};

/** Whether any text in a value names a picture, such as one that has not been saved. */
export const namesPicture = (value: unknown, picture: string): boolean =>
  textsIn(value).some(([text]) => text.includes(picture));
