import { isObject, type Json } from "../../../domain/json/json";
import { mergeJson } from "../../../domain/json/merge-json";
import type { EntityName } from "../../../domain/kinds";
import { changedText } from "../content/changed-texts";
import { entitiesOf, without$schema } from "../content/content-folder";

/** An entity in an open form; `id` is null for a new one. */
export interface Edit {
  readonly kind: EntityName;
  readonly id: string | null;
  readonly file: string;
  /** Value the form was opened with. */
  readonly before: unknown;
  readonly value: Json;
}

const withEdit = (text: string | null, { kind, id, file, before, value }: Edit): string | null => {
  if (id === null) return changedText(text, kind, [{ kind, id, value }]);
  if (text === null) return null;
  const own = entitiesOf(kind, file, JSON.parse(text.replace(/^\uFEFF/, "")));
  const placed = own.find((one) => one.id === id);
  if (placed === undefined) return text;
  const merged = mergeJson({ before, mine: value, theirs: without$schema(placed.value) });
  return isObject(merged.value) ? changedText(text, kind, [{ kind, id, value: merged.value }]) : text;
};

/** A file's text with the edits merged in; unchanged while it is not valid JSON. */
export const withEdits = (text: string | null, edits: readonly Edit[]): string | null => {
  try {
    return edits.reduce(withEdit, text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
};
