import { isObject, type JsonPath, valueAt } from "../../../domain/json/json";
import type { Upload } from "../../api/pictures";

const NAMES = ["title", "name", "heading", "label"];

/** The nearest enclosing name of a field: of its row, or of the entity. */
const nameAround = (value: unknown, path: JsonPath): string => {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const holder = valueAt(value, path.slice(0, depth));
    const found = isObject(holder) ? NAMES.map((name) => holder[name]).find((text) => typeof text === "string") : "";
    if (typeof found === "string" && found.trim() !== "") return found;
  }
  return "";
};

const imageIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(imageIn).find((image) => image !== "") ?? "";
  if (!isObject(value)) return "";
  if (typeof value.image === "string" && value.image !== "" && !value.image.startsWith("{")) return value.image;
  return imageIn(Object.values(value));
};

/** Subject of a new picture for a field, and the picture whose folder it joins. */
export const aboutPicture = (
  { kind, value }: { readonly kind: string; readonly value: unknown },
  path: JsonPath,
): Pick<Upload, "title" | "beside" | "kind"> => {
  const holder = valueAt(value, path.slice(0, -1));
  const isWide = isObject(holder) && holder.type === "first_image";
  return { kind, title: nameAround(value, path) + (isWide ? " cover" : ""), beside: imageIn(value) };
};
