import { changedFields, isObject, type Json } from "../../../domain/json/json";
import { type Clash, mergeJson } from "../../../domain/json/merge-json";
import { entityDefinition } from "../../../domain/kinds";
import type { Change, Kept, Problem, Save, Saved } from "../../api/api";
import type { Form } from "../../api/form";
import { labelAt } from "../../api/labels";
import { objectOf } from "../../api/object-of";
import type { Merged } from "../../api/preview";
import { type AllowedChanges, allowedChanges } from "../content/allowed-changes";
import { type ContentChange, type FileTexts, fileFor } from "../content/changed-texts";
import { type ContentFolder, idOf, isKind, type Placed, versionOf, without$schema } from "../content/content-folder";
import type { Drafts } from "../content/drafts";
import type { CommitDetails, ContentGit } from "../content/git";
import { removeUnfinished } from "../content/unfinished-files";
import { formOf } from "../forms/describe-form";
import type { CheckedContent, ReadContent } from "./checked-content";
import { isError } from "./desk-problems";
import { NotFound } from "./not-found";
import { titleOf } from "./summaries";

const MAX_NAMED = 3;

const lowered = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Commit message of a change: "Endret Nattekspressen: aldersgrense"; without a title "Endret priser". */
const changeText = (
  title: string | null,
  { form, before, after }: { form: Form; before: Json; after: Json },
): string => {
  const labels = changedFields(before, after).map((name) => lowered(labelAt(form, [name], after)));
  const more = labels.length > MAX_NAMED ? ` og ${labels.length - MAX_NAMED} til` : "";
  return `Endret ${title === null ? "" : `${title}: `}${labels.slice(0, MAX_NAMED).join(", ")}${more}`;
};

/** Changes for one commit, with its message. */
export interface ChangePlan extends CommitDetails {
  readonly changes: readonly ContentChange[];
  /** Exact new texts of whole files, which `changes` do not touch; null for a removed file. */
  readonly files?: FileTexts;
}

/** Result of a save: all or nothing is written. */
export type SavedChanges =
  | { readonly outcome: "saved"; readonly kept: Kept }
  | { readonly outcome: "refused"; readonly problems: readonly Problem[] };

/** A form's change, merged with others' changes since the form was opened. */
export interface MergedChange {
  readonly change: ContentChange & { readonly value: Json };
  /** The entity on disk, or where a new one will be. */
  readonly placed: Placed;
  readonly current: Json;
  readonly clashes: readonly Clash[];
  readonly read: ReadContent;
}

/** Both sides of each conflict. A side that removed the value is absent, because null is a value. */
export const conflictsOf = ({ change, current, clashes }: MergedChange): Merged => {
  const form = formOf(entityDefinition(change.kind).schema);
  const conflicts = clashes.map(({ path, mine, theirs }) => ({
    path: [...path],
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
    label: labelAt(form, path, change.value),
  }));
  return { conflicts, version: versionOf(current), theirs: current, merged: change.value };
};

const messageOf = ({ change, placed, current, read }: MergedChange): string => {
  const title = titleOf({ ...placed, value: change.value }, read.entities);
  if (change.id === null) return `Ny: ${title}`;
  const form = formOf(entityDefinition(change.kind).schema);
  // A house has one of its settings, whose parts have names of their own.
  return changeText(change.kind === "sites" ? null : title, { form, before: current, after: change.value });
};

const writeText = async (folder: ContentFolder, file: string, text: string | null): Promise<void> => {
  if (text === null) await folder.remove(file);
  else if (text !== (await folder.textOf(file))) await folder.write(file, text);
};

/** Writes all texts or none: each is staged before the first takes its place. */
export const writeTexts = async (folder: ContentFolder, texts: FileTexts): Promise<void> => {
  const old = new Map<string, string | null>();
  const staged: (readonly [file: string, Awaited<ReturnType<ContentFolder["stage"]>>])[] = [];
  try {
    for (const [file, text] of texts) {
      const before = await folder.textOf(file);
      if (text === before) continue;
      if (text !== null) staged.push([file, await folder.stage(file, text)]);
      old.set(file, before);
    }
    for (const [, { place }] of staged) await place();
    for (const file of old.keys()) if (texts.get(file) === null) await folder.remove(file);
  } catch (error) {
    for (const [, { discard }] of staged) await discard();
    for (const [file, text] of old) await writeText(folder, file, text);
    throw error;
  }
};

interface Options {
  readonly content: CheckedContent;
  readonly drafts: Drafts;
  readonly git: ContentGit;
}

/** All writes to the content: merged, checked, written and committed. */
export class Saves {
  readonly #content: CheckedContent;
  readonly #drafts: Drafts;
  readonly #git: ContentGit;
  /** Tail of the queue of saves. */
  #saving: Promise<unknown>;

  constructor({ content, drafts, git }: Options) {
    this.#content = content;
    this.#drafts = drafts;
    this.#git = git;
    this.#saving = removeUnfinished(content.folder.root).catch(() => 0);
  }

  /** Queues a write to the content, so that neither files nor commits collide. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#saving.then(work);
    this.#saving = done.catch(() => undefined);
    return done;
  }

  /** Merges a form's change with the content on disk. Without `before`, its base, nothing is merged. */
  async merge({ kind, id, value }: Change, before?: { readonly value: unknown }): Promise<MergedChange> {
    if (!isKind(kind)) throw new NotFound(kind);
    if (id === null) {
      const read = await this.#content.read();
      const placed = { kind, id: idOf(kind, value), file: fileFor(kind, value, read.entities), path: [], value: {} };
      return { change: { kind, id, value }, placed, current: {}, clashes: [], read };
    }
    const { placed, ...read } = await this.#content.find(kind, id);
    const current = without$schema(placed.value);
    if (before === undefined) return { change: { kind, id, value }, placed, current, clashes: [], read };
    const merged = mergeJson({ before: before.value, mine: value, theirs: current });
    const change = { kind, id, value: isObject(merged.value) ? merged.value : value };
    return { change, placed, current, clashes: merged.clashes, read };
  }

  /** Saves a form's value. With errors, even old ones, it is kept as a draft. */
  save(save: Save): Promise<Saved> {
    return this.inTurn(async () => {
      const merged = await this.merge(save, { value: save.before });
      if (merged.clashes.length > 0) return { outcome: "conflict", ...conflictsOf(merged) };
      const { changes, corrected } = await this.#allowed([merged.change]);
      const { kind, id } = merged.change;
      const value = changes[0]?.value ?? merged.change.value;
      const { texts, verdict } = await this.#content.tryChanges(changes, { read: merged.read });
      if ([...verdict.here, ...verdict.elsewhere].some(isError)) {
        const { base, before, editor } = save;
        await this.#drafts.save({ kind, id, draft: { base: base ?? "", before, value: save.value, editor } });
        return { outcome: "draft", verdict };
      }
      const message = messageOf({ ...merged, change: { kind, id, value } });
      const isCommitted = await this.#write(texts, { message, editor: save.editor });
      await this.#drafts.drop({ kind, id, object: objectOf(value) });
      return {
        outcome: "saved",
        id: idOf(kind, value),
        message,
        isCommitted,
        ...(corrected !== "" && { value, corrected }),
      };
    });
  }

  /**
   * Saves changes as one unit if they introduce no errors. `plan` computes them when their turn comes, from the content
   * at that time.
   */
  saveChanges<Plan extends ChangePlan>(plan: () => Promise<Plan>): Promise<SavedChanges & { readonly plan: Plan }> {
    return this.inTurn(async () => {
      const made = await plan();
      const { changes, corrected } = await this.#allowed(made.changes);
      const { texts, introduced } = await this.#content.tryChanges(changes, { files: made.files });
      if (introduced.some(isError)) return { outcome: "refused", problems: introduced, plan: made } as const;
      const isCommitted = await this.#write(texts, made);
      return { outcome: "saved", kept: { message: made.message, isCommitted, corrected }, plan: made } as const;
    });
  }

  async #allowed(changes: readonly ContentChange[]): Promise<AllowedChanges> {
    return allowedChanges(changes, (await this.#content.read()).entities);
  }

  /** Writes the files of one save, and commits them. */
  async #write(texts: FileTexts, details: CommitDetails): Promise<boolean> {
    await writeTexts(this.#content.folder, texts);
    return this.#git.commit([...texts.keys()], details);
  }
}
