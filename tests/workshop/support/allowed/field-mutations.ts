import { fieldName } from "../../../../engine/problems/problem";
import { type ContentFolder, type Json, type Key, type Mutation, overlaps } from "./content-folder";
import { edgeValues, placesIn } from "./edge-values";

const FOLDERS = ["sites", "menus", "pages", "productions", "events", "articles"];

const shown = (value: Json | undefined): string => {
  const text = value === undefined ? "left out" : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
};

interface Place {
  readonly file: string;
  readonly field: string;
  readonly path: readonly Key[];
  readonly value: Json;
}

/** Fields by their names, at any place: "events events[].start". */
const placesByField = (content: ContentFolder): ReadonlyMap<string, readonly Place[]> => {
  const found = new Map<string, Place[]>();
  for (const file of FOLDERS.flatMap((folder) => content.names(folder))) {
    for (const [path, value] of placesIn(content.document(file))) {
      const field = fieldName(path);
      const kind = `${file.replace(/\/.*/, "")} ${field.replaceAll(/\[\d+\]/g, "[]")}`;
      const places = found.get(kind) ?? [];
      places.push({ file, field, path, value });
      found.set(kind, places);
    }
  }
  return found;
};

/**
 * Each field of the content at each of its limits, as far as there are places: no change is within another, nor within
 * one of the given ones, so that each remains and can be identified.
 */
export const fieldMutations = (content: ContentFolder, given: readonly Mutation[]): readonly Mutation[] => {
  const taken: Mutation[] = [...given];
  const found: Mutation[] = [];
  // Fields with few places choose first.
  const fields = [...placesByField(content).values()].sort((a, b) => a.length - b.length);
  for (const places of fields) {
    for (const value of places[0] === undefined ? [] : edgeValues(places[0].value)) {
      const place = places.find((one) => !taken.some((other) => overlaps(one, other)));
      if (place === undefined) break;
      const { file, field, path } = place;
      const name = `${file} ${field}: ${shown(value)}`;
      const mutation = { name, file, field, apply: (changed: ContentFolder) => changed.set(file, path, value) };
      taken.push(mutation);
      found.push(mutation);
    }
  }
  return found;
};
