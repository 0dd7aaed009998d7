import { isObject, isSame, type Json } from "../../../domain/json/json";
import { mergeJson } from "../../../domain/json/merge-json";
import type { EntityName } from "../../../domain/kinds";
import type { ContentChange } from "../content/changed-texts";
import { entitiesOf, kindOfFile, type Placed, without$schema } from "../content/content-folder";
import type { FileChange } from "../content/git";

/** Why a save cannot be undone; the message is for the editor. */
export class CannotUndo extends Error {}

/** An entity before and after a save; null where it did not exist. */
export interface EntityChange {
  readonly kind: EntityName;
  readonly id: string;
  readonly before: Json | null;
  readonly after: Json | null;
}

const dataOf = ({ file }: FileChange, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new CannotUndo(`${file} var ikke gyldig JSON før eller etter denne endringen. Rett innholdet for hånd.`);
  }
};

const byId = (kind: EntityName, change: FileChange, text: string | null): ReadonlyMap<string, Json> =>
  new Map(
    text === null
      ? []
      : entitiesOf(kind, change.file, dataOf(change, text)).map(({ id, value }) => [id, without$schema(value)]),
  );

/** Entities that a save added, changed or removed. Pictures and other files are ignored. */
export const entityChanges = (files: readonly FileChange[]): readonly EntityChange[] =>
  files.flatMap((change) => {
    const kind = kindOfFile(change.file);
    if (kind === null) return [];
    const before = byId(kind, change, change.before);
    const after = byId(kind, change, change.after);
    return [...new Set([...before.keys(), ...after.keys()])]
      .map((id) => ({ kind, id, before: before.get(id) ?? null, after: after.get(id) ?? null }))
      .filter((one) => !isSame(one.before, one.after));
  });

const isLater = (what: string): CannotUndo =>
  new CannotUndo(`«${what}» er endret på nytt siden. Åpne det og rett det du vil ha tilbake.`);

/** `current` with a change undone; null when removed. */
const undoneOf = ({ id, before, after }: EntityChange, current: Json | null): Json | null => {
  if (isSame(before, current)) return current;
  if (before === null || after === null) {
    if (!isSame(after, current)) throw isLater(id);
    return before;
  }
  if (current === null) throw new CannotUndo(`«${id}» er slettet siden. Angre slettingen først.`);
  const { value, clashes } = mergeJson({ before: after, mine: before, theirs: current });
  if (clashes.length > 0 || !isObject(value)) throw isLater(id);
  return value;
};

/**
 * Changes that undo a save and keep later ones.
 * @throws {CannotUndo} When the same values have been changed since.
 */
export const undoing = (changes: readonly EntityChange[], entities: readonly Placed[]): readonly ContentChange[] =>
  changes.flatMap((change) => {
    const { kind, id } = change;
    const found = entities.find((one) => one.kind === kind && one.id === id);
    const now = found === undefined ? null : without$schema(found.value);
    const value = undoneOf(change, now);
    return isSame(value, now) ? [] : [{ kind, id: now === null ? null : id, value }];
  });
