import { isObject, type Json } from "../../../domain/json/json";
import { mergeJson } from "../../../domain/json/merge-json";
import { entityDefinition } from "../../../domain/kinds";
import type { Problem as Found } from "../../../engine/problems/problem";
import type { Change, Verdict } from "../../api/api";
import { idOf, isKind, type Placed } from "../content/content-folder";
import { tryChange } from "./check";
import type { CheckedContent } from "./checked-content";
import { fileFor } from "./copies";
import { NotFound } from "./not-found";

/** Where a change goes, and what is known of the content before it. */
interface Target {
  readonly placed: Placed;
  readonly entities: readonly Placed[];
  readonly before: readonly Found[];
}

export const without$schema = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== "$schema"));

/** Checks changes that have not been saved. */
export class Trials {
  readonly #content: CheckedContent;

  constructor(content: CheckedContent) {
    this.#content = content;
  }

  /** Where a change goes: the entity's place, or that of a new one. */
  async #target({ kind, id, value }: Change) {
    if (!isKind(kind)) throw new NotFound(kind);
    if (id !== null) return this.#content.find(kind, id);
    const read = await this.#content.read();
    const file = fileFor(kind, value, read.entities);
    const { list } = entityDefinition(kind);
    const path = list === undefined ? [] : [list];
    const placed: Placed = { kind, id: idOf(kind, value), file, path, value: {} };
    return { ...read, placed };
  }

  async #result({ placed, entities, before }: Target, value: Json, moment?: string) {
    const { folder } = this.#content;
    const text = await folder.textWith(placed, value);
    const { list } = entityDefinition(placed.kind);
    const inFile = entities.filter((one) => one.file === placed.file).length;
    const path = list !== undefined && placed.path.length < 2 ? [list, inFile] : placed.path;
    const { kind, file } = placed;
    return { text, ...(await tryChange(folder, { file, text, path, kind, value, entities, before, moment })) };
  }

  /** A change merged with what others have changed meanwhile, where it goes, and the check of the content with it. */
  async merged(change: Change, before: unknown, moment?: string) {
    const target = await this.#target(change);
    const current = without$schema(target.placed.value);
    const merged =
      change.id === null
        ? { value: change.value, clashes: [] }
        : mergeJson({ before, mine: change.value, theirs: current });
    const value = isObject(merged.value) ? merged.value : change.value;
    return { ...target, current, value, clashes: merged.clashes, ...(await this.#result(target, value, moment)) };
  }

  async verdict(change: Change): Promise<Verdict> {
    return (await this.#result(await this.#target(change), change.value)).verdict;
  }
}
