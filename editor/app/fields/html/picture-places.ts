import { isObject, type JsonPath } from "../../../../domain/json/json";
import { type Form, fieldsOf } from "../../../api/form";
import { labelAt } from "../../../api/labels";
import { fresh } from "../field-props";

/** A place in a form that can take a picture. */
export interface PicturePlace {
  readonly path: JsonPath;
  readonly label: string;
  readonly valueWith: (picture: string) => unknown;
}

type Found = Omit<PicturePlace, "label">;

const emptyIn = (form: Form, value: unknown, path: JsonPath): readonly Found[] => {
  if (form.kind === "image") return value ? [] : [{ path, valueWith: (picture) => picture }];
  if (form.kind === "object" && form.isPicture) {
    const name = form.fields.find((field) => field.form.kind === "image")?.name;
    const held = value ?? fresh(form);
    if (name === undefined || !isObject(held) || held[name]) return [];
    return [{ path, valueWith: (picture) => ({ ...held, [name]: picture }) }];
  }
  if (form.kind === "list")
    return Array.isArray(value) ? value.flatMap((one, at) => emptyIn(form.item, one, [...path, at])) : [];
  if (!isObject(value)) return [];
  if (form.kind === "record")
    return Object.entries(value).flatMap(([key, one]) => emptyIn(form.value, one, [...path, key]));
  return fieldsOf(form, value).flatMap((field) => emptyIn(field.form, value[field.name], [...path, field.name]));
};

const MAX_PLACES = 2;

const shared = (one: JsonPath, other: JsonPath): number => {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at === -1 ? one.length : at;
};

/** The empty places for a picture that are nearest to a field. */
export const picturePlaces = (form: Form, value: unknown, near: JsonPath): readonly PicturePlace[] => {
  const found = emptyIn(form, value, []).toSorted((a, b) => shared(b.path, near) - shared(a.path, near));
  const labelled = found.map((place) => [labelAt(form, place.path, value), place] as const);
  // Of places with the same name, the first.
  const named = new Map(labelled.toReversed());
  return labelled
    .filter(([label, place]) => named.get(label) === place)
    .slice(0, MAX_PLACES)
    .map(([label, place]) => ({ ...place, label }));
};
